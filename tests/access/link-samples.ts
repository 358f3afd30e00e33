import type { Sample } from './sample.ts';

const ownOrSuper = { seller: 'own', reviewer: 'none', superuser: 'all' } as const;

/** Links are a fact of own listings (decision 18). */
export const samples: Readonly<Record<string, Sample>> = {
  listLinks: { payload: () => ({ query: { limit: '100' } }), names: false, reach: { seller: 'all', reviewer: 'none', superuser: 'all' } },
  getLink: { payload: ({ listing }) => ({ params: { id: listing } }), names: 'listing', reach: ownOrSuper },
  listSkuOffers: { payload: ({ listing }) => ({ params: { id: listing } }), names: 'listing', reach: ownOrSuper },
  saveLink: { payload: ({ listing }) => ({ params: { id: listing }, body: { skuId: null } }), names: 'listing', reach: ownOrSuper },
};
