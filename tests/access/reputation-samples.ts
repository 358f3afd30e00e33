import { superuser, type Sample } from './sample.ts';

/** How accounts stand with the marketplace. */
export const samples: Readonly<Record<string, Sample>> = {
  listReputations: { payload: () => ({ query: { limit: '100' } }), names: false, reach: superuser },
  getReputation: { payload: ({ place }) => ({ params: { id: place } }), names: 'place', reach: superuser },
};
