/** /expedition: what waits to be shipped, by deadline and carrier, and what was suspended on its way. */
import { z } from 'zod';
import { call, Instant, listQuery, numberedQuery, pageOf } from './call.ts';
import { Due, orderAccess, OrderRow } from './order.ts';
import { rolesOf } from './party.ts';

const readers = rolesOf(orderAccess, 'read');

export const ExpeditionFilter = z.object({
  stage: z.enum(['waiting', 'suspended']).default('waiting'),
  due: Due.optional(),
  carrier: z.string().min(1).max(64).optional(),
  sellerId: z.string().max(64).optional(),
  search: z.string().trim().max(120).optional(),
});
export type ExpeditionFilter = z.input<typeof ExpeditionFilter>;

/** An order as the sales list has it, with what packing and handing over need. */
const ToShipRow = OrderRow.extend({
  shipBy: Instant.nullable(),
  due: Due,
  /** `name` is null for those that are no company of their own. */
  carrier: z.object({ _id: z.string(), name: z.string().nullable() }),
  items: z.array(z.object({ sku: z.string(), title: z.string(), amount: z.int().positive() })),
  city: z.string().nullable(),
  state: z.string().nullable(),
});
export type ToShipRow = z.infer<typeof ToShipRow>;

export const listToShip = call('listToShip', 'GET /expedition', {
  roles: readers,
  ours: true,
  query: ExpeditionFilter.extend({
    limit: numberedQuery.limit,
    page: numberedQuery.page,
    total: numberedQuery.total,
    after: listQuery.after,
  }),
  reply: pageOf(ToShipRow),
});

/** The most orders that one pick list gathers: more is nobody's round through the shelves. */
export const mostPicked = 500;

/** `ids`: exactly these, whatever the filter. What is not waiting to be shipped is picked by nobody. */
export const getPickList = call('getPickList', 'GET /expedition/picklist', {
  roles: readers,
  ours: true,
  query: ExpeditionFilter.omit({ stage: true }).extend({
    ids: z
      .string()
      .max(13_200)
      .transform((joined) => joined.split(','))
      .pipe(z.array(z.string().min(1).max(64)).max(200))
      .optional(),
  }),
  reply: z.object({
    /** Of a company each: two may call different things by one SKU. */
    lines: z.array(
      z.object({
        sku: z.string(),
        title: z.string(),
        amount: z.int(),
        orders: z.int(),
        sellerId: z.string().default(''),
        sellerName: z.string().default(''),
      }),
    ),
    orders: z.int(),
    /** False where there are more orders than one list gathers. */
    isWhole: z.boolean(),
  }),
});
