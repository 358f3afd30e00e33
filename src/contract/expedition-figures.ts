/** How many orders wait to be shipped. Apart from their list: the first screen counts those that are late. */
import { z } from 'zod';
import { call } from './call.ts';
import { orderAccess } from './order.ts';
import { rolesOf } from './party.ts';

export const getExpeditionFigures = call('getExpeditionFigures', 'GET /expedition/figures', {
  roles: rolesOf(orderAccess, 'read'),
  ours: true,
  reply: z.object({
    due: z.object({ late: z.int(), today: z.int(), later: z.int(), none: z.int() }),
    carriers: z.array(z.object({ _id: z.string(), name: z.string().nullable(), count: z.int() })),
    suspended: z.int(),
  }),
});
