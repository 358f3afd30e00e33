/** Bytes a millisecond that even a slow line carries: half a megabit a second. */
export const slowLine = 62;
