import { foldText } from '#lib/fold-text.ts';
import { wordsOf } from '../listings/search-words.ts';

/** What a kit is sorted and found by, made of what it is called; written with every title and code. */
export const kitTexts = ({ title, code }: { readonly title: string; readonly code: string }) => ({
  sortTitle: foldText(title),
  search: wordsOf([title, code]),
});
