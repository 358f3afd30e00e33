import { rank } from '#palette/ranking.ts';
import { wordIndexOf } from '#palette/word-index.ts';
import type { Measured } from '../budgets.ts';
import { whenPeersAreHere } from '../peers/install.ts';
import { askKnownAnswers, rankedEntries, type First } from './ranking-entries.ts';

/** The known answers asked among ten thousand entries, of our ranking and of minisearch, in this process. */
export const measureRanking = async (): Promise<Measured> => {
  const entries = rankedEntries();
  const index = wordIndexOf(entries);
  const ours: First = (asked) => entries[rank(index, asked).positions[0] ?? -1]?.title;
  const beside = await whenPeersAreHere(async (): Promise<Measured> => {
    const { indexedByMinisearch } = await import('../peers/palette/ranking.ts');
    const found = askKnownAnswers({ ours, peer: indexedByMinisearch() });
    return {
      'ranking.misses': found.ours.misses,
      'ranking.query': found.ours.query,
      'peer:ranking.misses': found.peer.misses,
      'peer:ranking.query': found.peer.query,
    };
  });
  if ('ranking.query' in beside) return beside;
  const { misses, query } = askKnownAnswers({ ours }).ours;
  return { 'ranking.misses': misses, 'ranking.query': query };
};
