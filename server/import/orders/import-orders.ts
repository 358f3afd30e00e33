import { sql } from 'drizzle-orm';
import { joinOrders, type OrderToImport, type UnusedLine } from '#import/orders/join-orders.ts';
import type { ReadOrderTables } from '#import/orders/read-order-tables.ts';
import type { Reason } from '#import/reason.ts';
import type { Outcome, ReportLine } from '#import/report.ts';
import type { Db } from '../../db/open.ts';
import { event, seller } from '../../db/schema/core.ts';
import { marketplaceAccount } from '../../db/schema/marketplace-account.ts';
import { saleOrder } from '../../db/schema/order.ts';
import { chunked } from '../../db/chunked.ts';
import { changesChannel } from '../../stream/append-event.ts';
import { idOf } from '../assign-keys.ts';
import { placeholderId } from '../find-seller.ts';
import { differencesOf, findHere, type OrderHere, type Part } from './compare-order.ts';
import { completeOrder } from './complete-order.ts';
import { findClashes, type Claim } from './find-clashes.ts';
import { inTitleCase, orderIdOf, rowsOf, orderInFile, type Owner } from './order-rows.ts';

interface OrderImportJob {
  readonly read: Pick<ReadOrderTables, 'tables' | 'fileOf'>;
  /** The owner of orders that name no company, and of all orders if `isForAll`. */
  readonly owner: Owner;
  readonly isForAll: boolean;
  /** Is what differs from what is here taken into it? What an earlier file could not tell always is. */
  readonly isUpdate: boolean;
  /** Is only told what would become of every line? */
  readonly isDry?: boolean;
  /** Did somebody change what is here of this order since it was said what would become of it? Then nothing is written over. */
  readonly isStale?: (order: OrderToImport) => boolean;
  readonly now: Date;
}

type Tables = ReadOrderTables['tables'];
interface Settled {
  readonly outcome: Outcome;
  readonly reasons: readonly Reason[];
}

const perBatch = 200;

/** Takes every order that can be read, each once. What is here already is compared, completed where it was broken, and else left as it is. */
export const importOrders = async (db: Db, job: OrderImportJob): Promise<readonly ReportLine[]> => {
  const { tables, fileOf } = job.read;
  const { orders, rest } = joinOrders(tables);
  const titleOf = titlesOf(tables);
  const nameOf = companyNames(tables);
  const ownerOf = ({ company }: OrderToImport): Owner =>
    job.isForAll || company === null ? job.owner : { sellerId: idOf('companies', company), accountId: idOf('companies', company) };
  const outcomes = new Map<string, ReportLine>();
  const lent = new Map<string, Outcome>();
  const claimed = new Map<string, string>();
  for (const batch of chunked(orders, perBatch)) {
    const here = await findHere(db, batch);
    const claims = batch.flatMap((order): readonly Claim[] => {
      const [known, owner] = [here(order), ownerOf(order)];
      const isClaimed = !known || isCompletedFor(order, known, job);
      return isClaimed ? [{ order, id: known?.id ?? orderIdOf(order), accountId: owner.accountId }] : [];
    });
    const clashes = await findClashes(db, claims, claimed);
    const fresh = batch.filter((each) => !here(each) && !clashes.has(each));
    if (!job.isDry) {
      await addCompanies(
        db,
        batch.flatMap(({ company }) => (job.isForAll || company === null ? [] : [company])),
        nameOf,
      );
      await insertBatch(
        db,
        fresh.map((each) => rowsOf(each, ownerOf(each), titleOf)),
      );
    }
    for (const order of batch) {
      const known = here(order);
      const holder = clashes.get(order);
      const settled: Settled =
        holder !== undefined
          ? numberIsTaken(order)
          : known
            ? await settle(db, order, known, ownerOf(order), titleOf, job)
            : { outcome: 'taken', reasons: order.notes };
      report(outcomes, order, settled, holder ?? known?.id ?? orderIdOf(order), fileOf);
      lend(lent, order, settled);
    }
  }
  const lines = [...outcomes.values(), ...rest.map((each) => reportRest(each, fileOf)), ...lookedUp(tables, lent, fileOf)];
  const rank = new Map(Object.values(fileOf).map((file, at) => [file, at]));
  return lines.toSorted((a, b) => (rank.get(a.file) ?? 0) - (rank.get(b.file) ?? 0) || a.line - b.line);
};

/** Of a line that is in several orders the one tells of which most came: the earlier of these. */
const most: readonly Outcome[] = ['taken', 'updated', 'differs', 'known'];
const isLess = (outcome: Outcome, earlier: Outcome | undefined): boolean =>
  earlier !== undefined && most.indexOf(earlier) <= most.indexOf(outcome);

/** What became of the lines of an order. */
const report = (
  outcomes: Map<string, ReportLine>,
  { places }: OrderToImport,
  { outcome, reasons }: Settled,
  id: string,
  fileOf: ReadOrderTables['fileOf'],
): void => {
  for (const { table, line, key } of places) {
    const place = `${table}/${line}`;
    const earlier = outcomes.get(place);
    const own = table === 'orders' ? reasons : [];
    const all = [...(earlier?.reasons ?? []), ...own.filter(({ what }) => !earlier?.reasons.some((each) => each.what === what))];
    const about = { file: fileOf[table], line, name: key, id: table === 'orders' ? id : '' };
    outcomes.set(place, { ...about, outcome: earlier && isLess(outcome, earlier.outcome) ? earlier.outcome : outcome, reasons: all });
  }
};

/** Products and sellers lend their names to the orders that mention them, and become what those do. */
const lend = (lent: Map<string, Outcome>, { items }: OrderToImport, { outcome }: Settled): void => {
  for (const { product_id: product, seller_id: company } of items)
    for (const place of [`products/${product}`, `sellers/${company}`]) if (!isLess(outcome, lent.get(place))) lent.set(place, outcome);
};

const changedMeanwhile: Reason = { what: 'Mudou durante a importação', value: '', hint: 'importe de novo' };
const othersOrder: Reason = { what: 'O pedido já está aqui, de outra empresa', value: '', hint: 'confira de quem são os pedidos' };
/** Its rows in the files were meant for another account: equal or not, that is no 'already here'. */
const inOtherAccount = ({ accountName }: OrderHere): Reason => ({
  what: 'O pedido está em outra conta',
  value: accountName,
  hint: 'fica nela',
});
const stays: Reason = {
  what: 'Situação e data ficam como estão aqui',
  value: '',
  hint: 'um pedido só muda de situação por passos no Balcão',
};

/** Where either side lacks its buyer, nothing says that they are two. */
const isSameBuyer = (order: OrderToImport, { buyer: { buyerId } }: OrderHere): boolean => {
  const told = orderInFile(order, String).buyer.buyerId;
  return told === '' || buyerId === '' || told === buyerId;
};

/** What came without items and for no company: with its items it learns whose it is, unless another number '1001' is meant. */
const isOfNobody = (order: OrderToImport, here: OrderHere): boolean =>
  here.sellerId === placeholderId && here.items.length === 0 && isSameBuyer(order, here);

/** Where all are one company's, what another has here is none of it, with its items or without: it has a buyer all the same. */
const isOfOther = (order: OrderToImport, here: OrderHere, { isForAll, owner }: OrderImportJob): boolean =>
  isForAll && here.sellerId !== owner.sellerId && !isOfNobody(order, here);

/** An order without items takes with them the number that it has in its account. */
const isCompletedFor = (order: OrderToImport, here: OrderHere, job: OrderImportJob): boolean =>
  here.items.length === 0 && order.items.length > 0 && order.unread.length === 0 && !isOfOther(order, here, job);

/** Another has its number: what is called otherwise by its seller's code alone, or as a part of a pack, may be the same sale. */
const numberIsTaken = ({ externalId }: OrderToImport): Settled => ({
  outcome: 'differs',
  reasons: [
    {
      what: 'O número já está aqui, nesta conta',
      value: externalId,
      hint: 'com outro código de vendedor, ou em outro pacote; confira os códigos',
    },
  ],
});

/** Where all go into one account; without items it learns with them whose it is. */
const accountReasons = (here: OrderHere, owner: Owner, { isForAll }: OrderImportJob): readonly Reason[] =>
  isForAll && here.accountId !== owner.accountId && here.items.length > 0 ? [inOtherAccount(here)] : [];

/** What became of an order that is here already. */
const settle = async (
  db: Db,
  order: OrderToImport,
  here: OrderHere,
  owner: Owner,
  titleOf: (productId: string) => string,
  job: OrderImportJob,
): Promise<Settled> => {
  const { isUpdate, now } = job;
  if (isOfOther(order, here, job)) return { outcome: 'differs', reasons: [othersOrder] };
  const inFile = orderInFile(order, titleOf);
  const differences = differencesOf(order, inFile, here);
  const otherAccount = accountReasons(here, owner, job);
  if (differences.length + otherAccount.length === 0) return { outcome: 'known', reasons: order.notes };
  const parts = new Set<Part>(differences.flatMap(({ part, completes }) => (part !== null && (completes || isUpdate) ? [part] : [])));
  const reasons = [...otherAccount, ...differences.map((each) => each.reason), ...order.notes];
  const isLeft = differences.some(({ part }) => part === null || !parts.has(part));
  if (parts.size === 0) return { outcome: 'differs', reasons: isUpdate && isLeft ? [...reasons, stays] : reasons };
  const isTaken = !job.isStale?.(order) && (job.isDry || (await completeOrder(db, here, inFile, parts, owner, now)));
  if (!isTaken) return { outcome: 'differs', reasons: [changedMeanwhile] };
  return { outcome: 'updated', reasons: isLeft && isUpdate ? [...reasons, stays] : reasons };
};

/** In one transaction: a run that is cut off leaves whole orders, and the next goes on after them. Consoles hear of each order once. */
const insertBatch = async (db: Db, rows: readonly ReturnType<typeof rowsOf>[]): Promise<void> => {
  if (rows.length === 0) return;
  await db.transaction(async (tx) => {
    await tx
      .insert(saleOrder)
      .values(rows.map(({ order }) => order))
      .returning({
        told: sql`pg_notify(${changesChannel}, json_build_object('subject', 'order:' || ${saleOrder.id}, 'version', ${saleOrder.version}, 'sellerId', ${saleOrder.sellerId})::text)`,
      });
    const events = rows.flatMap((row) => row.events);
    if (events.length > 0) await tx.insert(event).values([...events]);
  });
};

const addCompanies = async (db: Db, named: readonly string[], nameOf: (company: string) => string): Promise<void> => {
  const companies = [...new Set(named)].map((company) => ({ id: idOf('companies', company), name: nameOf(company) }));
  if (companies.length === 0) return;
  await db
    .insert(seller)
    .values(companies.map(({ id, name }) => ({ id, name, status: 'active', me2: true })))
    .onConflictDoNothing();
  await db
    .insert(marketplaceAccount)
    .values(companies.map(({ id, name }) => ({ id, sellerId: id, name, officialName: name.toUpperCase() })))
    .onConflictDoNothing();
};

/** The data set has no titles: a product is called after its category, as 'moveis_decoracao' is written. */
const titlesOf = ({ products }: Tables): ((productId: string) => string) => {
  const titles = new Map(
    products.flatMap(({ row }) => (row ? [[row.product_id, row.product_category_name.replaceAll('_', ' ')] as const] : [])),
  );
  return (productId) => inTitleCase(titles.get(productId) || 'produto');
};

const companyNames = ({ sellers }: Tables): ((company: string) => string) => {
  const cities = new Map(sellers.flatMap(({ row }) => (row ? [[row.seller_id, row.seller_city] as const] : [])));
  return (company) => ['Loja', inTitleCase(cities.get(company) ?? ''), company.slice(0, 6)].filter((word) => word !== '').join(' ');
};

const reportRest = ({ table, line, key, isRefused, reasons }: UnusedLine, fileOf: ReadOrderTables['fileOf']): ReportLine => ({
  file: fileOf[table],
  line,
  outcome: isRefused ? 'refused' : 'unused',
  name: key,
  id: '',
  reasons,
});

/** A product or a seller that nothing mentions is told too. */
const lookedUp = (
  { products, sellers }: Tables,
  lent: ReadonlyMap<string, Outcome>,
  fileOf: ReadOrderTables['fileOf'],
): readonly ReportLine[] =>
  (['products', 'sellers'] as const).flatMap((table) =>
    (table === 'products' ? products : sellers).map(({ line, key, row, reasons }): ReportLine => {
      const isRefused = row === null;
      const said = reportRest({ table, line, key, isRefused, reasons }, fileOf);
      return isRefused ? said : { ...said, outcome: lent.get(`${table}/${key}`) ?? 'unused' };
    }),
  );
