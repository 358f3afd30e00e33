import type { Sample } from './sample.ts';

const superuser = { seller: 'none', reviewer: 'none', superuser: 'all' } as const;

/** How accounts stand with the marketplace. */
export const reputationSamples: Readonly<Record<string, Sample>> = {
  listReputations: { payload: () => ({ query: { limit: '100' } }), names: false, reach: superuser },
  getReputation: { payload: ({ place }) => ({ params: { id: place } }), names: 'place', reach: superuser },
};
