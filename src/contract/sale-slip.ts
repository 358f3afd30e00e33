/** The sales slip ('talão de vendas'): what a link shows to whoever has it, and how the link is made. */
import { z } from 'zod';
import { byId, call, Instant } from './call.ts';
import { Cents, orderAccess } from './order.ts';
import { rolesOf } from './party.ts';

/** How long a link opens its slip. */
export const slipLinkDays = 7;

export const makeSlipLink = call('makeSlipLink', 'POST /order/{id}/slip', {
  roles: rolesOf(orderAccess, 'read'),
  ours: true,
  params: byId,
  reply: z.object({ token: z.string(), until: Instant }),
});

/** Nothing but the slip: no address, no tax id, no SKU, the buyer by first name and initials. */
const SaleSlip = z.object({
  number: z.string(),
  soldAt: Instant,
  sellerName: z.string(),
  buyerName: z.string(),
  isCancelled: z.boolean(),
  items: z.array(z.object({ title: z.string(), amount: z.int().positive(), gross: Cents })),
  /** What the items come to. */
  gross: Cents,
  freight: Cents,
  until: Instant,
});
export type SaleSlip = z.infer<typeof SaleSlip>;

export const getSaleSlip = call('getSaleSlip', 'GET /ext/talaovendas', {
  roles: 'anyone',
  ours: true,
  query: z.object({ token: z.string().max(400) }),
  reply: SaleSlip,
});
