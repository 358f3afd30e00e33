import { slip } from './slip.ts';

/** What a link to a sales slip shows. */
export const catalogue = { ...slip };
