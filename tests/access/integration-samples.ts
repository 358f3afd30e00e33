import type { Sample } from './sample.ts';

const shop = { seller: 'all', reviewer: 'none', superuser: 'all' } as const;
const ownOrSuper = { seller: 'own', reviewer: 'none', superuser: 'all' } as const;
const superuser = { seller: 'none', reviewer: 'none', superuser: 'all' } as const;

/** Accounts on the marketplace, and what is sent to them. */
export const samples: Readonly<Record<string, Sample>> = {
  listMarketplaceAccounts: { payload: () => ({ query: { limit: '100' } }), names: false, reach: superuser },
  getMarketplaceAccount: { payload: ({ place }) => ({ params: { id: place } }), names: 'place', reach: superuser },
  setMarketplaceAccountPause: {
    payload: ({ place }) => ({ params: { id: place }, body: { paused: true, reason: 'Balanço' } }),
    names: 'place',
    reach: superuser,
  },
  renewMarketplaceAccount: { payload: ({ place }) => ({ params: { id: place } }), names: 'place', reach: superuser },
  listIntegrationJobs: { payload: () => ({ query: { limit: '100' } }), names: false, reach: shop },
  getIntegrationJob: { payload: ({ job }) => ({ params: { id: job } }), names: 'job', reach: ownOrSuper },
  retryIntegrationJob: { payload: ({ job }) => ({ params: { id: job } }), names: 'job', reach: ownOrSuper },
  listIntegrations: { payload: () => ({}), names: false, reach: shop },
};
