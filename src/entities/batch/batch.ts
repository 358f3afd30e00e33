import type { KindName } from '#contract/kinds.ts';
import type { Activity, Outcome } from '#events/projections/activity.ts';
import type { Outbox, OutboxEntry } from '#events/projections/outbox.ts';
import type { Subject } from '#events/record.ts';
import type { MessageKey } from '#locale/catalogue.ts';
import type { Message } from '#locale/translate.ts';
import type { Executed } from '#palette/context-registry.ts';

/** One thing of a batch: the intent that was recorded for it, or why none was. */
export interface BatchItem {
  readonly subject: Subject;
  readonly label: string;
  readonly intentId: string | null;
  readonly why: Message | null;
  /** How it ended, as this page saw it: the log forgets what is long over, and may be deleted. */
  readonly ended?: Outcome;
}

/** One command over several of a kind. */
export interface Batch {
  readonly command: string;
  readonly title: MessageKey;
  readonly items: readonly BatchItem[];
}

/**
 * The batch on screen after a run: another run over several replaces it, one over those it holds (corrected, repeated) changes
 * their lines, and one over a single other is no batch.
 */
export const afterRun = (
  on: KindName,
  batch: Batch | null,
  { command, asked, recorded, refused }: Executed,
  { deedsById }: Pick<Activity, 'deedsById'>,
  whyNot: (subject: Subject) => Message,
): Batch | null => {
  if (command.on !== on || command.leavesChosen === true) return batch;
  const targets = [...new Map([...asked, ...refused].map((target) => [target.subject, target])).values()];
  const intentIds = new Map(recorded.map((id) => [deedsById[id]?.subject, id]));
  const items = targets.map(({ subject, label }): BatchItem => {
    const intentId = intentIds.get(subject) ?? null;
    return { subject, label, intentId, why: intentId === null ? whyNot(subject) : null };
  });
  const told = new Map(items.map((item) => [item.subject, item]));
  const isOfIt =
    batch !== null && batch.command === command.name && items.every(({ subject }) => batch.items.some((item) => item.subject === subject));
  if (isOfIt) return { ...batch, items: batch.items.map((item) => told.get(item.subject) ?? item) };
  return items.length > 1 ? { command: command.name, title: command.title, items } : batch;
};

/** From these on it is known how it ends, whatever becomes of the log. */
const ends: ReadonlySet<Outcome> = new Set(['confirmed', 'settled', 'dismissed', 'withdrawn']);

/** The batch with what ended of it by now; the same where nothing did. */
export const noteEnds = (batch: Batch, { deedsById }: Pick<Activity, 'deedsById'>): Batch => {
  const items = batch.items.map((item) => {
    const outcome = deedsById[item.intentId ?? '']?.outcome;
    return outcome === undefined || outcome === item.ended || !ends.has(outcome) ? item : { ...item, ended: outcome };
  });
  return items.every((item, i) => item === batch.items[i]) ? batch : { ...batch, items };
};

/** What became of one of a batch; 'unknown' where the log says nothing of it and this page saw no end of it. */
export type ItemState = { readonly kind: 'refused'; readonly why: Message } | { readonly kind: Outcome | 'unknown' };

/** The activity tells how it ended; what has not ended stands in the outbox. */
export const stateOf = (
  { intentId, why, ended }: BatchItem,
  { deedsById }: Pick<Activity, 'deedsById'>,
  { entriesById }: Pick<Outbox, 'entriesById'>,
): ItemState => {
  if (intentId === null) return { kind: 'refused', why: why ?? { key: 'palette.argsInvalid' } };
  const stage = entriesById[intentId]?.stage;
  if (stage !== undefined) return { kind: stage === 'recorded' ? 'waiting' : stage };
  return { kind: deedsById[intentId]?.outcome ?? ended ?? 'unknown' };
};

interface StateCounts {
  readonly done: number;
  readonly waiting: number;
  readonly failed: number;
  readonly unknown: number;
}

/** How many are with the server, on their way, neither, and of how many nobody knows. */
export const countStates = (states: readonly ItemState[]): StateCounts => {
  const count = (kinds: readonly ItemState['kind'][]): number => states.filter(({ kind }) => kinds.includes(kind)).length;
  return {
    done: count(['confirmed', 'settled']),
    waiting: count(['waiting', 'sent']),
    failed: count(['refused', 'rejected', 'dismissed', 'withdrawn']),
    unknown: count(['unknown']),
  };
};

/** Intents of the batch that the server did not accept and nobody has let go: they can be corrected or repeated. */
export const rejectedOf = ({ items }: Batch, { entriesById }: Pick<Outbox, 'entriesById'>): readonly OutboxEntry[] =>
  items.flatMap(({ intentId }) => {
    const entry = intentId === null ? undefined : entriesById[intentId];
    return entry?.stage === 'rejected' ? [entry] : [];
  });
