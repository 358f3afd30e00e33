import { subscribeWithSelector } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { fold } from '../../../src/events/projection.ts';
import { logState, type LogState } from '../../../src/events/projections/log-state.ts';
import type { Fact } from '../../../src/events/record.ts';
import { newIds, recorded, timed } from '../../store/facts.ts';

/**
 * A thousand rows listen to a zustand store, one of them changes: milliseconds from the decision to the end of the telling. The state
 * and the way a fact changes it are the product's own; zustand tells, by the selectors its documentation gives a row.
 */
export const measureZustand = async (times: number): Promise<readonly number[]> => {
  const store = createStore(subscribeWithSelector<LogState>(() => logState.initial));
  let heard = 0;
  for (let row = 0; row < 1000; row += 1) {
    store.subscribe(
      ({ outbox }) => outbox.idsBySubject[`listing:p${row}`],
      () => {
        heard += 1;
      },
    );
  }
  let seq = 0;
  const place = (facts: readonly Fact[]): void => {
    const at = new Date().toISOString();
    const records = facts.map((fact) => ({ seq: (seq += 1), at, fact }));
    store.setState((state) => fold(logState, state, records), true);
  };
  const figures: number[] = [];
  for (let each = 0; each < times; each += 1) {
    const facts = newIds(10).map((id, i) => recorded(id, (each * 10 + i) % 1000));
    figures.push(
      (await timed(async () => {
        // Each is awaited, as a decision on the ledger is.
        for (const fact of facts) await Promise.resolve(place([fact]));
      })) / 10,
    );
    place(facts.map(({ intent }) => ({ type: 'intent.withdrawn.v1', intentId: intent.id })));
  }
  if (heard !== times * 20) throw new Error(`Told ${heard} times, not ${times * 20}`);
  return figures;
};
