import type { Sample } from './sample.ts';

const shop = { seller: 'all', reviewer: 'none', superuser: 'all' } as const;
const ownOrSuper = { seller: 'own', reviewer: 'none', superuser: 'all' } as const;
const superuser = { seller: 'none', reviewer: 'none', superuser: 'all' } as const;

/** Later than whatever waits. */
const until = '2030-01-01T00:00:00.000Z';

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
  beginConnecting: { payload: ({ place }) => ({ body: { accountId: place } }), names: 'place', reach: ownOrSuper },
  finishConnecting: { payload: () => ({ body: { state: 'nobody', code: null, error: null } }), names: false, reach: shop, hears: 400 },
  disconnectMarketplaceAccount: { payload: ({ place }) => ({ params: { id: place } }), names: 'place', reach: ownOrSuper },
  listIntegrationJobs: { payload: () => ({ query: { limit: '100' } }), names: false, reach: shop },
  getIntegrationJob: { payload: ({ job }) => ({ params: { id: job } }), names: 'job', reach: ownOrSuper },
  retryIntegrationJob: { payload: ({ job }) => ({ params: { id: job } }), names: 'job', reach: ownOrSuper },
  listBacklogs: { payload: () => ({ query: { limit: '100' } }), names: false, reach: shop },
  getBacklog: { payload: ({ place }) => ({ params: { id: place } }), names: 'place', reach: ownOrSuper },
  sendBacklog: { payload: ({ place }) => ({ params: { id: place }, body: { until } }), names: 'place', reach: ownOrSuper },
  discardBacklog: { payload: ({ place }) => ({ params: { id: place }, body: { until } }), names: 'place', reach: ownOrSuper },
  getStatus: { payload: () => ({}), names: false, reach: superuser },
  listIntegrations: { payload: () => ({}), names: false, reach: shop },
};
