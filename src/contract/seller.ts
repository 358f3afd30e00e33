import { z } from 'zod';
import { call, everyRole } from './call.ts';

/** A company as lists and gates need it (part 1, section 7; part 2, section 3). */
export const Seller = z.object({ _id: z.string(), name: z.string(), status: z.string(), me2: z.boolean() });

export const listSellers = call({
  name: 'listSellers',
  method: 'GET',
  path: '/seller/',
  roles: everyRole,
  whileBlocked: true,
  summary: 'Companies: own for sellers, all for reviewers and superusers',
  reply: z.array(Seller),
});
