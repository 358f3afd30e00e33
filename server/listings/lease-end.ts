import { addTo } from '#lib/dates.ts';

const leaseMinutes = 30;
const renewedAfterMinutes = 10;

/** Until when a lease taken or renewed now lasts (row REV-5). */
export const leaseEnd = (now: Date): Date => addTo(now, leaseMinutes, 'minute');

/** A lease that ends after that was taken by a clock that was ahead. (decision 0179) */
export const takenAhead = (now: Date): Date => addTo(now, 2 * leaseMinutes, 'minute');

/** A lease that ends by then is renewed when its holder claims it again. */
export const worthRenewing = (now: Date): Date => addTo(now, leaseMinutes - renewedAfterMinutes, 'minute');
