/** Where a process says what it does: its two outputs, and what becomes of a line that one of them does not take (decision 0067). */
import { writeSync } from 'node:fs';

/** Writes some of the bytes, and says how many. */
type Put = (bytes: Uint8Array) => number;

export interface Output {
  /** Says one line or more. What can not be written is lost, and nobody hears of it here: serving goes on. */
  readonly write: (text: string) => void;
  /** How many texts were lost since the process began. */
  readonly lost: () => number;
}

/** Milliseconds that whoever reads a pipe may be behind before a line is lost. */
const patienceMs = 100;
const napMs = 5;
const nap = (): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, napMs);

const isBehind = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EAGAIN';

export const openOutput = (put: Put): Output => {
  let [lost, untold] = [0, 0];
  let isTorn = false;
  const putSome = (bytes: Uint8Array, until: number): number => {
    for (;;)
      try {
        return put(bytes);
      } catch (error) {
        if (!isBehind(error) || performance.now() >= until) throw error;
        nap();
      }
  };
  const putWhole = (text: string): void => {
    // A reader who stands still is waited for once: each line would hold the server up again.
    const until = performance.now() + (untold === 0 ? patienceMs : 0);
    let rest: Uint8Array = Buffer.from(isTorn ? `\n${text}` : text);
    while (rest.length > 0) {
      rest = rest.subarray(putSome(rest, until));
      isTorn = rest.length > 0;
    }
  };
  const tellLost = (): void => {
    if (untold === 0) return;
    putWhole(`${JSON.stringify({ level: 50, time: Date.now(), lines: untold, msg: 'lines before this one could not be written' })}\n`);
    untold = 0;
  };
  return {
    write: (text) => {
      try {
        tellLost();
        putWhole(text);
      } catch {
        lost += 1;
        untold += 1;
      }
    },
    lost: () => lost,
  };
};

// Node's own streams end the process by an error that nobody hears. Their descriptors are taken from them all the same: a pipe does not
// block any more once its stream was made.
export const standardOutput = openOutput((bytes) => writeSync(process.stdout.fd, bytes));
export const standardError = openOutput((bytes) => writeSync(process.stderr.fd, bytes));
