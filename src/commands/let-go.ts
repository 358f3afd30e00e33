import type { Ledger } from '#events/ledger.ts';
import type { Intent } from '#events/record.ts';
import { ok } from '#lib/result.ts';

/**
 * Takes rejected decisions out of the tray, each once the one that stands in its place is on its way: as long as that can be withdrawn, it may
 * be, and then the rejected one is all there is. It goes on when the screen that asked is gone.
 * @param by Ids of the decisions recorded anew; which one stands for which is told by their subjects.
 */
export const letGoOnceSent = (ledger: Ledger, rejected: readonly Intent[], by: readonly string[]): void => {
  const { deedsById } = ledger.state().activity;
  let waiting = rejected.flatMap(({ id, subject }) => {
    const anew = by.find((each) => deedsById[each]?.subject === subject);
    return anew === undefined ? [] : [{ id, anew }];
  });
  const look = (): void => {
    const { outbox, activity } = ledger.state();
    const over = waiting.filter(({ anew }) => outbox.entriesById[anew]?.stage !== 'recorded');
    if (over.length === 0) return;
    waiting = waiting.filter((each) => !over.includes(each));
    if (waiting.length === 0) stop();
    const gone = over.filter(({ anew }) => activity.deedsById[anew]?.outcome !== 'withdrawn');
    if (gone.length > 0)
      void ledger.act(({ outbox: { entriesById } }) =>
        ok(
          gone
            .filter(({ id }) => entriesById[id]?.stage === 'rejected')
            .map(({ id }) => ({ type: 'intent.dismissed.v1' as const, intentId: id })),
        ),
      );
  };
  const stop = ledger.subscribe(look);
  look();
};
