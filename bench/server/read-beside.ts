import { quantile } from '../statistics.ts';
import { load, type Sent } from './load.ts';

const connections = 10;
const rounds = 3;

/** A way of reading the server that is loaded: its next request, for ever. */
export interface Reading {
  readonly what: string;
  readonly next: () => Sent;
  /** Measured and told, and held to no budget. */
  readonly isOnlyTold?: boolean;
}

interface Beside {
  readonly what: string;
  /** p95 of an answer in ms, the median of the rounds: of the reading, and of the bare list in the same rounds. */
  readonly own: number;
  readonly bare: number;
}

const p95Of = async (origin: string, seconds: number, next: () => Sent): Promise<number> =>
  quantile(await load(origin, { connections, seconds }, next), 0.95);

/**
 * Each reading in turns with the bare list, so that what else the machine does meets both; of those that are held to a budget the one that
 * takes most times as long.
 */
export const slowestBeside = async (
  origin: string,
  readings: readonly Reading[],
  bare: { readonly origin: string; readonly next: () => Sent },
  seconds: number,
): Promise<Beside> => {
  const found: Beside[] = [];
  for (const { what, next, isOnlyTold } of readings) {
    const own: number[] = [];
    const beside: number[] = [];
    await load(origin, { connections, seconds }, next);
    for (let round = 0; round < rounds; round += 1) {
      own.push(await p95Of(origin, seconds, next));
      beside.push(await p95Of(bare.origin, seconds, bare.next));
    }
    const each = { what, own: quantile(own, 0.5), bare: quantile(beside, 0.5) };
    console.log(
      `   ${(each.own / each.bare).toFixed(2)} ×  ${what}: p95 ${each.own.toFixed(1)} ms, bare ${each.bare.toFixed(1)} ms${isOnlyTold ? ', only told' : ''}`,
    );
    if (!isOnlyTold) found.push(each);
  }
  const [slowest] = found.toSorted((a, b) => b.own / b.bare - a.own / a.bare);
  if (!slowest) throw new Error('There is nothing to read');
  return slowest;
};
