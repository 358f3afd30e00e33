const leaseMinutes = 30;

/** Until when a lease taken or renewed now lasts (row REV-5). */
export const leaseEnd = (now: Date): Date => new Date(now.getTime() + leaseMinutes * 60_000);
