import MiniSearch from 'minisearch';
import { rankedEntries, type First } from '../../palette/ranking-entries.ts';
import { foldText } from '../../../src/lib/fold-text.ts';

/**
 * minisearch over the same rows, set up as well as it can be: accents folded as we fold them, prefixes and slips found, all words
 * wanted, a title worth more than an alias.
 */
export const indexedByMinisearch = (): First => {
  const entries = rankedEntries();
  const index = new MiniSearch({
    fields: ['title', 'aliases'],
    processTerm: foldText,
    searchOptions: { prefix: true, fuzzy: 0.2, combineWith: 'AND', boost: { title: 2 } },
  });
  index.addAll(entries.map(({ title, aliases }, id) => ({ id, title, aliases: aliases.join(' ') })));
  return (query) => entries[index.search(query)[0]?.id ?? -1]?.title;
};
