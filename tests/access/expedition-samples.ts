import type { Sample } from './sample.ts';

const reach = { seller: 'all', reviewer: 'none', superuser: 'all' } as const;

/** Calls of /expedition, and of the sales slip. */
export const samples: Readonly<Record<string, Sample>> = {
  listToShip: { payload: () => ({ query: { limit: '100' } }), names: false, reach },
  getExpeditionFigures: { payload: () => ({}), names: false, reach },
  makeSlipLink: {
    payload: ({ order }) => ({ params: { id: order } }),
    names: 'order',
    reach: { seller: 'own', reviewer: 'none', superuser: 'all' },
  },
  getSaleSlip: { payload: () => ({ query: { token: 'x' } }), names: false, reach: 'anyone' },
  getPickList: { payload: () => ({}), names: false, reach },
};
