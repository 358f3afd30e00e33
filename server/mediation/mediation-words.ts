import { wordsOf } from '../listings/search-words.ts';

interface Searched {
  readonly externalId: string;
  readonly packId?: string | null | undefined;
  readonly buyer: { readonly name: string };
}

/** What a mediation is found by (row MED-1): number, pack, buyer, company. */
export const mediationWords = ({ externalId, packId, buyer }: Searched, sellerName: string): readonly string[] =>
  wordsOf([externalId, packId ?? null, buyer.name, sellerName]);
