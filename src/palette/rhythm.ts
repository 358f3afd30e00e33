/** A key that comes sooner after something new is on screen, or after the key before, in milliseconds, was pressed for what stood there before. */
export const rhythmMs = 400;

/**
 * Has it stood there long enough to be read? What lies ahead was noted by a clock that was set back since: it is past, or nobody could go on
 * until that clock has caught up.
 */
export const isRead = (since: number, now: number): boolean => Math.abs(now - since) >= rhythmMs;
