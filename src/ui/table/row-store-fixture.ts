import type { RowQuery } from './query.ts';
import { createRowStore } from './row-store.ts';
import type { Answer, Ask, Source } from './source.ts';

export const all: RowQuery = { search: '', filters: {}, sort: [] };
export const some: RowQuery = { ...all, search: 'x' };

/** A server that answers when told to, in any order. */
export const openServer = (total = 1000) => {
  const waiting: { readonly ask: Ask; readonly signal: AbortSignal; readonly answer: () => void; readonly fail: () => void }[] = [];
  const source: Source<string> = {
    fetch: (ask, signal) =>
      new Promise<Answer<string>>((resolve, reject) => {
        const items = Array.from(
          { length: Math.max(0, Math.min(ask.limit, total - ask.offset)) },
          (_, each) => `${ask.query.search}${ask.offset + each}`,
        );
        waiting.push({ ask, signal, answer: () => resolve({ items, total }), fail: () => reject(new Error('away')) });
      }),
  };
  return { source, waiting };
};
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** A store of a thousand rows whose first question, for these rows in blocks of a hundred, is answered. */
export const openStore = async (first: number, last: number, around = 0) => {
  const { source, waiting } = openServer();
  const store = createRowStore(source);
  store.ask(all, 100);
  store.need(first, last, around);
  waiting[0]?.answer();
  await settled();
  return { store, waiting };
};
