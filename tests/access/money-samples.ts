import type { Sample } from './sample.ts';

/** Of the own company for its money managers alone, of any for superusers (decision 20). */
const forManagers = { seller: 'own', reviewer: 'none', superuser: 'all' } as const;
const anyManager = { seller: 'all', reviewer: 'none', superuser: 'all' } as const;

/** Valid requests of the calls about money. An order has money once it was paid, and a difference until the marketplace told of it. */
export const samples: Readonly<Record<string, Sample>> = {
  getMoney: { payload: () => ({}), names: false, reach: anyManager, moneyOnly: true },
  getMoneySummary: { payload: () => ({ query: { by: 'account' } }), names: false, reach: anyManager, moneyOnly: true },
  getMoneyTotal: { payload: () => ({ query: { state: 'released' } }), names: false, reach: anyManager, moneyOnly: true },
  listMoney: { payload: () => ({ query: { limit: '100' } }), names: false, reach: anyManager, moneyOnly: true },
  getOrderMoney: {
    payload: ({ order }) => ({ params: { id: order } }),
    names: 'order',
    reach: forManagers,
    moneyOnly: true,
    needsOrder: 'shipped',
  },
  checkMoney: {
    payload: ({ order }) => ({ params: { id: order }, body: { checked: true, note: 'Conferido com o extrato' } }),
    names: 'order',
    reach: forManagers,
    moneyOnly: true,
    needsOrder: 'shipped',
  },
};
