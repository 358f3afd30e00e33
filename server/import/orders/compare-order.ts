import { eq, inArray, or } from 'drizzle-orm';
import { partOf, type OrderToImport } from '#import/orders/join-orders.ts';
import type { OrderStatus } from '#contract/order.ts';
import type { Reason } from '#import/reason.ts';
import { instantOf } from '#lib/dates.ts';
import { formatCents } from '#lib/money.ts';
import type { Db } from '../../db/open.ts';
import { marketplaceAccount } from '../../db/schema/marketplace-account.ts';
import { saleOrder, type StoredItem } from '../../db/schema/order.ts';
import { statusWords } from '../../orders/status-words.ts';
import { bareIdOf, orderIdOf, type orderInFile } from './order-rows.ts';

const rowsOf = (db: Db, ids: readonly string[], numbers: readonly string[]) =>
  db
    .select({
      id: saleOrder.id,
      version: saleOrder.version,
      externalId: saleOrder.externalId,
      packId: saleOrder.packId,
      status: saleOrder.status,
      sellerId: saleOrder.sellerId,
      accountId: saleOrder.accountId,
      accountName: marketplaceAccount.name,
      items: saleOrder.items,
      gross: saleOrder.gross,
      freight: saleOrder.freight,
      buyer: saleOrder.buyer,
      shipping: saleOrder.shipping,
      createdAt: saleOrder.createdAt,
    })
    .from(saleOrder)
    .innerJoin(marketplaceAccount, eq(marketplaceAccount.id, saleOrder.accountId))
    .where(or(inArray(saleOrder.id, [...ids]), inArray(saleOrder.externalId, [...numbers])));

/** What an order of a file is compared with: as it stands here, whoever changed it since. */
export type OrderHere = Awaited<ReturnType<typeof rowsOf>>[number];

/**
 * The order that is here already: itself, or the one an earlier file told without its items. One that is itself read without items now is
 * known by its number: of which company it was, its lines no longer tell.
 */
export const findHere = async (db: Db, batch: readonly OrderToImport[]): Promise<(order: OrderToImport) => OrderHere | undefined> => {
  const ids = batch.flatMap((order) => [orderIdOf(order), bareIdOf(order.key)]);
  const numbers = batch.flatMap(({ company, externalId }) => (company === null ? [externalId, partOf(externalId, 1)] : []));
  const rows = await rowsOf(db, ids, numbers);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byNumber = new Map(rows.map((row) => [row.packId ?? row.externalId, row]));
  return (order) =>
    byId.get(orderIdOf(order)) ??
    (order.isFirst ? byId.get(bareIdOf(order.key)) : undefined) ??
    (order.company === null ? byNumber.get(order.key) : undefined);
};

export type OrderInFile = ReturnType<typeof orderInFile>;

/** What can be taken into an order that is here: its items with their sums, and who buys. */
export type Part = 'items' | 'buyer';

export interface OrderDifference {
  readonly reason: Reason;
  /** Null for what no file changes: an order goes from status to status by steps, and it was bought when it was bought. */
  readonly part: Part | null;
  /** Is what stands here only what an earlier file could not tell? */
  readonly completes: boolean;
}

const formatItems = (items: readonly Pick<StoredItem, 'amount' | 'sku' | 'gross' | 'isUnread'>[]): string =>
  items
    .map(({ amount, sku, gross, isUnread }) => `${amount} × ${sku} ${isUnread ? '(não lido)' : formatCents(gross)}`)
    .toSorted()
    .join(', ') || 'nenhum';

/** Beside what a file says, a fictitious cancellation is told apart: no file knows of one. */
const wordsHere: Readonly<Record<OrderStatus, string>> = { ...statusWords, fk_cancelled: 'cancelado ficticiamente' };

const reason = (what: string, here: string, inFile: string): Reason => ({
  what,
  value: '',
  hint: `aqui ${here}, no arquivo ${inFile}`,
});

const isWhole = (items: readonly StoredItem[]): boolean => items.length > 0 && items.every(({ isUnread }) => !isUnread);

const itemsDifference = (inFile: OrderInFile, here: OrderHere): readonly OrderDifference[] => {
  // Items of the file that could not be read tell nothing of the items here.
  if (!isWhole(inFile.items)) return [];
  const [before, after] = [here, inFile].map((each) => `${formatItems(each.items)}, frete ${formatCents(each.freight)}`);
  if (before === undefined || after === undefined || before === after) return [];
  return [{ reason: reason('Itens diferentes', before, after), part: 'items', completes: !isWhole(here.items) }];
};

const formatPlace = ({ city, state, zipCode }: Pick<OrderHere['shipping'], 'city' | 'state' | 'zipCode'>): string =>
  [city, state, zipCode].join(' ').trim();

const buyerDifference = ({ customer }: OrderToImport, inFile: OrderInFile, here: OrderHere): readonly OrderDifference[] => {
  if (customer === null) return [];
  const completes = here.buyer.buyerId === '';
  if (here.buyer.buyerId !== inFile.buyer.buyerId)
    return [{ reason: reason('Comprador diferente', here.buyer.buyerId || 'nenhum', inFile.buyer.buyerId), part: 'buyer', completes }];
  const [before, after] = [formatPlace(here.shipping), formatPlace(inFile.shipping)];
  return before === after ? [] : [{ reason: reason('Lugar da entrega diferente', before, after), part: 'buyer', completes }];
};

/** In what an order of a file differs from the one that is here. */
export const differencesOf = (order: OrderToImport, inFile: OrderInFile, here: OrderHere): readonly OrderDifference[] => {
  const { order_status: status, order_purchase_timestamp: bought } = order.order;
  const at = instantOf(bought);
  const [before, after] = [here.createdAt.toISOString(), at.ok ? at.value : bought];
  return [
    ...itemsDifference(inFile, here),
    ...buyerDifference(order, inFile, here),
    ...(here.status === status.status
      ? []
      : [{ reason: reason('Situação diferente', wordsHere[here.status], statusWords[status.status]), part: null, completes: false }]),
    ...(before === after ? [] : [{ reason: reason('Data da compra diferente', before, after), part: null, completes: false }]),
  ];
};
