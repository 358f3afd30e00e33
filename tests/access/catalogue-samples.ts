import { randomUUID } from 'node:crypto';
import type { Sample } from './sample.ts';

const everyone = { seller: 'all', reviewer: 'all', superuser: 'all' } as const;
const superuser = { seller: 'none', reviewer: 'none', superuser: 'all' } as const;

/** Categories and vehicles: the marketplace's, which are nobody's alone; the hub decides about them. */
export const samples: Readonly<Record<string, Sample>> = {
  listVehicles: { payload: () => ({ query: { limit: '100' } }), names: false, reach: everyone },
  getVehicle: { payload: () => ({ params: { id: 'V1' } }), names: false, reach: everyone },
  addVehicle: {
    payload: () => ({ body: { brand: 'Marca', model: 'Modelo', year: 2020, trim: randomUUID() } }),
    names: false,
    reach: superuser,
  },
  // Taken out by one superuser and put back by the other.
  offerVehicle: {
    payload: (_target, asker) => ({ params: { id: 'V1' }, body: { isOffered: asker !== 'superuser' } }),
    names: false,
    reach: superuser,
  },
  getGuidelines: { payload: () => ({ params: { id: 'MLB1' } }), names: false, reach: { ...everyone, seller: 'none' } },
  saveGuidelines: { payload: () => ({ params: { id: 'MLB1' }, body: { text: 'Capa sem texto' } }), names: false, reach: superuser },
  listCategories: { payload: () => ({ query: { limit: '100' } }), names: false, reach: everyone },
  getCategoryPage: { payload: () => ({ params: { id: 'MLB1' } }), names: false, reach: everyone },
  stepCategory: {
    // A step that changes nothing is refused: each asks for what is not so yet.
    payload: (_target, asker) => ({ params: { id: 'MLB1' }, body: { type: 'ship', modes: [asker === 'superuser' ? 'me1' : 'me2'] } }),
    names: false,
    reach: superuser,
  },
};
