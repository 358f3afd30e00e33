/** As items, orders and descriptions write an instant. */
export const zulu = (at: number): string => new Date(at).toISOString();

/** As users and questions write it: the wall clock of four hours west of Greenwich, and its offset. */
export const west = (at: number): string => `${new Date(at - 4 * 3_600_000).toISOString().slice(0, -1)}-04:00`;
