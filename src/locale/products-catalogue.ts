import { links } from './links.ts';
import { products } from './products.ts';

/** What the screens of products and of their links to listings say. */
export const catalogue = { ...links, ...products };
