import { setFlagsFromString } from 'node:v8';

/** How much larger than what is alive the heap becomes before it is collected, in percent. */
const growingPercent = 50;

/** What V8 calls them, and what each is set to; an unknown name it only complains of (heap-flags.test.ts). */
export const heapFlags = {
  // Left to itself, JavaScript's heap becomes three times as large as what is alive in it: while 50,000 lines were imported 130 MB waited
  // to be collected, in a process that holds a database besides (decision 0131).
  'heap-growing-percent': `--heap-growing-percent=${growingPercent}`,
  // What outlives a few collections at the start V8 puts among the old from then on: every row of every answer stayed there until the whole
  // heap was collected, twice a second (decision 0161).
  'allocation-site-pretenuring': '--no-allocation-site-pretenuring',
} as const;

/** To be called before the process does anything. */
export const setHeapFlags = (): void => {
  for (const flag of Object.values(heapFlags)) setFlagsFromString(flag);
};
