import { kits } from './kits.ts';
import { links } from './links.ts';
import { products } from './products.ts';

/** What the screens of products, of kits and of their links to listings say. */
export const catalogue = { ...kits, ...links, ...products };
