import { and, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { FieldChange, ListingEvent, Refusal } from '#contract/listing.ts';
import type { Role } from '#contract/call.ts';
import type { Db, Tx } from '../db/open.ts';
import { event } from '../db/schema/core.ts';
import { finalTypes, internalTypes, subjectOf, type ListingEventData, type ListingEventType } from './listing-event.ts';

/** As much as a page shows. */
const longestHistory = 200;
/** As far back as a refusal is looked for: each picture sent since then is an event. */
const longestSinceRefusal = 5000;

interface Happened {
  readonly type: ListingEventType;
  readonly by: { readonly id: string; readonly name: string };
  readonly at: string;
  readonly key: string | null;
  readonly version?: number;
  readonly data: ListingEventData;
}

/** What happened, newest first. */
export const readHistory = async (db: Db | Tx, publishId: string, most = longestHistory): Promise<readonly Happened[]> => {
  const rows = await db
    .select({
      type: event.type,
      id: event.actorId,
      name: event.actorName,
      at: event.at,
      key: event.key,
      version: event.version,
      data: event.data,
    })
    .from(event)
    .where(and(eq(event.subject, subjectOf(publishId))))
    .orderBy(desc(event.version), desc(event.seq))
    .limit(most);
  return rows.map(({ type, id, name, at, key, version, data }) => ({
    type: type as ListingEventType,
    by: { id, name },
    at: at.toISOString(),
    key,
    version,
    data,
  }));
};

/** Three tries of a picture on a slow line take no longer, in milliseconds. */
export const longestSending = 10 * 60_000;

/** What a save writes: pictures may follow it. */
const saves: ReadonlySet<string> = new Set(['approved', 'resubmitted', 'edited']);

/** Newest first. Pictures that were sent after a save are part of it: whoever saved three sees one line, not four. */
const withoutPictures = (history: readonly Happened[]): readonly Happened[] =>
  history.filter(({ by, at, data }, index) => {
    const earlier = history[index + 1];
    const followsSave = earlier !== undefined && earlier.by.id === by.id && saves.has(earlier.type);
    return !(data.isOfSave === true && followsSave && Date.parse(at) - Date.parse(earlier.at) <= longestSending);
  });

export const toListingEvents = (history: readonly Happened[], role: Role): z.output<typeof ListingEvent>[] =>
  withoutPictures(history)
    .filter(({ type }) => role !== 'seller' || !(internalTypes as readonly string[]).includes(type))
    .map(({ type, version, by, at, data: { warning, copy, reason, answer, changes, cause } }) => ({
      type,
      ...(version !== undefined && { version }),
      by,
      at,
      warning: warning ?? null,
      ...(copy !== undefined && { copy }),
      ...(type === 'skipped' && typeof reason === 'string' && { reason }),
      ...(answer !== undefined && { answer }),
      ...(type === 'repriced' && changes?.[0] && { price: { before: changes[0].before, after: changes[0].after } }),
      ...(cause !== undefined && { cause }),
    }));

/** As lastRefusal; it may lie further back than the history that is shown. */
export const readRefusal = async (db: Db | Tx, publishId: string, shown: readonly Happened[]): Promise<ReturnType<typeof lastRefusal>> => {
  const found = lastRefusal(shown);
  return found || shown.length < longestHistory ? found : lastRefusal(await readHistory(db, publishId, longestSinceRefusal));
};

/** The marketplace's word comes after the reviewer's. */
const refusals: ReadonlySet<ListingEventType> = new Set(['refused', 'notPublished']);
const isFinal = (type: ListingEventType): boolean => (finalTypes as readonly string[]).includes(type) || refusals.has(type);

/**
 * The refusal that was decided last and not taken back, what the seller changed since and last had to say of it (capabilities B11). What was
 * approved after it was answered then: put back from sale, it is judged anew.
 */
export const lastRefusal = (history: readonly Happened[]): z.output<typeof Refusal> | null => {
  const takenBack = new Set(history.map(({ data }) => data.undoes));
  const at = history.findIndex(({ type, key }) => isFinal(type) && (key === null || !takenBack.has(key)));
  const refusal = history[at];
  if (refusal === undefined || !refusals.has(refusal.type)) return null;
  const since = history.slice(0, at);
  const changes = since.toReversed().flatMap(({ data }) => data.changes ?? []);
  return {
    by: refusal.by,
    at: refusal.at,
    warning: refusal.data.warning ?? '',
    changes: [...mergeChanges(changes)],
    answer: since.find(({ data }) => data.answer !== undefined)?.data.answer ?? null,
  };
};

/** Several edits of one field are one change, from the first value to the last; a field that came back to where it was is none. */
const mergeChanges = (changes: readonly FieldChange[]): readonly FieldChange[] => {
  const byField = new Map<string, FieldChange>();
  for (const change of changes) byField.set(change.field, { ...change, before: (byField.get(change.field) ?? change).before });
  return [...byField.values()].filter(({ before, after }) => before !== after);
};
