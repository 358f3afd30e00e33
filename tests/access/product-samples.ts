import type { Sample } from './sample.ts';

const ownOrReview = { seller: 'own', reviewer: 'all', superuser: 'all' } as const;
const ownOrSuper = { seller: 'own', reviewer: 'none', superuser: 'all' } as const;

/** Products are named after the listing they were made with. */
const productOf = (listing: string): string => `product-${listing}`;

/** Products: sellers keep their own, reviewers look at one (decisions 18–20). */
export const samples: Readonly<Record<string, Sample>> = {
  listProducts: {
    payload: () => ({ query: { limit: '100' } }),
    names: false,
    reach: { seller: 'all', reviewer: 'none', superuser: 'all' },
  },
  getProduct: { payload: ({ listing }) => ({ params: { id: productOf(listing) } }), names: 'listing', reach: ownOrReview },
  saveProduct: {
    payload: ({ listing }) => ({ params: { id: productOf(listing) }, body: { name: 'Capa', brand: null, skus: [] } }),
    names: 'listing',
    reach: ownOrSuper,
  },
  addProduct: {
    payload: ({ company, listing }) => ({
      body: {
        sellerId: company,
        name: 'Capa nova',
        brand: null,
        categoryId: 'MLB1',
        skus: [
          {
            sku: `NOVO-${listing}`,
            gtin: null,
            noBarcode: 'other',
            dimensions: { height: 1, width: 1, depth: 1, weight: 1 },
            price: 1000,
            stock: 1,
            cost: null,
            attributes: [],
          },
        ],
      },
    }),
    names: 'company',
    reach: ownOrSuper,
  },
  archiveProduct: {
    payload: ({ listing }) => ({ params: { id: productOf(listing) }, body: { isArchived: true } }),
    names: 'listing',
    reach: ownOrSuper,
  },
  listProduct: {
    payload: ({ company, listing, sku }) => ({
      params: { id: productOf(listing) },
      body: { accounts: [`account-${company}`], skus: [sku] },
    }),
    names: 'listing',
    reach: ownOrSuper,
  },
};
