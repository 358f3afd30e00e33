import { z } from 'zod';
import { byId, call, Instant } from './call.ts';
import { listingAccess } from './listing-parties.ts';
import { rolesOf } from './party.ts';
import { textUpTo } from './text.ts';

/** What reviewers go by: of a category, and of the hub where no category on the way says anything (decision 0099). */
export const ofHub = 'hub';
export const longestGuidelines = 10_000;

const Guidelines = z.object({
  text: z.string(),
  at: Instant,
  userName: z.string(),
});

/** What is written for one category, or for the hub, and what holds there. */
export const GuidelinesPage = z.object({
  /** A category's id, or `ofHub`. */
  _id: z.string(),
  /** Of its own ones; 0 where nothing was ever written. */
  version: z.int().nonnegative(),
  own: Guidelines.nullable(),
  /** Its own, else those of the nearest category above it that has some, else the hub's. `from` is null for the hub's. */
  holding: Guidelines.extend({ from: z.object({ id: z.string(), name: z.string() }).nullable() }).nullable(),
});
export type GuidelinesPage = z.infer<typeof GuidelinesPage>;

export const getGuidelines = call('getGuidelines', 'GET /guidelines/{id}', {
  roles: rolesOf(listingAccess, 'readQueue'),
  ours: true,
  params: byId,
  reply: GuidelinesPage,
});

/** Empty takes them back: from then on what stands above holds. */
export const saveGuidelines = call('saveGuidelines', 'PUT /guidelines/{id}', {
  roles: ['superuser'],
  ours: true,
  params: byId,
  body: z.object({ text: textUpTo(longestGuidelines) }),
  reply: GuidelinesPage,
});
