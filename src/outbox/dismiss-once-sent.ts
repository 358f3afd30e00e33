import type { Ledger } from '#events/ledger.ts';
import type { LogState } from '#events/projections/log-state.ts';
import type { Intent } from '#events/record.ts';
import { ok } from '#lib/result.ts';

/** A rejected decision, and the id of the one recorded in its place. */
interface Replaced {
  readonly id: string;
  readonly anew: string;
}

/** What nobody knows any more counts as withdrawn: a decision too many in the tray is better than one that is lost. */
const wasSent = ({ outbox, activity }: LogState, id: string): boolean => {
  if (outbox.entriesById[id]) return outbox.entriesById[id].stage !== 'recorded';
  const outcome = activity.deedsById[id]?.outcome;
  return outcome !== undefined && outcome !== 'withdrawn';
};

/**
 * Dismisses rejected decisions, each when the one recorded in its place is sent. Until then that one can be withdrawn, and then the rejected
 * one is all there is. It goes on when the screen that asked is gone, and ends with the page: after a reload a rejected one stays in the
 * tray until somebody dismisses it.
 * @param by Ids of the decisions recorded anew. One stands for the rejected decision on the same subject.
 */
export const dismissOnceSent = (ledger: Ledger, rejected: readonly Intent[], by: readonly string[]): void => {
  const { entriesById: recorded } = ledger.state().outbox;
  let waiting = rejected.flatMap(({ id, subject }): readonly Replaced[] => {
    const anew = by.find((each) => recorded[each]?.intent.subject === subject);
    return anew === undefined ? [] : [{ id, anew }];
  });
  if (waiting.length === 0) return;

  const look = (): void => {
    const state = ledger.state();
    const { entriesById } = state.outbox;
    const isOpen = ({ id, anew }: Replaced): boolean => entriesById[id]?.stage === 'rejected' && entriesById[anew]?.stage === 'recorded';
    const sent = waiting.filter((each) => !isOpen(each) && wasSent(state, each.anew));
    waiting = waiting.filter(isOpen);
    if (waiting.length === 0) stop();
    if (sent.length > 0)
      void ledger.act(({ outbox }) =>
        ok(
          sent
            .filter(({ id }) => outbox.entriesById[id]?.stage === 'rejected')
            .map(({ id }) => ({ type: 'intent.dismissed.v1' as const, intentId: id })),
        ),
      );
  };
  const stop = ledger.subscribe(look);
  look();
};
