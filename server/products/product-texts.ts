import { foldText } from '#lib/fold-text.ts';
import { wordsOf } from '../listings/search-words.ts';

/** The texts a product is sorted and found by, made of its title and brand; written with every change of these. */
export const productTexts = ({ title, brand }: { readonly title: string; readonly brand: string | null }) => ({
  sortTitle: foldText(title),
  search: wordsOf([title, brand]),
});
