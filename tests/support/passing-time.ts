import { sql, type SQL } from 'drizzle-orm';
import type { Clock } from '#server/clock.ts';
import type { Asker } from '#server/marketplace/port.ts';

export interface PassingTime {
  readonly clock: Clock;
  /** The same, for the database. */
  readonly limitClock: () => SQL;
  /** Resolves once so much of it has passed. */
  readonly rest: (ms: number) => Promise<void>;
  /** Time stands still while somebody asks. */
  readonly asking: (ask: Asker) => Asker;
  readonly passTo: (at: Date) => void;
}

/** Time that passes only while all who ask rest: a call takes none of it, however slow the machine is, and an hour takes no hour. */
export const openPassingTime = (start: string): PassingTime => {
  let now = Date.parse(start);
  let asking = 0;
  let resting: readonly { readonly until: number; readonly wake: () => void }[] = [];
  const pass = (): void => {
    if (resting.length === 0 || asking > resting.length) return;
    now = Math.max(now, Math.min(...resting.map(({ until }) => until)));
    const over = resting.filter(({ until }) => until <= now);
    resting = resting.filter(({ until }) => until > now);
    for (const { wake } of over) wake();
  };
  return {
    clock: () => new Date(now),
    limitClock: () => sql`${new Date(now).toISOString()}::timestamptz`,
    rest: (ms) =>
      new Promise((wake) => {
        resting = [...resting, { until: now + ms, wake }];
        pass();
      }),
    asking: (ask) => async (asked) => {
      asking += 1;
      try {
        return await ask(asked);
      } finally {
        asking -= 1;
        pass();
      }
    },
    passTo: (at) => {
      now = Math.max(now, at.getTime());
    },
  };
};
