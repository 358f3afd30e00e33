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
  readonly fresh: FreshRows;
  /** Leases as the claims of this screen were answered: newer than any row. */
  readonly leases: ReadonlyMap<string, Lease | null>;
  readonly outbox: Outbox;
  readonly commands: CommandIndex;
  readonly actor: Actor;
}

const nothing: readonly OutboxEntry[] = [];

/** Null when the server says the listing is gone. */
const rowOf = (page: ListingRow, { fresh, leases, outbox, commands, actor }: RowSources): QueueRow | null => {
  const newest = newestRow(page, fresh.get(page.publishId));
  if (newest === null) return null;
  const lease = leases.get(page.publishId);
  const base = lease === undefined ? newest : { ...newest, lease };
  const subject = listingSubject(page);
  if (!outbox.idsBySubject[subject]) return { base, view: base, entries: nothing };
  return { base, view: viewOf(base, subject, outbox, commands, actor), entries: entriesOf(outbox, subject) };
};

/** Among the free ones are those I took since: opening claims, and a row must not leave because it was looked at. */
const isHeldBy = (asked: LeaseFact, lease: LeaseFact): boolean => asked === lease || (asked === 'free' && lease === 'mine');

/** Does this row belong in the list the filter asks for? The server filtered its pages; this is for what changed since. */
export const belongs = (row: ListingRow, { status = 'pending', set, holder }: ListingFilter, actor: Actor): boolean => {
  if (row.status !== status) return false;
  if (holder !== undefined && !isHeldBy(holder, leaseFactOf(row, actor))) return false;
  if (set === 'include' || status !== 'pending') return true;
  return !row.skipped && !(row.snoozedUntil && Date.parse(row.snoozedUntil) > Date.parse(actor.now));
};

/** The rows of all pages in their order, each once: a listing that came back may be on two pages. Made once per page that arrives. */
export interface LoadedRows {
  readonly rows: readonly QueueRow[];
  readonly ids: readonly string[];
  readonly indexById: ReadonlyMap<string, number>;
}

export const loadRows = (pages: readonly (readonly ListingRow[])[]): LoadedRows => {
  const rowsById = new Map<string, QueueRow>();
  for (const page of pages) {
    for (const row of page) if (!rowsById.has(row.publishId)) rowsById.set(row.publishId, { base: row, view: row, entries: nothing });
  }
  const ids = [...rowsById.keys()];
  return { rows: [...rowsById.values()], ids, indexById: new Map(ids.map((id, index) => [id, index])) };
};

export interface QueueRows {
  readonly shown: readonly QueueRow[];
  /** Loaded and not shown, in order: what left since its page was asked for. */
  readonly hidden: readonly string[];
  /** Any loaded listing, shown or not: the open one stays readable after it left the list. */
  readonly baseOf: (publishId: string) => ListingRow | null;
}

/** Where more is known of a row than its page says, in order: a few hundred places among what may be a hundred thousand. */
const touchedIndexes = ({ indexById }: LoadedRows, { fresh, leases, outbox }: RowSources): readonly number[] => {
  const ids = new Set([
    ...fresh.ids(),
    ...leases.keys(),
    ...Object.keys(outbox.idsBySubject).map((subject) => subject.slice('listing:'.length)),
  ]);
  return [...ids].flatMap((id) => indexById.get(id) ?? []).toSorted((one, other) => one - other);
};

/** What the list shows now. Only touched rows are looked at: the server has filtered the others, and they keep their identity. */
export const queueRows = (loaded: LoadedRows, filter: ListingFilter, sources: RowSources): QueueRows => {
  const { rows, ids, indexById } = loaded;
  const parts: (readonly QueueRow[])[] = [];
  const hidden: string[] = [];
  let copied = 0;
  for (const index of touchedIndexes(loaded, sources)) {
    const page = rows[index];
    if (!page) continue;
    const row = rowOf(page.base, sources);
    const isShown = row !== null && belongs(row.view, filter, sources.actor);
    if (!isShown) hidden.push(ids[index] ?? '');
    parts.push(rows.slice(copied, index), isShown ? [row] : []);
    copied = index + 1;
  }
  return {
    shown: ([] as readonly QueueRow[]).concat(...parts, rows.slice(copied)),
    hidden,
    baseOf: (publishId) => {
      const row = rows[indexById.get(publishId) ?? -1];
      return row ? (rowOf(row.base, sources)?.base ?? null) : null;
    },
  };
};
