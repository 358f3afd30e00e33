import { addTo } from '#lib/dates.ts';

const leaseMinutes = 30;

/** Until when a lease taken or renewed now lasts (row REV-5). */
export const leaseEnd = (now: Date): Date => addTo(now, leaseMinutes, 'minute');
