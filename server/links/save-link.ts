import { and, asc, eq, inArray } from 'drizzle-orm';
import { saveLink, type LinkStatus } from '#contract/link.ts';
import { addTo } from '#lib/dates.ts';
import { ok, refuse, unreachable, type Result } from '#lib/result.ts';
import { stepLink, type LinkFacts, type LinkStepRefused } from '#machines/lifecycle/link.ts';
import type { Tx } from '../db/open.ts';
import { kit } from '../db/schema/kit.ts';
import type { listing } from '../db/schema/listing.ts';
import { product, sku } from '../db/schema/product.ts';
import { forbidden, invalid, orNotFound, stepRefused, type ServerProblem } from '../http/problem.ts';
import { writeRoute, type WriteContext } from '../http/route.ts';
import { enqueueListingStock } from '../integration-jobs/enqueue-stock.ts';
import { mayBePublishedSince } from '../integration-jobs/was-begun.ts';
import { holdAlike } from '../listings/hold-alike.ts';
import { subjectOf, type LinkedAs, type ListingEventData, type SkuBarcode } from '../listings/listing-event.ts';
import type { ListingRecord } from '../listings/lock-listing.ts';
import { isRebound, rebound } from '../listings/rebound.ts';
import { wordsOf } from '../listings/search-words.ts';
import { takeListing } from '../listings/step.ts';
import { giveBackBarcode, withdrawBarcode, writtenSkus } from '../listings/write-barcode.ts';
import { writeListing } from '../listings/write-listing.ts';
import { keptDays } from '../kept-days.ts';
import { selectLinks } from './link-row.ts';
import { tellBarcode } from './tell-barcode.ts';
import { barcodeSince, beforeUndone, hasOnlyFollowed, linkedAs } from './undone-link.ts';

interface Bound {
  readonly set: LinkedAs & Partial<typeof listing.$inferInsert>;
  readonly code: string | null;
}

const statusOf = ({ ofKit, skuId }: ListingRecord): LinkStatus => {
  if (ofKit) return 'kit';
  return skuId === null ? 'unbound' : 'bound';
};

const toProblem = ({ reason }: LinkStepRefused): ServerProblem => {
  switch (reason) {
    case 'role':
      return forbidden();
    case 'kit':
      return stepRefused('O kit com este código diz o que o anúncio vende: mude a composição do kit');
    case 'alreadyBound':
      return stepRefused('Anúncio já está vinculado a este SKU');
    case 'notBound':
      return stepRefused('Anúncio não está vinculado');
    case 'notKit':
      return stepRefused('Nenhum kit tem este código');
    default:
      return unreachable(reason);
  }
};

/** The lifecycle decides. */
const check = (
  { actor }: WriteContext,
  row: ListingRecord,
  step: 'bind' | 'unbind',
  facts: Pick<LinkFacts, 'isSame' | 'isOfKit'>,
): Result<LinkStatus, ServerProblem> => {
  const next = stepLink(statusOf(row), step, { ...facts, party: actor.role, isOfSeveral: row.kit, hasSku: row.skuId !== null });
  return next.ok ? next : refuse(toProblem(next.error));
};

/**
 * The listing takes its SKU's code; its barcode too where it has none by itself, but a kit, which never has one. A step that is taken back
 * leaves it as it was before. (decision 0162)
 */
const bind = async (
  context: WriteContext,
  row: ListingRecord,
  skuId: string,
  undoes: string | null,
): Promise<Result<Bound, ServerProblem>> => {
  const { tx } = context;
  const [found] = await tx
    .select({ id: sku.id, code: sku.sku, gtin: sku.gtin })
    .from(sku)
    .where(and(eq(sku.id, skuId), eq(sku.sellerId, row.sellerId)))
    // A save that corrects the SKU's barcode meanwhile tells the listings that are bound: either this is one, or it takes the new barcode.
    .for('share');
  if (!found) return refuse(invalid('SKU não encontrado', [{ message: 'SKU não encontrado', path: 'body.skuId' }]));
  const isOfKit = (await tx.$count(kit, and(eq(kit.sellerId, row.sellerId), eq(kit.code, found.code)))) > 0;
  const next = check(context, row, 'bind', { isSame: row.skuId === skuId, isOfKit });
  if (!next.ok) return next;
  const isOwn = undoes !== null || row.kit || (row.gtin !== null && !(await hasOnlyFollowed(tx, row)));
  const own = row.kit ? null : row.gtin;
  const gtin = isOwn ? own : found.gtin;
  return ok({ set: textsOf(row, { skuId, sku: found.code, gtin }), code: found.code });
};

/** What the marketplace calls it stays: the same SKU is found by it again. */
const unbind = (context: WriteContext, row: ListingRecord): Result<Bound, ServerProblem> => {
  const next = check(context, row, 'unbind', { isSame: false, isOfKit: false });
  return next.ok ? ok({ set: textsOf(row, { ...linkedAs(row), skuId: null }), code: null }) : next;
};

/** With the words it is found by. */
const textsOf = ({ title, id }: ListingRecord, linked: LinkedAs): Bound['set'] => ({
  ...linked,
  search: wordsOf([title, linked.sku, linked.gtin, id]),
});

interface TakenBack {
  readonly undoes: string | null;
  /** The barcode it gets is that of its SKU, and none of its own: as it was before where a step is taken back, else always. */
  readonly hasFollowed: boolean;
}

/** The barcode that is there may be one it had here, and not what it has there by itself: so it may where nobody keeps what was sent then. */
const wasTold = async ({ tx, clock }: WriteContext, row: ListingRecord): Promise<boolean> => {
  const since = await barcodeSince(tx, row);
  return since === null || since < addTo(clock(), -keptDays.doneJobs, 'day') || mayBePublishedSince(tx, subjectOf(row.id), since);
};

/**
 * The barcode it got by the step. Without one again, it is emptied there only where one was told: what it has there by itself would be
 * emptied with it.
 */
const takenOf = async (
  context: WriteContext,
  row: ListingRecord,
  { set: { skuId, gtin } }: Bound,
  { hasFollowed }: TakenBack,
): Promise<ListingEventData> => {
  if (row.kit || gtin === row.gtin) return {};
  if (gtin === null && !(await wasTold(context, row))) return {};
  return { changes: [{ field: 'gtin', before: row.gtin, after: gtin }], ...(hasFollowed && skuId !== null && { barcodeOf: skuId }) };
};

/** What was decided, as the listing's history keeps it. */
const decided = async (context: WriteContext, row: ListingRecord, bound: Bound, taken: TakenBack) => ({
  sku: { before: row.skuId === null ? null : row.sku, after: bound.code },
  link: { before: linkedAs(row), after: linkedAs(bound.set) },
  ...(await takenOf(context, row, bound, taken)),
  ...(taken.undoes !== null && { undoes: taken.undoes }),
});

type Deed = Pick<ListingEventData, 'tookBarcode' | 'skuBarcode'>;

interface Move {
  /** The SKU it is bound to, or was when it was unbound. */
  readonly from: string | null;
  readonly to: string | null;
  readonly undoes: string | null;
  /** What the step that is taken back took. */
  readonly took: SkuBarcode | null;
}

/** Another SKU, or the step taken back, says that the one before was wrong; only unbound says nothing of it. What was taken by the step that is taken back is given back. */
const moveBarcodes = async (context: WriteContext, row: ListingRecord, { from, to, undoes, took }: Move): Promise<Deed> => {
  const isWrong = from !== to && (to !== null || undoes !== null);
  const tookBarcode = isWrong ? await withdrawBarcode(context, { ...row, skuId: from }) : null;
  const skuBarcode = took && (await giveBackBarcode(context, row, took));
  return { ...(tookBarcode && { tookBarcode }), ...(skuBarcode && { skuBarcode }) };
};

/**
 * The SKU before, the one it is bound to and the one that is given back to, and their products, each in one order: two who go opposite ways
 * would wait for each other for ever. A first binding writes to neither.
 */
const holdAll = async (tx: Tx, { sellerId }: ListingRecord, { from, to, undoes, took }: Move): Promise<void> => {
  if (undoes === null && (from === null || to === null)) return;
  const ids = [from, to, took?.skuId ?? null].filter((each) => each !== null);
  const all = and(inArray(sku.id, ids), eq(sku.sellerId, sellerId));
  const held = await tx.select({ of: sku.productId }).from(sku).where(all).orderBy(asc(sku.id)).for('no key update');
  const products = inArray(
    product.id,
    held.map(({ of }) => of),
  );
  await tx.select({ id: product.id }).from(product).where(products).orderBy(asc(product.id)).for('no key update');
};

/** PUT /link/{id}: told in the listing's own history; and to the marketplace, how many there are of what it sells now. */
export const saveLinkRoute = writeRoute(saveLink, async ({ params: { id }, body: { skuId, undoes } }, context) => {
  const { tx } = context;
  const { all, left } = await writtenSkus(tx, id);
  const held = await holdAlike(context, id, all);
  const taken = await takeListing(context, id);
  if (!taken.ok) return taken;
  const { row } = taken.value;
  if (isRebound(row, held)) return refuse(rebound());
  const base = undoes === null ? ok({ row, took: null, hasFollowed: true }) : await beforeUndone(tx, row, undoes, skuId);
  if (!base.ok) return base;
  const { row: before, took, hasFollowed } = base.value;
  const move: Move = { from: row.skuId ?? left, to: skuId, undoes, took };
  await holdAll(tx, row, move);
  const bound = skuId === null ? unbind(context, before) : await bind(context, before, skuId, undoes);
  if (!bound.ok) return bound;
  const moved = await moveBarcodes(context, row, move);
  await writeListing(context, taken.value, {
    type: skuId === null ? 'unbound' : 'bound',
    status: row.status,
    set: bound.value.set,
    data: { ...(await decided(context, row, bound.value, { undoes, hasFollowed })), ...moved },
  });
  await tellBarcode(context, row, bound.value.set);
  if (skuId !== null) await enqueueListingStock(tx, id, context.clock());
  const [link] = await selectLinks(tx, [id]);
  return orNotFound(link);
});
