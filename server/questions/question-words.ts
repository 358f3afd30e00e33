import { wordsOf } from '../listings/search-words.ts';

interface Searched {
  readonly text: string;
  readonly buyerName: string;
  readonly listing: { readonly id: string; readonly title: string; readonly sku: string };
}

/** What a question is found by: its words, who asked, the listing, the company. */
export const questionWords = ({ text, buyerName, listing }: Searched, sellerName: string): readonly string[] =>
  wordsOf([text, buyerName, listing.id, listing.title, listing.sku, sellerName]);
