import type { Sample } from './sample.ts';

const days = { kind: 'sales', from: '2026-11-01', to: '2026-11-30', marketPlaceId: null } as const;

/** A report is one person's, as a saved view is, and has the id of theirs. */
const one: Sample = {
  payload: ({ view }) => ({ params: { id: view } }),
  names: 'view',
  reach: { seller: 'own', reviewer: 'none', superuser: 'own' },
};

/** Reports (door /report): one's own; asked for of the own company, or of any by superusers. A reviewer has none. */
export const samples: Readonly<Record<string, Sample>> = {
  listReports: { payload: () => ({ query: { limit: '100' } }), names: false, reach: { seller: 'all', reviewer: 'none', superuser: 'all' } },
  askReport: {
    payload: ({ company }) => ({ body: { ...days, sellerId: company } }),
    names: 'company',
    reach: { seller: 'own', reviewer: 'none', superuser: 'all' },
  },
  getReport: one,
  getReportLines: one,
  cancelReport: one,
};
