import type { MediationStatus } from '#contract/mediation.ts';

/** Beyond every date that a dispute can have: what is open without one comes after those with one, and what is closed after both. */
const undatedUntil = 100_000_000_000_000;
const closedUntil = 200_000_000_000_000;

interface Placed {
  readonly status: MediationStatus;
  readonly dueAt: Date | null;
  readonly createdAt: Date;
}

/**
 * Where a mediation stands in lists (row MED-1): open ones first, those due soonest before others, then the newest. One ascending
 * instant, so that one plain index pages it, and so that 'closed' and 'late' are ranges of it.
 */
export const placeOf = ({ status, dueAt, createdAt }: Placed): Date => {
  if (status === 'closed') return new Date(closedUntil - createdAt.getTime());
  return dueAt ?? new Date(undatedUntil - createdAt.getTime());
};

/** Every closed one stands after it, every open one before. */
export const closedPlace = new Date(undatedUntil);
