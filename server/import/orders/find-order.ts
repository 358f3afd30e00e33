import { partOf, type OrderToImport } from '#import/orders/join-orders.ts';
import type { Db } from '../../db/open.ts';
import { isSameSale, readOrders, type OrderHere } from './compare-order.ts';
import { orderIdOf, type Owner } from './order-rows.ts';

/** Whose all orders of an import are; null where each seller of the file is a company of its own. */
export type Scope = Owner | null;

export interface Found {
  /** What it is called where it is new. */
  readonly id: string;
  /** Its number where it is new: of a part that was added to a pack, one that is not taken. */
  readonly externalId: string;
  readonly here: OrderHere | undefined;
}

/** A part that is added to a pack may find as many numbers taken as the pack has parts in the file. */
const partNumbers = ({ key }: OrderToImport, parts: number): readonly string[] =>
  Array.from({ length: 2 * parts }, (_, at) => partOf(key, at + 1));

/** Ids of an account hold its own; those of orders that came before it was so, and of many companies at once, hold the number alone. */
const idsOf = (order: OrderToImport, scope: Scope): readonly string[] => {
  const bare = order.isFirst ? [{ key: order.key, company: null }] : [];
  return [order, ...bare].flatMap((each) => [orderIdOf(each, scope), orderIdOf(each, null)]);
};

/** As what it may be here under another id. One without items is known by its number in any account: its lines no longer tell its company. */
const numbersHere = ({ key, externalId, packId, isFirst, company }: OrderToImport, scope: Scope): readonly string[] =>
  scope === null && company !== null
    ? []
    : [externalId, ...(isFirst ? [key] : []), ...(packId === null && isFirst ? [partOf(key, 1)] : [])];

const isCalledSo = (row: OrderHere, { key, externalId }: OrderToImport): boolean =>
  row.externalId === externalId || (row.packId ?? row.externalId) === key;

/**
 * What of these orders is here already: itself by its id, or the one an earlier file told without its items; then by its number, whatever the
 * file calls its seller; then the same sale in another account (decision 0157). No order here is two of the file.
 */
export const findHere = async (db: Db, batch: readonly OrderToImport[], scope: Scope): Promise<(order: OrderToImport) => Found> => {
  const countOf = new Map<string, number>();
  for (const { key } of batch) countOf.set(key, (countOf.get(key) ?? 0) + 1);
  const numbersOf = (order: OrderToImport): readonly string[] => partNumbers(order, countOf.get(order.key) ?? 1);
  const ids = batch.flatMap((order) => idsOf(order, scope));
  const numbers = batch.flatMap((order) => [order.key, order.externalId, ...numbersOf(order)]);
  const rows = await readOrders(db, [...new Set(ids)], [...new Set(numbers)]);
  const isOwn = (row: OrderHere): boolean => scope === null || row.accountId === scope.accountId;
  const byId = new Map(rows.filter(isOwn).map((row) => [row.id, row]));
  const byNumber = new Map(rows.filter((row) => isOwn(row) && row.duplicateOf === null).map((row) => [row.externalId, row]));
  const others = rows.filter((row) => scope === null || !isOwn(row)).toSorted((a, b) => isOf(b, scope) - isOf(a, scope));

  const found = claimed(batch, [
    (order) => idsOf(order, scope).flatMap((id) => byId.get(id) ?? []),
    (order) =>
      numbersHere(order, scope)
        .flatMap((number) => byNumber.get(number) ?? [])
        .filter((row) => isCalledSo(row, order)),
    (order) => others.filter((row) => row.externalId === order.externalId && isSameSale(order, row)),
  ]);
  const numbered = scope === null ? new Map<OrderToImport, string>() : freeNumbers(batch, found, byNumber, numbersOf);
  return (order) => {
    const externalId = numbered.get(order);
    // A number that another order has already, and none beside it: it is compared with that one, and told to differ.
    const here = found.get(order) ?? (scope !== null && externalId === undefined ? byNumber.get(order.externalId) : undefined);
    return { id: orderIdOf(order, scope), externalId: externalId ?? order.externalId, here };
  };
};

const isOf = (row: OrderHere, scope: Scope): number => Number(row.sellerId === scope?.sellerId);

type Candidates = (order: OrderToImport) => readonly OrderHere[];

/** Gives each order the first row that no other has, by the surest way for all before the next one. */
const claimed = (batch: readonly OrderToImport[], ways: readonly Candidates[]): ReadonlyMap<OrderToImport, OrderHere> => {
  const found = new Map<OrderToImport, OrderHere>();
  const given = new Set<string>();
  for (const way of ways)
    for (const order of batch) {
      const row = found.has(order) ? undefined : way(order).find(({ id }) => !given.has(id));
      if (!row) continue;
      given.add(row.id);
      found.set(order, row);
    }
  return found;
};

/** The numbers of orders that are to be written with one: a sale exists once in its account. */
const freeNumbers = (
  batch: readonly OrderToImport[],
  found: ReadonlyMap<OrderToImport, OrderHere>,
  byNumber: ReadonlyMap<string, OrderHere>,
  numbersOf: (order: OrderToImport) => readonly string[],
): ReadonlyMap<OrderToImport, string> => {
  const numbered = new Map<OrderToImport, string>();
  const given = new Set(batch.flatMap(({ packId, externalId }) => (packId === null ? [externalId] : [])));
  for (const order of batch) {
    const here = found.get(order);
    if (here && here.items.length > 0) continue;
    const { externalId, packId } = order;
    const isFree = (number: string): boolean =>
      (byNumber.get(number)?.id ?? here?.id) === here?.id && (packId === null || !given.has(number));
    const number = (packId === null ? [externalId] : [externalId, ...numbersOf(order)]).find(isFree);
    if (number === undefined) continue;
    given.add(number);
    numbered.set(order, number);
  }
  return numbered;
};
