import { setFlagsFromString } from 'node:v8';

/** What V8 calls it; an unknown name it only complains of (small-heap.test.ts). */
export const heapGrowing = '--heap-growing-percent';

/** How much larger than what is alive the heap becomes before it is collected. */
const percent = 50;

/**
 * Left to itself, JavaScript's heap becomes three times as large as what is alive in it: while 50,000 lines were imported 130 MB waited to
 * be collected, in a process that holds a database besides (decision 0131).
 */
export const keepHeapSmall = (): void => setFlagsFromString(`${heapGrowing}=${percent}`);
