import type { KindName } from '#contract/kinds.ts';
import { outcomeOf, type Activity, type Outcome } from '#events/projections/activity.ts';
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

/** What became of one of a batch. */
export type ItemState = { readonly kind: 'refused'; readonly why: Message } | { readonly kind: Outcome };

/** The activity tells how it ended; what has not ended stands in the outbox. */
export const stateOf = (
  { intentId, why }: BatchItem,
  activity: Pick<Activity, 'deedsById'>,
  { entriesById }: Pick<Outbox, 'entriesById'>,
): ItemState => {
  if (intentId === null) return { kind: 'refused', why: why ?? { key: 'palette.argsInvalid' } };
  const stage = entriesById[intentId]?.stage;
  if (stage !== undefined) return { kind: stage === 'recorded' ? 'waiting' : stage };
  return { kind: outcomeOf(activity, intentId) };
};

/** How many are with the server, on their way, and neither. */
export const countStates = (states: readonly ItemState[]): { readonly done: number; readonly waiting: number; readonly failed: number } => {
  const count = (kinds: readonly ItemState['kind'][]): number => states.filter(({ kind }) => kinds.includes(kind)).length;
  return {
    done: count(['confirmed', 'settled']),
    waiting: count(['waiting', 'sent']),
    failed: count(['refused', 'rejected', 'dismissed', 'withdrawn']),
  };
};

/** Intents of the batch that the server did not accept and nobody has let go: they can be corrected or repeated. */
export const rejectedOf = ({ items }: Batch, { entriesById }: Pick<Outbox, 'entriesById'>): readonly OutboxEntry[] =>
  items.flatMap(({ intentId }) => {
    const entry = intentId === null ? undefined : entriesById[intentId];
    return entry?.stage === 'rejected' ? [entry] : [];
  });
