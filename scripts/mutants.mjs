// npm run proofs -- mutants: breaks the outbox, and what is reckoned, in each way of tests/mutants/mutants.mjs and runs its property test.
// A mutant the test does not notice survives, and the run fails.
import { spawnSync } from 'node:child_process';
import { mutants } from '../tests/mutants/mutants.mjs';

const runs = process.env['RUNS'] ?? '1000';
const seeds = (process.env['SEEDS'] ?? '1,2').split(',');
/** Part of a name, or of the test that has to notice. */
const only = process.argv[2];

/** @type {(mutant: string, seed: string) => 'killed' | 'hung' | 'survived' | 'broken'} */
const face = (mutant, seed) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/mutants/vitest.config.ts', '--reporter', 'json'],
    { env: { ...process.env, MUTANT: mutant, SEED: seed, RUNS: runs }, encoding: 'utf8', timeout: 180_000 + 300 * Number(runs) },
  );
  if (status === 0) return 'survived';
  // A mutant that hangs was noticed: the limit is far above what so many histories take. On a busy machine it may be the machine: it is told.
  if (status === null) return 'hung';
  // Killed is a test that ran and failed; a mutant that does not find its piece, or does not load, proves nothing.
  const isTested = /"numFailedTests":[1-9]/u.test(stdout) || /Property failed/u.test(stdout + stderr);
  if (!isTested) process.stderr.write(`${stdout}\n${stderr}\n`);
  return isTested ? 'killed' : 'broken';
};

const results = mutants
  .filter(({ name, test = '' }) => only === undefined || name.includes(only) || test.includes(only))
  .map(({ name, file }) => {
    const outcomes = seeds.map((seed) => face(name, seed));
    const verdict = outcomes.every((outcome) => outcome === 'killed' || outcome === 'hung')
      ? 'killed'
      : outcomes.includes('broken')
        ? 'BROKEN'
        : 'SURVIVED';
    console.log(`${verdict.padEnd(9)} ${name.padEnd(44)} ${seeds.map((seed, i) => `seed ${seed}: ${outcomes[i]}`).join(', ')}  ${file}`);
    return verdict;
  });

const killed = results.filter((verdict) => verdict === 'killed').length;
console.log(`\n${killed} of ${results.length} mutants killed in every run (${runs} histories per seed, seeds ${seeds.join(', ')})`);
process.exit(killed === results.length ? 0 : 1);
