import { z } from 'zod';
import { byId, call, Instant, listQuery, numberedQuery, pageOf, type Role } from './call.ts';
import { kindOf } from './kind.ts';
import { Cents, OrderStatus } from './order.ts';
import { writtenText } from './text.ts';
import { someOf } from './some-of.ts';

/** The money of a company is for its money managers and for superusers (decision 20). */
export const mayReadMoney = ({ role, isMoneyManager }: { readonly role: Role; readonly isMoneyManager: boolean }): boolean =>
  role === 'superuser' || isMoneyManager;

const moneyManagers = { roles: ['seller', 'superuser'], moneyOnly: true, ours: true } as const;

/** Where the money of a sale is: the marketplace said nothing of it yet, holds it, or paid it out. */
export const MoneyState = z.enum(['awaited', 'toRelease', 'released']);
export type MoneyState = z.infer<typeof MoneyState>;

/** In what the statement of the marketplace and the order do not agree; `missing`: there is no statement. */
export const MoneyDifference = z.enum(['missing', 'gross', 'freight', 'return']);
export type MoneyDifference = z.infer<typeof MoneyDifference>;

/** What a sale is worth in the end, as the marketplace says it. */
const amounts = { gross: Cents, fee: Cents, freight: Cents, refunded: Cents, net: Cents };
const Amounts = z.object(amounts);

/** The money of one order beside the order itself; `_id` is the order's. */
export const MoneyRow = z.object({
  _id: z.string(),
  version: z.int().positive(),
  /** What people call the order: the number of its pack if it has one (row ORD-2), else its own. */
  name: z.string(),
  externalId: z.string(),
  status: OrderStatus,
  sellerId: z.string(),
  sellerName: z.string(),
  marketPlaceId: z.string(),
  marketPlaceName: z.string(),
  soldAt: Instant,
  state: MoneyState,
  /** Null until the marketplace said it. */
  told: Amounts.nullable(),
  /** What the order lets one expect. */
  expected: z.object({ gross: Cents, freight: Cents, refunded: Cents }),
  releaseAt: Instant.nullable(),
  releasedAt: Instant.nullable(),
  /**
   * By how much the statement changed it after it was paid out, oldest first; left out where it did not. Each counts on its own day, and on
   * the day of the payment what was told then (decision 0184).
   */
  amended: z.array(Amounts.extend({ at: Instant })).optional(),
  /** In what it differs, the first of them; `told` and `expected` say in what else. Null where it differs in nothing. */
  difference: MoneyDifference.nullable(),
  /** Somebody looked at the difference and says what it is. */
  checked: z.object({ at: Instant, by: z.string(), note: z.string() }).nullable(),
});
export type MoneyRow = z.infer<typeof MoneyRow>;

const day = z.iso.date().optional();
const days = { from: day, to: day };

/** The day an order's money is of: of the sale, or of its release, done or to come. */
export const MoneyDay = z.enum(['sale', 'release']);
export type MoneyDay = z.infer<typeof MoneyDay>;

export const MoneyFilter = z.object({
  search: z.string().trim().max(120).optional(),
  sellerId: z.string().max(64).optional(),
  marketPlaceId: z.string().max(64).optional(),
  state: someOf(MoneyState).optional(),
  /** Those that nobody has checked yet, `open` any of them; `checked`: the others. */
  difference: z.enum(['open', 'checked', ...MoneyDifference.options]).optional(),
  /** Days of the sale in São Paulo, both included. */
  ...days,
  /** Days of the release likewise: paid out in them, or to be, or changed in them after it was paid out. */
  releaseFrom: day,
  releaseTo: day,
});
export type MoneyFilter = z.infer<typeof MoneyFilter>;

export const listMoney = call('listMoney', 'GET /money/list', {
  ...moneyManagers,
  query: MoneyFilter.extend({ ...numberedQuery, after: listQuery.after }),
  reply: pageOf(MoneyRow),
});

/** What all that a filter finds comes to; of days of release, what of it counts on them. `sum` is null where there are more than are counted. */
export const getMoneyTotal = call('getMoneyTotal', 'GET /money/total', {
  ...moneyManagers,
  query: MoneyFilter,
  reply: z.object({ total: z.int(), isAtLeast: z.literal(true).optional(), sum: Amounts.nullable() }),
});

export const getOrderMoney = call('getOrderMoney', 'GET /money/order/{id}', { ...moneyManagers, params: byId, reply: MoneyRow });

const undoes = z.string().max(200).optional();

export const checkMoney = call('checkMoney', 'PUT /money/order/{id}/check', {
  ...moneyManagers,
  params: byId,
  /** `undoes`, the Idempotency-Key of what happened last: it is checked again as it was, or by nobody. */
  body: z.union([z.object({ checked: z.literal(true), note: writtenText(300), undoes }), z.object({ checked: z.literal(false), undoes })]),
  reply: MoneyRow,
});

export const MoneyGrouping = z.enum(['day', 'month', 'account', 'company']);
export type MoneyGrouping = z.infer<typeof MoneyGrouping>;

const Sum = Amounts.extend({ count: z.int(), released: Cents, toRelease: Cents });

/**
 * One line of a summary. By days of release a sale counts as an order on the day it was paid out, as it was told then; what the statement
 * changed later is in the amounts of its own day. `key`: 'YYYY-MM-DD', 'YYYY-MM' or the id of an account or a company.
 */
export const MoneySum = Sum.extend({ key: z.string(), label: z.string() });
export type MoneySum = z.infer<typeof MoneySum>;

/** A summary is of no more days: each is a line. */
export const mostMoneyDays = 366;

export const getMoneySummary = call('getMoneySummary', 'GET /money/resume', {
  ...moneyManagers,
  query: z.object({ ...days, on: MoneyDay.default('sale'), by: MoneyGrouping.default('day') }),
  reply: z.object({ from: z.iso.date(), to: z.iso.date(), items: z.array(MoneySum), total: Sum }),
});

const share = { count: z.int(), net: Cents };

export const MoneyOverview = z.object({
  /** The last thirty days, today included. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** Of what was sold in them. */
  total: Sum,
  /** Paid out in them, whenever it was sold, with what the statement changed in them of what was paid out before. */
  released: Cents,
  /** All that is to be released, whenever it was sold. */
  toRelease: Cents,
  /** Days on which something is released, soonest first; what is overdue counts to today. */
  releases: z.array(z.object({ day: z.iso.date(), ...share })),
  /** Differences that nobody has checked. */
  differences: z.array(z.object({ difference: MoneyDifference, count: z.int() })),
  /** The accounts with the most to come, largest first. */
  accounts: z.array(z.object({ marketPlaceId: z.string(), name: z.string(), ...share })),
  /** What is to come of all others together, where there are others. */
  otherAccounts: z.object(share).optional(),
});
export type MoneyOverview = z.infer<typeof MoneyOverview>;

export const getMoney = call('getMoney', 'GET /money', { ...moneyManagers, reply: MoneyOverview });

export const money = kindOf({
  kind: 'money',
  calls: [listMoney, getMoneyTotal, getOrderMoney, checkMoney, getMoneySummary, getMoney],
  pages: { at: ['/money'], roles: moneyManagers.roles, flag: 'selloutOrMoney' },
});
