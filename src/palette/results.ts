import type { Layer } from '#commands/command.ts';
import type { MessageKey } from '#locale/catalogue.ts';
import type { Catalogue } from './catalogue.ts';
import type { Entry } from './entries.ts';
import { rank } from './ranking.ts';
import type { Standings } from './standings.ts';

/** What is shown in the list: entries, and headings over which the cursor passes. */
export type Row =
  | { readonly kind: 'heading'; readonly label: HeadingLabel }
  | { readonly kind: 'entry'; readonly entry: Entry; readonly isRepeat: boolean };
type HeadingLabel = MessageKey & `palette.layer.${string}`;

/** A list that is asked row by row: twenty thousand results cost nothing until they are scrolled to. */
export interface Rows {
  readonly length: number;
  readonly at: (index: number) => Row | null;
  /** Where the headings are; few, in order. */
  readonly headings: readonly number[];
}

const rowsOf = (rows: readonly Row[]): Rows => ({
  length: rows.length,
  at: (index) => rows[index] ?? null,
  headings: rows.flatMap(({ kind }, index) => (kind === 'heading' ? [index] : [])),
});

export const noRows = rowsOf([]);

export const entryAt = (rows: Rows, index: number): Entry | null => {
  const row = rows.at(index);
  return row?.kind === 'entry' ? row.entry : null;
};

export const joinRows = (first: Rows, second: Rows): Rows => ({
  length: first.length + second.length,
  at: (index) => (index < first.length ? first.at(index) : second.at(index - first.length)),
  headings: [...first.headings, ...second.headings.map((index) => index + first.length)],
});

const entryRow = (entry: Entry | undefined): Row | null => (entry ? { kind: 'entry', entry, isRepeat: false } : null);

export const entryRows = (entries: readonly Entry[]): Rows => ({
  length: entries.length,
  at: (index) => entryRow(entries[index]),
  headings: [],
});

/** A heading and what is under it; nothing when nothing is. */
export const section = (label: HeadingLabel, entries: readonly Entry[]): Rows =>
  entries.length === 0 ? noRows : joinRows(rowsOf([{ kind: 'heading', label }]), entryRows(entries));

/**
 * What an empty query shows: the last command where it still applies, then what can run now, nearest layer first and in it what
 * was used before; the rest in the order of the registry, because a list that shuffles is not learnt. What can not run, or
 * would ask first what to act on, is left out; it is found by searching (row CMD-4). What was visited last stands before everything.
 */
export const browse = ({ entries, positionById }: Catalogue, standings: Standings, visited: readonly Entry[] = []): Rows => {
  const { layerOf, wasRefused, isAsking, usedFor, last } = standings;
  const isReady = (entry: Entry): boolean => !wasRefused(entry) && !isAsking(entry);
  const known = (id: string): readonly Entry[] => [entries[positionById.get(id) ?? -1]].flatMap((entry) => entry ?? []);
  const used = new Set(usedFor('').flatMap(known));
  const inLayer: Readonly<Record<Layer, Entry[]>> = { selection: [], page: [], global: [] };
  const put = (entry: Entry): void => {
    if (isReady(entry)) inLayer[layerOf(entry)].push(entry);
  };
  for (const entry of used) put(entry);
  for (const entry of entries) if (!used.has(entry)) put(entry);

  const repeated = last === null ? undefined : known(last).find(isReady);
  const recent: readonly Row[] = repeated
    ? [
        { kind: 'heading', label: 'palette.layer.recent' },
        { kind: 'entry', entry: repeated, isRepeat: true },
      ]
    : [];
  const ofLayer = (layer: Layer): Rows => section(`palette.layer.${layer}`, inLayer[layer]);
  return [rowsOf(recent), ofLayer('selection'), ofLayer('page'), section('palette.layer.visited', visited), ofLayer('global')].reduce(
    joinRows,
  );
};

/** Rows of what only others may do: more of them would be a list of what one is not. */
const mostBarred = 2;

/** Without what this person may never do, but for the first rows of it. */
const fewBarred = (entries: readonly Entry[], { isBarred }: Standings): readonly Entry[] => {
  let barred = 0;
  return entries.filter((entry) => {
    if (isBarred(entry)) barred += 1;
    return barred <= mostBarred || !isBarred(entry);
  });
};

/** As many of what is held here: views, companies, what was visited. */
const mostHeld = 8;

/**
 * Entries that match, best tier first; below them what can not run now. `held` is a small catalogue of its own: its entries stand below
 * the commands and places that were meant, and above those that can not run. A restriction by kind costs a pass over the matches.
 */
export const search = (
  { entries, index }: Catalogue,
  text: string,
  standings: Standings,
  isWanted: ((entry: Entry) => boolean) | null,
  held: Catalogue | null = null,
): Rows => {
  const { positions, begins } = rank(index, text, standings.forRanking(text));
  const entriesOf = (from: number, to?: number): readonly Entry[] =>
    [...positions.subarray(from, to)].flatMap((position) => entries[position] ?? []);
  if (isWanted) return entryRows(fewBarred(entriesOf(0), standings).filter(isWanted));
  /** Asked row by row: they may be very many. */
  const hits = (from: number, to: number): Rows => ({
    length: to - from,
    headings: [],
    at: (at) => entryRow(entries[positions[from + at] ?? -1]),
  });
  const out = fewBarred(entriesOf(begins.out, begins.near), standings);
  const nearOut = fewBarred([...out, ...entriesOf(begins.nearOut)], standings).slice(out.length);
  const [heldMeant, heldNear] = heldFor(held, text);
  return [hits(0, begins.out), heldMeant, entryRows(out), hits(begins.near, begins.nearOut), heldNear, entryRows(nearOut)].reduce(joinRows);
};

/** What was meant of it, and what is only near. */
const heldFor = (held: Catalogue | null, text: string): readonly [meant: Rows, near: Rows] => {
  if (held === null) return [noRows, noRows];
  const { positions, begins } = rank(held.index, text);
  const rows = (from: number, to: number): Rows =>
    entryRows([...positions.subarray(from, Math.min(to, mostHeld))].flatMap((position) => held.entries[position] ?? []));
  return [rows(0, begins.near), rows(begins.near, positions.length)];
};

/** The same in one list, for what came too late to stand among the rest. */
export const heldEntries = ({ entries, index }: Catalogue, text: string): readonly Entry[] =>
  [...rank(index, text).positions].slice(0, mostHeld).flatMap((position) => entries[position] ?? []);

/** All of some kind in their order; below those that can run now the others. */
export const listed = (entries: readonly Entry[], standings: Standings): Rows => {
  const isRunnable = (entry: Entry): boolean => !standings.wasRefused(entry);
  const runnable = entries.filter(isRunnable);
  return entryRows([
    ...runnable.filter((entry) => !standings.isAsking(entry)),
    ...runnable.filter(standings.isAsking),
    ...fewBarred(
      entries.filter((entry) => !isRunnable(entry)),
      standings,
    ),
  ]);
};
