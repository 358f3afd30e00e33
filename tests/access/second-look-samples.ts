import type { Db } from '#server/db/open.ts';
import { secondLook } from '#server/db/schema/second-look.ts';
import { people, type CompanyId } from '../support/people.ts';
import { lookOf } from '../support/second-looks.ts';
import { bare, review, superuser, type Sample } from './sample.ts';

const period = { from: '2026-11-01', to: '2026-11-30' };

/** Each of these has one of every listing in their hands. */
const reviewers = Object.entries(people).flatMap(([id, { role }]) => (role === 'seller' ? [] : [id]));
const idOf = (listing: string, holder: string): string => `look-${listing}-${holder}`;

export const insertFor = async (db: Db, listing: string, _company: CompanyId): Promise<void> => {
  await db.insert(secondLook).values(
    reviewers.map((holder) => ({
      ...lookOf(idOf(listing, holder), listing),
      state: 'held' as const,
      holderId: holder,
      heldUntil: new Date('2126-01-01T00:00:00.000Z'),
    })),
  );
};

/** Decisions looked at again, and what who leads the reviewers sees. */
export const samples: Readonly<Record<string, Sample>> = {
  takeSecondLook: { payload: () => ({ body: { except: [] } }), names: false, reach: review },
  judgeSecondLook: {
    payload: ({ listing }, asker) => ({ params: { id: idOf(listing, asker) }, body: { verdict: 'refused', warning: 'image' } }),
    names: 'listing',
    reach: review,
  },
  releaseSecondLook: {
    payload: ({ listing }, asker) => ({ params: { id: idOf(listing, asker) } }),
    names: 'listing',
    reach: review,
  },
  getReviewLead: { payload: () => ({ query: period }), names: false, reach: superuser },
  listLeadEvents: { payload: () => ({ query: period }), names: false, reach: superuser },
  getSecondLookSetting: bare(superuser),
  saveSecondLookSetting: { payload: () => ({ body: { share: 2 } }), names: false, reach: superuser },
};
