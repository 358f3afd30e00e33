import { insertKit } from '../support/kits.ts';
import { ownOrReview, ownOrSuper, type Sample } from './sample.ts';

/** Kits are named after the listing they were made with, and made of its SKU. */
const kitOf = (listing: string): string => `kit-${listing}`;
const anEdit = ({ listing, sku }: { readonly listing: string; readonly sku: string }) => ({
  name: 'Kit de capas',
  code: `KIT-${listing}`,
  discount: 0,
  parts: [{ skuId: sku, quantity: 2 }],
});

/** Kits: sellers keep their own, reviewers look at one (decisions 18–20). */
export const samples: Readonly<Record<string, Sample>> = {
  listKits: { payload: () => ({ query: { limit: '100' } }), names: false, reach: { seller: 'all', reviewer: 'none', superuser: 'all' } },
  listKitSkus: { payload: () => ({ query: {} }), names: false, reach: { seller: 'all', reviewer: 'none', superuser: 'all' } },
  getKit: { payload: ({ listing }) => ({ params: { id: kitOf(listing) } }), names: 'listing', reach: ownOrReview },
  addKit: {
    payload: ({ listing, sku }) => ({ body: { ...anEdit({ listing, sku }), code: `NOVO-${listing}` } }),
    names: 'sku',
    reach: ownOrSuper,
  },
  saveKit: {
    payload: (target) => ({ params: { id: kitOf(target.listing) }, body: anEdit(target) }),
    names: 'listing',
    reach: ownOrSuper,
  },
  listKit: {
    payload: ({ company, listing }) => ({ params: { id: kitOf(listing) }, body: { accounts: [`account-${company}`] } }),
    names: 'listing',
    reach: ownOrSuper,
  },
};

export const insertFor = insertKit;
