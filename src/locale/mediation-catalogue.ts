import { mediation } from './mediation.ts';
import { mediationWrite } from './mediation-write.ts';

/** What the list and the page of mediations say. */
export const catalogue = {
  ...mediation,
  ...mediationWrite,
};
