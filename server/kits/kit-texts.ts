import { foldText } from '#lib/fold-text.ts';
import { wordsOf } from '../listings/search-words.ts';

/** The texts a kit is sorted and found by, made of its title and code; written with every change of these. */
export const kitTexts = ({ title, code }: { readonly title: string; readonly code: string }) => ({
  sortTitle: foldText(title),
  search: wordsOf([title, code]),
});
