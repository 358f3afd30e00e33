import type { Draft } from 'immer';
import type { Projection } from '../projection.ts';
import type { Subject } from '../record.ts';

export type Outcome = 'waiting' | 'sent' | 'confirmed' | 'settled' | 'rejected' | 'dismissed' | 'withdrawn';

/** What an operator did, without its arguments: those leave the disk when it ends. */
export interface Deed {
  readonly intentId: string;
  readonly command: string;
  readonly version: number;
  readonly subject: Subject;
  readonly at: string;
  readonly outcome: Outcome;
  /** When the outcome became what it is. */
  readonly outcomeAt: string;
  /** As its intent said: what takes it back is known by its arguments. */
  readonly isFinal?: true;
}

export interface Activity {
  readonly deedsById: Readonly<Record<string, Deed>>;
  /** Oldest first. What is not over yet, and of all the last `deedsKept` to twice as many. */
  readonly order: readonly string[];
}

const deedsKept = 200;

const over: ReadonlySet<Outcome> = new Set(['settled', 'dismissed', 'withdrawn']);
/** Nothing becomes of it any more. */
export const isOver = ({ outcome }: Deed): boolean => over.has(outcome);

/** What still waits is kept however long it waits: else nobody could tell how it ends. */
const forgetOld = (draft: Draft<Activity>): void => {
  const old = draft.order.slice(0, -deedsKept).filter((id) => {
    const deed = draft.deedsById[id];
    return deed && isOver(deed);
  });
  for (const id of old) delete draft.deedsById[id];
  draft.order = draft.order.filter((id) => draft.deedsById[id]);
};

const become =
  (outcome: Outcome) =>
  (draft: Draft<Activity>, { intentId }: { readonly intentId: string }, { at }: { readonly at: string }): void => {
    const deed = draft.deedsById[intentId];
    if (deed) Object.assign(deed, { outcome, outcomeAt: at });
  };

export const activity: Projection<Activity> = {
  name: 'activity',
  version: 2,
  initial: { deedsById: {}, order: [] },
  on: {
    'intent.recorded.v1': (draft, { intent: { id, command, version, subject, isFinal } }, { at }) => {
      draft.deedsById[id] = { intentId: id, command, version, subject, at, outcome: 'waiting', outcomeAt: at, ...(isFinal && { isFinal }) };
      draft.order.push(id);
      // By the block: dropping one a fact would copy the list for every row of a long log.
      if (draft.order.length % deedsKept === 0) forgetOld(draft);
    },
    'intent.sent.v1': become('sent'),
    'intent.confirmed.v1': become('confirmed'),
    'intent.settled.v1': become('settled'),
    'intent.rejected.v1': become('rejected'),
    'intent.dismissed.v1': become('dismissed'),
    'intent.withdrawn.v1': become('withdrawn'),
  },
};
