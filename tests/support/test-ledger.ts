import type { Ledger } from '#events/ledger.ts';
import { fold } from '#events/projection.ts';
import { logState } from '#events/projections/log-state.ts';
import type { LogRecord } from '#events/record.ts';
import { ok } from '#lib/result.ts';

/** A ledger of one tab without a disk: decides and folds at once. What the durable one adds is tested where it is written. */
export const createTestLedger = (): Ledger => {
  const records: LogRecord[] = [];
  const listeners = new Set<() => void>();
  let state = logState.initial;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    isDurable: false,
    state: () => state,
    head: () => records.length,
    quarantined: () => 0,
    catchUp: () => Promise.resolve(),
    subscribe,
    subscribeTo: (_subject, listener) => subscribe(listener),
    act: async (decide) => {
      const decided = decide(state);
      if (!decided.ok) return decided;
      const added = decided.value.map((fact, each): LogRecord => ({ seq: records.length + each + 1, at: new Date().toISOString(), fact }));
      records.push(...added);
      state = fold(logState, state, added);
      for (const listener of listeners) listener();
      return ok(undefined);
    },
    readAll: () => Promise.reject(new Error('Nothing reads this log back')),
    close: () => undefined,
  };
};
