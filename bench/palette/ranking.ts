import { rank } from '#palette/ranking.ts';
import { wordIndexOf } from '#palette/word-index.ts';
import type { Measured } from '../budgets.ts';
import { whenPeersAreHere } from '../peers/install.ts';
import { askKnownAnswers, rankedEntries } from './ranking-entries.ts';

/** The known answers asked among ten thousand entries, of our ranking and of minisearch, in this process. */
export const measureRanking = async (): Promise<Measured> => {
  const entries = rankedEntries();
  const index = wordIndexOf(entries);
  const { misses, query } = askKnownAnswers((asked) => entries[rank(index, asked).positions[0] ?? -1]?.title);
  const peer = await whenPeersAreHere(async (): Promise<Measured> => {
    const { measureMinisearch } = await import('../peers/palette/ranking.ts');
    const found = measureMinisearch();
    return { 'peer:ranking.misses': found.misses, 'peer:ranking.query': found.query };
  });
  return { 'ranking.misses': misses, 'ranking.query': query, ...peer };
};
