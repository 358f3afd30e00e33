import type { Sample } from './sample.ts';

/** Figures of the dashboard (door '/'): of the own company for sellers, of all for superusers; a reviewer has no business with sales. */
export const samples: Readonly<Record<string, Sample>> = {
  getSalesFigures: {
    payload: () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
    names: false,
    reach: { seller: 'all', reviewer: 'none', superuser: 'all' },
  },
};
