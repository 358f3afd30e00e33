/** A header says whole seconds, and an answer takes its time: less than this is no difference that can be known, in milliseconds. */
const knowable = 5000;
let aheadMs = 0;

/**
 * Told of the `Date` header of an answer and of when it was asked for and came, epoch milliseconds of this computer. One that was long on
 * its way tells too little.
 */
export const hearServerTime = (date: string | null, askedAt: number, cameAt: number): void => {
  const said = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(said) || cameAt - askedAt > knowable) return;
  const ahead = (askedAt + cameAt) / 2 - (said + 500);
  aheadMs = Math.abs(ahead) < knowable ? 0 : Math.round(ahead);
};

/**
 * Now by the server's clock, epoch milliseconds: instants of the server (leases, deadlines) are judged by it, since the clock of a computer
 * may be hours off. What only this computer waits for goes by `Date.now()`.
 */
export const serverNow = (): number => Date.now() - aheadMs;
