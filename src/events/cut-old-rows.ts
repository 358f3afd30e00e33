import { addTo } from '#lib/dates.ts';
import type { Ledger } from './ledger.ts';
import type { EventLog } from './log.ts';

const daysKept = 30;

/** Lets go of what ended long ago, in the background: it is behind a snapshot, and a start must not wait for it. */
export const cutOldRows = (log: EventLog, ledger: Pick<Ledger, 'quarantined'>, now: number): void => {
  // A row nobody here can read may be a decision a newer build can: it stays until it is read.
  if (ledger.quarantined() > 0) return;
  void log.cut(addTo(now, -daysKept, 'day').toISOString()).catch(() => {});
};
