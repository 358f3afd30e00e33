import { money } from './money.ts';

/** What the screens of money say. */
export const catalogue = { ...money };
