import { categories } from './categories.ts';
import { editor } from './editor.ts';
import { listingImages } from './listing-images.ts';

/** What the editor of a listing says. */
export const catalogue = {
  ...categories,
  ...editor,
  ...listingImages,
};
