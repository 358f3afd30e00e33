import { products } from './products.ts';

/** What the screens of products say. */
export const catalogue = { ...products };
