import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { MoneyRow, MoneyState } from '#contract/money.ts';
import type { Db, Tx } from '../db/open.ts';
import { seller } from '../db/schema/core.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { moneyAmendment, orderMoney } from '../db/schema/order-money.ts';
import { saleOrder } from '../db/schema/order.ts';
import { differencesOf } from './money-difference.ts';

export const subjectOf = (orderId: string): string => `money:${orderId}`;

type Amendment = NonNullable<MoneyRow['amended']>[number];

/** What was changed of it after it was paid out, oldest first. */
const amendedOf = sql<readonly Amendment[]>`(select coalesce(json_agg(json_build_object('at', a.at, 'gross', a.gross, 'fee', a.fee,
  'freight', a.freight, 'refunded', a.refunded, 'net', a.net) order by a.at), '[]') from ${moneyAmendment} a where a.order_id = ${orderMoney.orderId})`;

/** With what only the order and the names around it tell; the caller says which, in what order and how many. */
export const selectMoney = (db: Db | Tx) =>
  db
    .select({
      money: getTableColumns(orderMoney),
      amended: amendedOf,
      externalId: saleOrder.externalId,
      packId: saleOrder.packId,
      status: saleOrder.status,
      sellerName: seller.name,
      accountName: marketplaceAccount.name,
    })
    .from(orderMoney)
    .innerJoin(saleOrder, eq(saleOrder.id, orderMoney.orderId))
    .innerJoin(seller, eq(seller.id, orderMoney.sellerId))
    .innerJoin(marketplaceAccount, eq(marketplaceAccount.id, orderMoney.accountId))
    .$dynamic();

type Selected = Awaited<ReturnType<typeof selectMoney>>[number];
type MoneyRecord = typeof orderMoney.$inferSelect;

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

const stateOf = ({ toldAt, releasedAt }: MoneyRecord): MoneyState => {
  if (toldAt === null) return 'awaited';
  return releasedAt === null ? 'toRelease' : 'released';
};

const statementOf = ({ gross, fee, freight, refunded, net }: MoneyRecord): MoneyRow['told'] =>
  gross === null || fee === null || freight === null || refunded === null || net === null ? null : { gross, fee, freight, refunded, net };

export const checkedOf = ({ checkedAt, checkedBy, checkNote }: MoneyRecord): MoneyRow['checked'] =>
  checkedAt === null ? null : { at: checkedAt.toISOString(), by: checkedBy ?? '', note: checkNote ?? '' };

export const toMoneyRow = ({ money, amended, externalId, packId, status, sellerName, accountName }: Selected): MoneyRow => ({
  _id: money.orderId,
  version: money.version,
  name: packId ?? externalId,
  externalId,
  status,
  sellerId: money.sellerId,
  sellerName,
  marketPlaceId: money.accountId,
  marketPlaceName: accountName,
  soldAt: money.soldAt.toISOString(),
  state: stateOf(money),
  told: statementOf(money),
  expected: { gross: money.expectedGross, freight: money.expectedFreight, refunded: money.expectedReturn },
  releaseAt: iso(money.releaseAt),
  releasedAt: iso(money.releasedAt),
  ...(amended.length > 0 && { amended: amended.map((each) => ({ ...each, at: new Date(each.at).toISOString() })) }),
  difference: differencesOf(money.difference)[0] ?? null,
  checked: checkedOf(money),
});
