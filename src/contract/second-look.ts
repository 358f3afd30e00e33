/**
 * A second look: some decided listings come to another reviewer, as they stood and without what was decided. (issue 24, row 8; decision 0104)
 */
import { z } from 'zod';
import { byId, call } from './call.ts';
import { kindOf } from './kind.ts';
import { Listing } from './listing.ts';
import { rolesOf, type PartyTable } from './party.ts';
import { JoinedWarnings } from './warning.ts';

const reviewers = ['reviewer', 'superuser'] as const;

/** Everybody who may decide a listing may take each step of a second look. */
export const secondLookParties = { take: reviewers, judge: reviewers, release: reviewers } as const satisfies PartyTable;

/** One at a time is looked at: so many may be left out beside it, which are not to come again now. */
export const mostLeftOut = 100;

/** What waits is counted no further. */
export const mostWaitingTold = 100;

/** The listing as it stood before it was decided, under the id of the look: neither its own id nor anything since is told. */
export const SecondLook = Listing;
export type SecondLook = z.infer<typeof SecondLook>;

export const takeSecondLook = call('takeSecondLook', 'PUT /second-look/take', {
  roles: rolesOf(secondLookParties, 'take'),
  ours: true,
  /** Not these: their verdict is on its way, or they were passed on just now. */
  body: z.object({ except: z.array(z.string().min(1).max(64)).max(mostLeftOut) }),
  /** `waiting` counts what is left for me beside the one that is answered, as far as `mostWaitingTold`. */
  reply: z.object({ look: SecondLook.nullable(), waiting: z.int().nonnegative().max(mostWaitingTold) }),
});

/** Says nothing of the first verdict, not even whether it was the same. */
export const judgeSecondLook = call('judgeSecondLook', 'PUT /second-look/{id}/judge', {
  roles: rolesOf(secondLookParties, 'judge'),
  ours: true,
  params: byId,
  body: z.discriminatedUnion('verdict', [
    z.object({ verdict: z.literal('approved') }),
    z.object({ verdict: z.literal('refused'), warning: JoinedWarnings }),
  ]),
  reply: z.object({ id: z.string() }),
});

export const releaseSecondLook = call('releaseSecondLook', 'PUT /second-look/{id}/release', {
  roles: rolesOf(secondLookParties, 'release'),
  ours: true,
  params: byId,
  reply: z.object({ released: z.boolean() }),
});

export const secondLook = kindOf({
  kind: 'secondlook',
  calls: [takeSecondLook, judgeSecondLook, releaseSecondLook],
  pages: { at: ['/secondLook'], roles: reviewers },
});
