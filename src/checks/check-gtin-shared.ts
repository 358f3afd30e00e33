import { overlapOf, titleWords } from './title-words.ts';
import type { Check, HubFacts, ListingFacts } from './check.ts';

/** Two companies may sell one thing under its one barcode: they then call it by the same words. */
const sameThing = 0.4;

/** The barcode of another product: of the same company, or of what is called otherwise. */
export const checkGtinShared: Check<Pick<ListingFacts, 'title' | 'gtin' | 'kit'> & Pick<HubFacts, 'sameGtin'>> = {
  name: 'gtinShared',
  severity: 'yellow',
  find: ({ title, gtin, kit, sameGtin }) => {
    if (kit || !gtin) return [];
    const words = titleWords(title);
    const others = sameGtin.filter((other) => other.isOfSameCompany || overlapOf(words, titleWords(other.title)) < sameThing);
    const [first] = others;
    if (!first) return [];
    const named = others.slice(0, 5).map((each) => ({ publishId: each.publishId, title: each.title }));
    return [{ code: 'gtinShared', place: 'gtin', values: { n: others.length, title: first.title }, others: named, proposes: 'gtin' }];
  },
};
