import { eq } from 'drizzle-orm';
import type { QueueReason } from '#contract/listing.ts';
import { saveListing, type ListingEdit } from '#contract/listing-edit.ts';
import { isFixedBySale, noWarranty, readOnlyFields, sayListingRule, type BrokenRule } from '#contract/listing-rules.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { saveStep, type ListingStep } from '#machines/lifecycle/listing.ts';
import { specsOf } from '../categories/category-record.ts';
import { category } from '../db/schema/category.ts';
import { seller } from '../db/schema/core.ts';
import { listingDetail } from '../db/schema/listing.ts';
import { invalid, invalidBecause, type ServerProblem } from '../http/problem.ts';
import { writeRoute, type WriteContext } from '../http/route.ts';
import { dueDate } from './due-date.ts';
import type { ListingEventType } from './listing-event.ts';
import { changesOf } from './listing-changes.ts';
import { holdAlike } from './hold-alike.ts';
import { longestSending } from './listing-history.ts';
import { keepingReplaced } from './keep-replaced.ts';
import { applyEdit, changedBy, checkNamed, keepingCleared, keepingUnnamed, readEditable, type Editable } from './listing-patch.ts';
import type { ListingRecord } from './lock-listing.ts';
import { mayEditPrice } from './may-reprice.ts';
import { withOneBarcode } from './one-barcode.ts';
import { isRebound, rebound } from './rebound.ts';
import { brokenByEdit, type Surroundings } from './save-listing-rules.ts';
import { staysInAccount } from './stays-in-account.ts';
import { stepLocked, takeListing } from './step.ts';
import { writeListing } from './write-listing.ts';
import { writeBarcode } from './write-barcode.ts';

type SaveType = Extract<ListingStep['type'], 'approve' | 'resubmit' | 'edit'>;
const eventTypes: Readonly<Record<SaveType, ListingEventType>> = { approve: 'approved', resubmit: 'resubmitted', edit: 'edited' };

const nothingToAnswer = 'Só um anúncio recusado tem o que responder';
const twoBarcodes = 'O anúncio e a variação do mesmo SKU têm um só EAN / GTIN';

/**
 * PUT /publish/{publishId}: approval, resubmission or edit, by the listing's status and the person's role (decision 24). Its platform is
 * that of its account, and whether it is complete is reckoned: what a save says of both is not asked (decision 0170).
 */
export const saveListingRoute = writeRoute(saveListing, async ({ params, body }, context) => {
  const { answer, picturesFollow, platformId: _platform, complete: _complete, ...edit } = body;
  const { tx, actor, clock } = context;
  const taken = await takeWithFollowers(context, params.publishId, edit);
  if (!taken.ok) return taken;
  const { row } = taken.value;
  const step = saveStep(row.status, actor.role);
  const stepped = await stepLocked(context, taken.value, step);
  if (!stepped.ok) return stepped;
  if (answer !== undefined && step.type !== 'resubmit')
    return refuse(invalid(nothingToAnswer, [{ message: nothingToAnswer, path: 'answer' }]));

  const before = await readEditable(tx, row);
  const kept = await keepingReplaced(tx, row, before, keepingCleared(row, before, tidied(edit)));
  const checked = await checkEdit(context, row, before, changedBy(before, keepingUnnamed(before, kept)));
  if (!checked.ok) return checked;
  const priced = await mayEditPrice(context, taken.value, checked.value.price);
  if (!priced.ok) return priced;
  const withBarcode = checkBarcode(row, before, checked.value);
  if (!withBarcode.ok) return withBarcode;
  const written = withBarcode.value;
  const type = eventTypes[step.type as SaveType];
  // The list keeps a copy of its SKU's barcode, and others are told by the SKU's that they share it.
  const skuBarcode = written.gtin === undefined ? null : await writeBarcode(context, row, written.gtin);
  return ok(
    await writeListing(context, taken.value, {
      type,
      status: stepped.value.status,
      set: { ...(await applyEdit(tx, row, before, written)), ...queueFields(type, row, clock()) },
      data: {
        changes: changesOf(before, written),
        before: { warning: row.warning, reasons: row.reasons },
        ...(answer !== undefined && { answer }),
        ...(skuBarcode && { skuBarcode }),
      },
      ...(type === 'approved' && { skuWarning: null }),
      toldAt: whenTold(picturesFollow, row, { ...before, ...written } as Editable, clock()),
    }),
  );
});

/** Only a barcode is written to others too. */
const takeWithFollowers = async (context: WriteContext, publishId: string, { gtin, variations }: ListingEdit) => {
  const held = gtin !== undefined || variations ? await holdAlike(context, publishId) : undefined;
  const taken = await takeListing(context, publishId);
  return taken.ok && isRebound(taken.value.row, held) ? refuse(rebound()) : taken;
};

/** A first publication without a picture would be refused: the first that arrives hastens it. What is there has pictures there. (decision 0153) */
const whenTold = (picturesFollow: true | undefined, { externalId }: ListingRecord, { image, variations }: Editable, now: Date) => {
  const hasPicture = image.length > 0 || variations.some(({ images }) => images.length > 0);
  return picturesFollow && externalId === null && !hasPicture ? new Date(now.getTime() + longestSending) : undefined;
};

/** As a form leaves it: an emptied barcode is none, and without a warranty there is no time of it (part 2, section 4). */
const tidied = (edit: ListingEdit): ListingEdit => ({
  ...edit,
  ...(edit.gtin === '' ? { gtin: null } : {}),
  ...(edit.variations && { variations: edit.variations.map((each) => (each.gtin === '' ? { ...each, gtin: null } : each)) }),
  ...(edit.warrantyType === noWarranty ? { warrantyTime: 0, warrantyTimeUnit: 'dias' } : {}),
});

/** The category as it is to be, and the company; null where an import left it in one we do not know. */
const readSurroundings = async (tx: WriteContext['tx'], row: ListingRecord, categoryId: string): Promise<Surroundings | null> => {
  const [found] = await tx
    .select({ specs: category.specs, requiredHere: category.requiredHere, modes: category.shipModes, me2: seller.me2 })
    .from(category)
    .innerJoin(seller, eq(seller.id, row.sellerId))
    .where(eq(category.id, categoryId));
  return found ? { ...found, specs: specsOf(found).flatMap(({ attributes }) => attributes) } : null;
};

/** The rules of the form, asked again: what is closed to this person now, what is wrong, and what is not there. */
const checkEdit = async (
  { tx, actor }: WriteContext,
  row: ListingRecord,
  before: Editable,
  changed: ListingEdit,
): Promise<Result<ListingEdit, ServerProblem>> => {
  const closed = readOnlyFields(row.status, actor.role);
  const fields = Object.keys(changed) as (keyof ListingEdit)[];
  const shut = fields.filter((field) => closed.has(field));
  if (shut.length > 0) return broken(shut.map((path) => ({ rule: 'readOnly', path })));
  if (fields.includes('marketPlaceId') && (await staysInAccount(tx, row))) return broken([{ rule: 'inAccount', path: 'marketPlaceId' }]);
  const sold = fields.some((field) => isFixedBySale(field, 1)) ? await soldFieldsOf(tx, row.id, fields) : [];
  if (sold.length > 0) return broken(sold.map((path) => ({ rule: 'sold', path })));
  // What is not there is said before what it would ask: a category with others below it asks nothing of anybody.
  const named = await checkNamed(tx, row, before, changed);
  if (!named.ok) return refuse(invalid(named.error.message, [{ message: named.error.message, path: named.error.path }]));
  const rules = brokenByEdit(before, changed, await readSurroundings(tx, row, changed.category?.id ?? row.categoryId));
  return rules.length > 0 ? broken(rules) : named;
};

/** With the barcode also where else it stands; a kit has none, nor has a variation of it: what an import left there stays until it is taken. */
const checkBarcode = ({ sku, kit }: ListingRecord, before: Editable, changed: ListingEdit): Result<ListingEdit, ServerProblem> => {
  const written = withOneBarcode(sku, before, changed);
  if (written === null) return refuse(invalid(twoBarcodes, [{ message: twoBarcodes, path: 'gtin' }]));
  if (!kit) return ok(written);
  const typed = (changed.variations ?? []).flatMap(({ _id, gtin }, at) =>
    gtin && gtin !== before.variations.find((each) => each._id === _id)?.gtin
      ? [{ rule: 'kitGtin', path: `variations.${at}.gtin` } as const]
      : [],
  );
  if (typed.length > 0) return broken(typed);
  return written.gtin ? broken([{ rule: 'kitGtin', path: 'gtin' }]) : ok(written);
};

/** Of these fields those that a sale forbids. */
const soldFieldsOf = async (tx: WriteContext['tx'], id: string, fields: readonly (keyof ListingEdit)[]) => {
  const [detail] = await tx.select({ sold: listingDetail.sold }).from(listingDetail).where(eq(listingDetail.listingId, id));
  return fields.filter((field) => isFixedBySale(field, detail?.sold ?? 0));
};

const broken = (rules: readonly BrokenRule[]): Result<never, ServerProblem> => {
  const causes = rules.map((each) => ({ message: sayListingRule(each), path: each.path }));
  return refuse(invalidBecause(causes));
};

/** A resubmission queues again from now and answers its warnings; an edit under review keeps its place and says why it is worth a look. */
const queueFields = (
  type: ListingEventType,
  row: ListingRecord,
  now: Date,
): { warning?: string; reasons?: readonly QueueReason[]; queuedAt?: Date; dueAt?: Date } => {
  if (type === 'resubmitted') return { warning: '', reasons: ['resubmitted'], queuedAt: now, dueAt: dueDate(now) };
  if (type === 'approved') return { warning: '' };
  return row.status === 'pending' ? { reasons: [...new Set<QueueReason>([...row.reasons, 'edited'])] } : {};
};
