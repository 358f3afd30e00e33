import { inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { event, seller } from '../../db/schema/core.ts';
import { marketplaceAccount } from '../../db/schema/marketplace-account.ts';
import { saleOrder } from '../../db/schema/order.ts';
import { inBatches } from '../../demo/in-batches.ts';
import { changesChannel } from '../../stream/append-event.ts';
import { idOf } from '../assign-keys.ts';
import { joinOrders, partOf, type OrderToImport, type Place } from './join-orders.ts';
import { inTitleCase, rowsOf } from './order-rows.ts';
import type { OrderTables } from './read-tables.ts';

/** What became of one line of one table. */
export interface ImportedLine extends Place {
  readonly outcome: 'taken' | 'known' | 'refused';
  /** Why it was refused, or what is amiss with what was taken. */
  readonly why: string;
}

interface Owner {
  readonly sellerId: string;
  readonly accountId: string;
}

interface OrderImportJob {
  readonly tables: OrderTables;
  /** Whose orders those without a company are, and all if `isForAll`. */
  readonly owner: Owner;
  readonly isForAll: boolean;
}

const perBatch = 200;

/** Takes every order that can be read, each once: what an earlier run took is left as it is, whatever happened to it since. */
export const importOrders = async (db: Db, { tables, owner, isForAll }: OrderImportJob): Promise<readonly ImportedLine[]> => {
  const { orders, refused } = joinOrders(tables);
  const titleOf = titlesOf(tables);
  const nameOf = companyNames(tables);
  const outcomes = new Map<string, ImportedLine>();
  for (const batch of inBatches(orders, perBatch)) {
    const hereAs = await findKnown(db, batch);
    const fresh = batch.filter((each) => hereAs(each) === null);
    const ownerOf = ({ company }: OrderToImport): Owner =>
      isForAll || company === null ? owner : { sellerId: idOf('companies', company), accountId: idOf('companies', company) };
    await insertBatch(
      db,
      fresh.map((each) => ({ ...rowsOf(each, ownerOf(each), titleOf), company: isForAll ? null : each.company })),
      nameOf,
    );
    for (const each of batch)
      for (const place of each.places)
        // A line in several orders of a pack was taken if one of them was.
        if (outcomes.get(nameOfPlace(place))?.outcome !== 'taken')
          outcomes.set(nameOfPlace(place), { ...place, ...told(each, place, hereAs(each)) });
  }
  return [
    ...[...outcomes.values(), ...refused.map((each): ImportedLine => ({ ...each, outcome: 'refused' }))].toSorted(
      (a, b) => a.table.localeCompare(b.table) || a.line - b.line,
    ),
    ...lookedUp(tables, orders),
  ];
};

type Here = 'known' | 'bare' | null;

/**
 * Whether an order is here already: itself, or `bare`, taken by an earlier run when none of its items could be read. One that is itself
 * read without items now is known by its number: of which company it was, its lines no longer tell.
 */
const findKnown = async (db: Db, batch: readonly OrderToImport[]): Promise<(order: OrderToImport) => Here> => {
  const numbers = batch.flatMap(({ company, externalId }) => (company === null ? [externalId, partOf(externalId, 1)] : []));
  const rows = await db
    .select({ id: saleOrder.id, externalId: saleOrder.externalId, packId: saleOrder.packId })
    .from(saleOrder)
    .where(
      or(
        inArray(
          saleOrder.id,
          batch.flatMap(({ id, bareId }) => [id, bareId]),
        ),
        inArray(saleOrder.externalId, numbers),
      ),
    );
  const ids = new Set(rows.map(({ id }) => id));
  const named = new Set(rows.map(({ packId, externalId }) => packId ?? externalId));
  return ({ id, bareId, company, externalId }) => {
    if (ids.has(id) || (company === null && named.has(externalId))) return 'known';
    return ids.has(bareId) ? 'bare' : null;
  };
};

const bareHere = 'Já importado sem itens';

/** What became of one of its lines. */
const told = ({ remark }: OrderToImport, { table }: Place, here: Here): Pick<ImportedLine, 'outcome' | 'why'> => {
  if (here === 'bare' && table === 'items') return { outcome: 'refused', why: bareHere };
  const ofOrder = here === 'bare' ? bareHere : remark;
  return { outcome: here === null ? 'taken' : 'known', why: table === 'orders' ? ofOrder : '' };
};

const nameOfPlace = ({ table, line }: Place): string => `${table}/${line}`;

type Insertable = ReturnType<typeof rowsOf> & { readonly company: string | null };

/** In one transaction: a run that is cut off leaves whole orders, and the next goes on after them. Consoles hear of each order once. */
const insertBatch = async (db: Db, rows: readonly Insertable[], nameOf: (company: string) => string): Promise<void> => {
  if (rows.length === 0) return;
  const companies = [...new Set(rows.flatMap(({ company }) => company ?? []))].map((company) => ({
    id: idOf('companies', company),
    name: nameOf(company),
  }));
  await db.transaction(async (tx) => {
    if (companies.length > 0) {
      await tx
        .insert(seller)
        .values(companies.map(({ id, name }) => ({ id, name, status: 'active', me2: true })))
        .onConflictDoNothing();
      await tx
        .insert(marketplaceAccount)
        .values(companies.map(({ id, name }) => ({ id, sellerId: id, name, officialName: name.toUpperCase() })))
        .onConflictDoNothing();
    }
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

/** The data set has no titles: a product is called after its category, as 'moveis_decoracao' is written. */
const titlesOf = ({ products }: OrderTables): ((productId: string) => string) => {
  const titles = new Map(
    products.flatMap(({ row }) => (row.ok ? [[row.value.product_id, row.value.product_category_name.replaceAll('_', ' ')] as const] : [])),
  );
  return (productId) => inTitleCase(titles.get(productId) || 'produto');
};

const companyNames = ({ sellers }: OrderTables): ((company: string) => string) => {
  const cities = new Map(sellers.flatMap(({ row }) => (row.ok ? [[row.value.seller_id, row.value.seller_city] as const] : [])));
  return (company) => ['Loja', inTitleCase(cities.get(company) ?? ''), company.slice(0, 6)].filter((word) => word !== '').join(' ');
};

/** Products and sellers lend their names to the orders that mention them; a line nothing mentions is told. */
const lookedUp = ({ products, sellers }: OrderTables, orders: readonly OrderToImport[]): readonly ImportedLine[] => {
  const mentioned = new Set(orders.flatMap(({ items }) => items.flatMap((item) => [item.product_id, item.seller_id])));
  return (['products', 'sellers'] as const).flatMap((table) =>
    (table === 'products' ? products : sellers).map(({ line, key, row }): ImportedLine => {
      if (!row.ok) return { table, line, key, outcome: 'refused', why: row.error };
      return mentioned.has(key)
        ? { table, line, key, outcome: 'taken', why: '' }
        : { table, line, key, outcome: 'refused', why: 'Sem pedido que o use' };
    }),
  );
};
