import { prices } from './prices.ts';

/** What the screens of price rules say. */
export const catalogue = { ...prices };
