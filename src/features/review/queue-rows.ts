import { newestRow, type FreshRows } from '#api/fresh-rows.ts';
import { listingSubject } from '#commands/listing/listing-args.ts';
import type { Actor } from '#commands/command.ts';
import { leaseFactOf } from '#commands/listing/listing-step.ts';
import { entriesOf, viewOf, type CommandIndex } from '#commands/view.ts';
import type { Lease, ListingFilter, ListingRow } from '#contract/listing.ts';
import type { LeaseFact } from '#machines/lifecycle/listing.ts';
import type { Outbox, OutboxEntry } from '#events/projections/outbox.ts';

/** One row as it is shown: the server's answer, what I see of it with my waiting decisions, and those decisions. */
export interface QueueRow {
  readonly base: ListingRow;
  readonly view: ListingRow;
  readonly entries: readonly OutboxEntry[];
}

export interface RowSources {
  readonly fresh: FreshRows<ListingRow>;
  /** Leases as the claims of this screen were answered: newer than any row. */
  readonly leases: ReadonlyMap<string, Lease | null>;
  readonly outbox: Outbox;
  /** Decided a moment ago and on its way to the disk: how it will look (`session.deciding`). */
  readonly deciding: ReadonlyMap<string, ListingRow>;
  readonly commands: CommandIndex;
  readonly actor: Actor;
  /** The clock as rows follow it, in milliseconds since 1970: rows are made again when it goes on. */
  readonly minute: number;
}

const nothing: readonly OutboxEntry[] = [];

const leasedRows = new WeakMap<ListingRow, ListingRow>();

/** The row under the lease it was claimed with; the same one again for the same two, so that nothing draws it again. */
const withLease = (row: ListingRow, lease: Lease | null): ListingRow => {
  const known = leasedRows.get(row);
  if (known?.lease === lease) return known;
  const leased = { ...row, lease };
  leasedRows.set(row, leased);
  return leased;
};

/** Null when the server says the listing is gone. */
const baseRow = (page: ListingRow, { fresh, leases }: Pick<RowSources, 'fresh' | 'leases'>): ListingRow | null => {
  const newest = newestRow(page, fresh.get(page.publishId));
  const lease = leases.get(page.publishId);
  return newest === null || lease === undefined ? newest : withLease(newest, lease);
};

/** What a row is made of; made again only when one of them is another. */
interface RowParts {
  readonly base: ListingRow;
  readonly deciding: ListingRow | undefined;
  readonly entries: readonly OutboxEntry[];
}

const partsOf = (page: ListingRow, sources: RowSources): RowParts | null => {
  const { outbox, deciding } = sources;
  const base = baseRow(page, sources);
  if (base === null) return null;
  const subject = listingSubject(page);
  return {
    base,
    deciding: deciding.get(page.publishId),
    entries: outbox.idsBySubject[subject] ? entriesOf(outbox, subject) : nothing,
  };
};

const areSameParts = (one: RowParts, other: RowParts): boolean =>
  one.base === other.base &&
  one.deciding === other.deciding &&
  one.entries.length === other.entries.length &&
  one.entries.every((entry, at) => entry === other.entries[at]);

const rowOf = (page: QueueRow, { base, deciding, entries }: RowParts, { outbox, commands, actor }: RowSources): QueueRow => {
  if (entries.length > 0) return { base, view: deciding ?? viewOf(base, listingSubject(base), outbox, commands, actor), entries };
  return base === page.base && !deciding ? page : { base, view: deciding ?? base, entries };
};

/** Makes a row of what is known of it, null when it is gone; the same one again while its parts are the same, so that nothing draws it again. */
const createMakeRow = () => {
  const made = new Map<string, { readonly parts: RowParts; readonly row: QueueRow }>();
  let madeAt = '';
  return (page: QueueRow, sources: RowSources): QueueRow | null => {
    // What the machine says of a waiting decision may change with the clock, and with the commands that came since.
    const at = `${sources.minute} ${sources.commands.size}`;
    if (madeAt !== at) made.clear();
    madeAt = at;
    const parts = partsOf(page.base, sources);
    if (parts === null) return null;
    const known = made.get(page.base.publishId);
    if (known && areSameParts(known.parts, parts)) return known.row;
    const row = rowOf(page, parts, sources);
    made.set(page.base.publishId, { parts, row });
    return row;
  };
};

/** Among the free ones are those I took since: opening claims, and a row must not leave because it was looked at. */
const isHeldBy = (asked: LeaseFact, lease: LeaseFact): boolean => asked === lease || (asked === 'free' && lease === 'mine');

/** Does this row belong in the list the filter asks for? The server filtered its pages; this is for what changed since. */
export const belongs = (row: ListingRow, { status = ['pending'], set, holder, ids }: ListingFilter, actor: Actor): boolean => {
  if (ids) return true;
  if (!status.includes(row.status)) return false;
  if (holder !== undefined && !isHeldBy(holder, leaseFactOf(row, actor))) return false;
  if (set === 'include' || row.status !== 'pending') return true;
  return !row.skipped && !(row.snoozedUntil && Date.parse(row.snoozedUntil) > Date.parse(actor.now));
};

/** The rows of all pages in their order, each once: a listing that came back may be on two pages. Made once per page that arrives. */
export interface LoadedRows {
  readonly rows: readonly QueueRow[];
  readonly ids: readonly string[];
  readonly indexById: ReadonlyMap<string, number>;
  /** How many of them are of the run from the top; those behind it are of the run somebody jumped to. */
  readonly head: number;
}

type Pages = readonly (readonly ListingRow[])[];

export const loadRows = (pages: Pages, farPages: Pages = []): LoadedRows => {
  const rowsById = new Map<string, QueueRow>();
  const take = (page: readonly ListingRow[]): void => {
    for (const row of page) if (!rowsById.has(row.publishId)) rowsById.set(row.publishId, { base: row, view: row, entries: nothing });
  };
  for (const page of pages) take(page);
  const head = rowsById.size;
  for (const page of farPages) take(page);
  const ids = [...rowsById.keys()];
  return { rows: [...rowsById.values()], ids, indexById: new Map(ids.map((id, index) => [id, index])), head };
};

export interface QueueRows {
  /** What is shown, in order. */
  readonly ids: readonly string[];
  /** How many of them are of the run from the top. */
  readonly head: number;
  /** A loaded listing as it is shown; null for one that is not loaded, or gone. */
  readonly rowOf: (publishId: string) => QueueRow | null;
  /** Shown rows of which more is known than their page says; among them all that wait or were refused. */
  readonly touched: readonly QueueRow[];
}

/** Where more is known of a row than its page says, in order: a few hundred places among what may be a hundred thousand. */
const touchedIndexes = ({ indexById }: LoadedRows, { fresh, leases, outbox, deciding }: RowSources): readonly number[] => {
  const ids = new Set([
    ...fresh.ids(),
    ...leases.keys(),
    ...deciding.keys(),
    ...Object.keys(outbox.idsBySubject).map((subject) => subject.slice('listing:'.length)),
  ]);
  return [...ids].flatMap((id) => indexById.get(id) ?? []).toSorted((one, other) => one - other);
};

const without = (ids: readonly string[], hidden: readonly number[]): readonly string[] => {
  if (hidden.length === 0) return ids;
  const parts = hidden.map((index, at) => ids.slice(at === 0 ? 0 : (hidden[at - 1] ?? 0) + 1, index));
  return ([] as readonly string[]).concat(...parts, ids.slice((hidden.at(-1) ?? -1) + 1));
};

const areEqual = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at]);

export type DeriveRows = (loaded: LoadedRows, filter: ListingFilter, sources: RowSources) => QueueRows;

/**
 * What the list shows now. Only touched rows are looked at: the server has filtered the others. It remembers its last answer, so
 * that rows and ids which say the same again are the same objects, and whoever draws them need not.
 */
export const createDeriveRows = (): DeriveRows => {
  let before: { readonly loaded: LoadedRows; readonly hidden: readonly number[]; readonly shown: QueueRows } | null = null;
  const makeRow = createMakeRow();

  return (loaded, filter, sources) => {
    const { rows, ids, indexById } = loaded;
    const rowsByTouchedId = new Map<string, QueueRow | null>();
    const touched: QueueRow[] = [];
    const hidden: number[] = [];
    for (const index of touchedIndexes(loaded, sources)) {
      const page = rows[index];
      if (!page) continue;
      const row = makeRow(page, sources);
      rowsByTouchedId.set(page.base.publishId, row);
      if (row !== null && belongs(row.view, filter, sources.actor)) touched.push(row);
      else hidden.push(index);
    }
    const isSameList = before !== null && before.loaded === loaded && areEqual(before.hidden, hidden);
    const shown: QueueRows = {
      ids: isSameList && before ? before.shown.ids : without(ids, hidden),
      head: loaded.head - hidden.filter((index) => index < loaded.head).length,
      touched,
      rowOf: (publishId) => {
        const row = rowsByTouchedId.get(publishId);
        return row === undefined ? (rows[indexById.get(publishId) ?? -1] ?? null) : row;
      },
    };
    before = { loaded, hidden, shown };
    return shown;
  };
};
