import { foldText } from '#lib/fold-text.ts';
import { wordsOf } from '../listings/search-words.ts';

/** What a product is sorted and found by, made of what it is called; written with every title and brand. */
export const productTexts = ({ title, brand }: { readonly title: string; readonly brand: string | null }) => ({
  sortTitle: foldText(title),
  search: wordsOf([title, brand]),
});
