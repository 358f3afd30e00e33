import type { RowQuery } from './query.ts';
import { mostBeside } from './row-window.ts';
import type { Answer, Source } from './source.ts';
import { readableAmong, readableOf, rowsInPlace, type RowOrUnreadable } from './unreadable-row.ts';

/** Blocks kept in memory; those farthest from what is looked at go first. */
const mostBlocks = 60;
/** Asked for at once; what is looked at now overtakes what was looked at a moment ago. */
const mostAsked = 3;

export interface RowStore<Row> {
  /** Counts changes: what React compares. */
  readonly revision: () => number;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Rows `first` to `last` are looked at: those that are missing are asked for, others no longer. Once they are all here, so many rows
   * `around` them are.
   */
  readonly need: (first: number, last: number, around?: number) => void;
  /** The row the keys act on, wherever it is: it is told of when it comes. */
  readonly watch: (index: number) => void;
  /** Undefined while it is on its way. */
  readonly placeAt: (index: number) => RowOrUnreadable<Row> | undefined;
  /** The same, without those that could not be read: there is nothing to do with them. */
  readonly rowAt: (index: number) => Row | undefined;
  /** The rows of this query that are here, looked at or not; none before its first answer. */
  readonly known: (query: RowQuery) => readonly Row[];
  /** Null until the first answer. */
  readonly total: () => number | null;
  /** There are more than `total`: it grows once its last rows are looked at. */
  readonly isAtLeast: () => boolean;
  /** Is the first answer to what was asked last on its way? Until it is here nobody knows which rows there are. */
  readonly isAwaited: () => boolean;
  /** Are rows that are looked at on their way? */
  readonly isLoading: () => boolean;
  readonly hasFailed: () => boolean;
  /** What was thrown of the rows that are looked at; undefined where nothing was. Asked for anew because something changed, it stands until the answer. */
  readonly failure: () => unknown;
  /** Asks again for what failed. */
  readonly retry: () => void;
  /** Asks again for what is looked at; what is known stays until the answer is here. */
  readonly refresh: () => void;
  /** Other rows are wanted. The last known stay until the first answer. */
  readonly ask: (query: RowQuery, blockRows: number) => void;
  readonly stop: () => void;
}

interface Known<Row> {
  readonly blockRows: number;
  readonly total: number | null;
  readonly isAtLeast: boolean;
  readonly blocks: ReadonlyMap<number, readonly RowOrUnreadable<Row>[]>;
}

const nothing = { blockRows: 1, total: null, isAtLeast: false, blocks: new Map<number, never>() };

/** Rows of one source, block by block. An answer to an older question is never shown. */
export const createRowStore = <Row>(source: Source<Row>): RowStore<Row> => {
  const listeners = new Set<() => void>();
  let revision = 0;
  let known: Known<Row> = nothing;
  let asked: { readonly query: RowQuery; readonly blockRows: number; readonly isFresh: boolean } | null = null;
  let needed: { readonly first: number; readonly last: number; readonly around: number } | null = null;
  let running = new Map<number, AbortController>();
  let failed: ReadonlyMap<number, unknown> = new Map();
  /** The same of what is asked for anew, until its answer is here: a way to ask again must not go from under the hand. */
  let toldFailed: ReadonlyMap<number, unknown> = new Map();
  /** Shown, but no longer what the source would say. */
  let old: ReadonlySet<number> = new Set();
  /** Since these rows were asked for, and since the last change, an answer counted how many there are. */
  let isCounted = false;
  let watched = -1;

  const announce = (): void => {
    revision += 1;
    for (const listener of listeners) listener();
  };

  const blocksOf = (around: number): readonly number[] => {
    if (!asked || !needed) return [];
    const end = Math.min(Math.max(needed.first, needed.last) + around, (known.total ?? Infinity) - 1);
    const first = Math.floor(Math.max(0, needed.first - around) / asked.blockRows);
    const last = Math.max(first, Math.floor(Math.max(end, needed.first) / asked.blockRows));
    return Array.from({ length: last - first + 1 }, (_, each) => first + each);
  };
  const neededBlocks = (): readonly number[] => blocksOf(needed?.around ?? 0);

  const isKnown = (block: number): boolean => asked?.isFresh === true && known.blocks.has(block) && !old.has(block);

  const take = (block: number, answer: Answer<Row>, told: number | null): void => {
    if (!asked) return;
    const { total, isAtLeast = false } = answer;
    // An answer that only repeats the total it was told knows less than one that counted meanwhile. An answer that reaches the end counts.
    const isToldBack = total === told && (block + 1) * asked.blockRows < total;
    if (told === null) isCounted = true;
    const before = asked.isFresh ? known.blocks : new Map<number, readonly RowOrUnreadable<Row>[]>();
    const blocks = new Map(before).set(block, rowsInPlace(answer));
    const middle = neededBlocks()[0] ?? block;
    const far = [...blocks.keys()].toSorted((one, other) => Math.abs(other - middle) - Math.abs(one - middle));
    for (const each of far.slice(0, Math.max(0, blocks.size - mostBlocks))) blocks.delete(each);
    known = {
      blockRows: asked.blockRows,
      ...(isToldBack ? { total: known.total, isAtLeast: known.isAtLeast } : { total, isAtLeast }),
      blocks,
    };
    old = asked.isFresh ? new Set([...old].filter((each) => each !== block)) : new Set();
    asked = { ...asked, isFresh: true };
  };

  /** The first answer to another question failed: the rows of the one before would stand under a filter they are not of. */
  const fail = (block: number, thrown: unknown): void => {
    failed = new Map(failed).set(block, thrown);
    if (asked?.isFresh === false) known = nothing;
  };

  const abort = (blocks: Iterable<number>): void => {
    for (const block of blocks) {
      running.get(block)?.abort();
      running.delete(block);
    }
  };

  const start = (block: number): void => {
    if (!asked) return;
    const { query, blockRows } = asked;
    const told = isCounted ? known.total : null;
    const controller = new AbortController();
    running.set(block, controller);
    const isCurrent = (): boolean => running.get(block) === controller;
    const settle = (answer: Answer<Row> | null, thrown?: unknown): void => {
      if (!isCurrent()) return;
      const isLookedAt = blocksOf(mostBeside).includes(block) || Math.floor(watched / blockRows) === block;
      const isForLater = asked?.isFresh === true && !known.blocks.has(block) && !isLookedAt;
      const before = known.total;
      running.delete(block);
      toldFailed = new Map([...toldFailed].filter(([each]) => each !== block));
      if (answer) take(block, answer, told);
      else fail(block, thrown);
      fill();
      // What came for later is drawn when it is scrolled to: a wheel brings some every few frames, and draws enough by itself.
      if (!answer || !isForLater || known.total !== before) announce();
    };
    try {
      const answer = source.fetch(
        { query, offset: block * blockRows, limit: blockRows, ...(told !== null && { total: told }) },
        controller.signal,
      );
      // Rows in memory are here at once: nothing flashes.
      if (!(answer instanceof Promise)) return settle(answer);
      answer.then(settle, (error: unknown) => settle(null, error));
    } catch (error) {
      settle(null, error);
    }
  };

  const isMissing = (block: number): boolean => !isKnown(block) && !failed.has(block);

  const fill = (): void => {
    const inView = blocksOf(0).filter(isMissing);
    // A server that answers one after the other would make the view wait for what is only around it.
    for (const block of inView.length > 0 ? inView : neededBlocks().filter(isMissing)) {
      if (running.size >= mostAsked) return;
      // Asked again: what answers at once has brought the others meanwhile.
      if (isMissing(block) && !running.has(block)) start(block);
    }
  };

  const isLoading = (): boolean => blocksOf(0).some((block) => running.has(block));

  const askAgain = (): void => {
    isCounted = false;
    abort([...running.keys()]);
    failed = new Map();
  };

  const placeAt = (index: number): RowOrUnreadable<Row> | undefined =>
    known.blocks.get(Math.floor(index / known.blockRows))?.[index % known.blockRows];

  return {
    revision: () => revision,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    need: (first, last, around = 0) => {
      if (needed?.first === first && needed.last === last && needed.around === around) return;
      const wasLoading = isLoading();
      needed = { first, last, around };
      const wanted = new Set(neededBlocks());
      abort([...running.keys()].filter((block) => !wanted.has(block)));
      fill();
      // Which rows are here did not change: only whether any are on their way is news, and a wheel turns many times a second.
      if (isLoading() !== wasLoading) announce();
    },
    watch: (index) => {
      watched = index;
    },
    placeAt,
    rowAt: (index) => readableOf(placeAt(index)),
    known: (query) => (asked?.isFresh && asked.query === query ? [...known.blocks.values()].flatMap(readableAmong) : []),
    total: () => known.total,
    isAtLeast: () => known.isAtLeast,
    isAwaited: () => asked?.isFresh === false && running.size > 0,
    isLoading,
    hasFailed: () => neededBlocks().some((block) => failed.has(block) || toldFailed.has(block)),
    failure: () =>
      neededBlocks()
        .map((block) => failed.get(block) ?? toldFailed.get(block))
        .find((thrown) => thrown !== undefined),
    retry: () => {
      failed = new Map();
      toldFailed = new Map();
      fill();
      announce();
    },
    refresh: () => {
      if (!asked) return;
      toldFailed = new Map([...toldFailed, ...failed]);
      askAgain();
      // Each part stays until its own answer is here: rows in view must not blink because those above them came first.
      old = new Set(known.blocks.keys());
      fill();
      announce();
    },
    ask: (query, blockRows) => {
      askAgain();
      toldFailed = new Map();
      asked = { query, blockRows, isFresh: false };
      fill();
      announce();
    },
    stop: () => {
      abort([...running.keys()]);
      running = new Map();
    },
  };
};
