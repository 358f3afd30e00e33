import type { Draft } from 'immer';
import type { Projection } from '../projection.ts';
import type { Intent, ProblemNote, Subject } from '../record.ts';

export interface OutboxEntry {
  readonly intent: Intent;
  /** When it was recorded; from the log, not from a clock. */
  readonly at: string;
  readonly stage: 'recorded' | 'sent' | 'confirmed' | 'rejected';
  readonly attempts: number;
  readonly problem: ProblemNote | null;
}

export interface Outbox {
  /** In the order of recording. Only what still waits or was rejected; what settled is gone. */
  readonly entriesById: Readonly<Record<string, OutboxEntry>>;
  /** Ids per subject, in order, so that a list of rows can be overlaid without a search. */
  readonly idsBySubject: Readonly<Record<Subject, readonly string[]>>;
}

type Draftable = Draft<Outbox>;

const remove = (draft: Draftable, id: string): void => {
  const entry = draft.entriesById[id];
  if (!entry) return;
  delete draft.entriesById[id];
  const left = (draft.idsBySubject[entry.intent.subject] ?? []).filter((each) => each !== id);
  if (left.length > 0) draft.idsBySubject[entry.intent.subject] = left;
  else delete draft.idsBySubject[entry.intent.subject];
};

/** Not a store of its own: what the log says has not reached the server yet. */
export const outbox: Projection<Outbox> = {
  name: 'outbox',
  version: 1,
  initial: { entriesById: {}, idsBySubject: {} },
  on: {
    'intent.recorded.v1': (draft, { intent }, { at }) => {
      draft.entriesById[intent.id] = { intent, at, stage: 'recorded', attempts: 0, problem: null };
      (draft.idsBySubject[intent.subject] ??= []).push(intent.id);
    },
    'intent.withdrawn.v1': (draft, { intentId }) => remove(draft, intentId),
    'intent.sent.v1': (draft, { intentId, attempt }) => {
      const entry = draft.entriesById[intentId];
      if (entry) Object.assign(entry, { stage: 'sent', attempts: attempt });
    },
    'intent.confirmed.v1': (draft, { intentId }) => {
      const entry = draft.entriesById[intentId];
      if (entry) entry.stage = 'confirmed';
    },
    'intent.rejected.v1': (draft, { intentId, problem }) => {
      const entry = draft.entriesById[intentId];
      if (entry) Object.assign(entry, { stage: 'rejected', problem });
    },
    'intent.settled.v1': (draft, { intentId }) => remove(draft, intentId),
    'intent.dismissed.v1': (draft, { intentId }) => remove(draft, intentId),
  },
};
