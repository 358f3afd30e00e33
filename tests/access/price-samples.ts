import { randomUUID } from 'node:crypto';
import { ownOrSuper, type Sample } from './sample.ts';

const shop = { seller: 'all', reviewer: 'none', superuser: 'all' } as const;
const terms = { extra: 0, margin: 2000, fee: 1650, ending: null, mostChange: 30 };

const rule = { name: 'Regra', sellerId: null, marketPlaceId: null, categoryId: null, listingType: null, ...terms };

/** A run has the id of its rule here. */
const one: Sample = { payload: ({ rule: id }) => ({ params: { id } }), names: 'rule', reach: ownOrSuper };

/** Price rules (door /pricerule): of the own company, or of any by superusers. A reviewer has none. */
export const samples: Readonly<Record<string, Sample>> = {
  listPriceRules: { payload: () => ({ query: { limit: '100' } }), names: false, reach: shop },
  getPriceRule: one,
  createPriceRule: { payload: ({ company }) => ({ body: { ...rule, sellerId: company } }), names: 'company', reach: ownOrSuper },
  savePriceRule: { ...one, payload: ({ rule: id }) => ({ params: { id }, body: rule }) },
  archivePriceRule: { ...one, payload: ({ rule: id }) => ({ params: { id }, body: { isArchived: true } }) },
  previewPrices: {
    payload: () => ({ query: { extra: '0', margin: '2000', fee: '1650', mostChange: '30' } }),
    names: false,
    reach: shop,
  },
  setSkuCost: { payload: ({ sku }) => ({ params: { skuId: sku }, body: { cost: 5000 } }), names: 'sku', reach: ownOrSuper },
  startPriceRun: {
    ...one,
    payload: ({ rule: id }) => ({ params: { id }, body: { runId: randomUUID(), isDry: true } }),
  },
  getPriceRun: one,
  listPriceRunItems: one,
};
