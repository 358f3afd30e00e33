import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

// The same commit gets the same verdict: `npm test` looks where it looked before, `npm run proofs -- inputs` looks elsewhere and further (decision 0029).
const { SEED: seed = '20261122', RUNS: runs } = process.env;
const { testPath } = expect.getState();

// Most files have no property, and loading the library for each of them takes longer than many of them run.
if (testPath && readFileSync(testPath, 'utf8').includes("'fast-check'")) {
  const { configureGlobal } = await import('fast-check');
  configureGlobal({ seed: Number(seed), ...(runs === undefined ? {} : { numRuns: Number(runs) }) });
}
