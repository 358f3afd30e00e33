// npm run proofs [-- NAME…]: what takes longer than anybody waits for. `npm test` runs a sample of each.
// The seed is drawn here and printed; SEED=… repeats a run, RUNS=… makes it longer or shorter.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

/**
 * @typedef {{
 *   name: string,
 *   proves: string,
 *   runs: number,
 *   command: (runs: number) => string,
 *   isRepeated?: true,
 * }} Proof `runs` unless RUNS says otherwise; the command finds SEED and RUNS in its environment, or is itself repeated so often.
 */

/** @type {(files: string) => string} As `npm test` runs them, against the built product; how far they go is said by RUNS. */
const journeys = (files) => `node scripts/setup.mjs build && npx playwright test ${files}`;

/** @type {readonly Proof[]} */
const proofs = [
  {
    name: 'outbox',
    proves: 'no history of tabs, crashes and networks loses a decision or sends it twice',
    runs: 20_000,
    command: () => 'npx vitest run --project properties --testTimeout 3600000 outbox second-look',
  },
  {
    name: 'sender-histories',
    proves:
      'whatever is decided, fails, dies and comes back, hub and marketplace agree at rest: nothing lost, nothing twice, nothing of anybody else',
    runs: 20_000,
    // Two processes at once, each with a half and a seed of its own.
    command: (runs) => {
      /** @type {(more: number) => string} */
      const half = (more) =>
        `SEED=$((SEED + ${more})) RUNS=${Math.ceil(runs / 2)} npx vitest run --project properties --testTimeout 3600000 sender.property`;
      return `scripts/with-postgres sh -c '${half(0)} & one=$!; ${half(1)} & two=$!; wait $one; ended=$?; wait $two && exit $ended'`;
    },
  },
  {
    name: 'stock',
    proves: 'whatever is edited, sold and composed, each account and each kit has at rest what the SKU has; nothing negative, in order',
    runs: 10_000,
    command: () => 'scripts/with-postgres npx vitest run --project properties --testTimeout 14400000 stock.property',
  },
  {
    name: 'queue',
    proves: 'whatever several reviewers of one queue do, no key is dead for more than one press and each listing is decided once',
    runs: 10_000,
    command: () => 'npx vitest run --project unit --testTimeout 3600000 src/features/review/queue-together.test.ts',
  },
  {
    name: 'inputs',
    proves: 'every property of a single file holds for inputs that were never drawn before',
    runs: 1000,
    command: () => 'npx vitest run --project unit --project screen --testTimeout 600000',
  },
  {
    name: 'mutants',
    proves:
      'the tests of the outbox, of the sender, of stock, and of what may happen to a product, a listing and a link notice each known way to break them',
    runs: 1000,
    command: () => 'node scripts/mutants.mjs',
  },
  {
    name: 'killed-server',
    proves: 'what a killed process was working on is left to the next, and nothing is done twice',
    runs: 30,
    command: () => 'npx vitest run --project server server/worker/killed.test.ts',
    isRepeated: true,
  },
  {
    name: 'sender',
    proves: 'a process that is killed around a call to the marketplace leaves nothing there twice and nothing unsent, on either database',
    runs: 200,
    command: (runs) => {
      const send = 'npx vitest run --project server server/marketplace/sender-killed.test.ts';
      return `KILLS=${runs} ${send} && KILLS=${runs} scripts/with-postgres --durable ${send}`;
    },
  },
  {
    name: 'marketplace-faults',
    proves: 'whatever strikes around a call to the marketplace, nothing is lost, doubled or falsely claimed, on either database',
    runs: 10,
    command: (runs) => {
      const test = 'npx vitest run --project contract --testTimeout 3600000 tests/contract/marketplace-faults.test.ts';
      return `export FAULT_ROUNDS=${runs}; ${test} && scripts/with-postgres ${test}`;
    },
  },
  {
    name: 'storm',
    proves: 'in a storm of refusals everything is sent, no attempt is spent, the limit holds and one company starves no other',
    runs: 300,
    command: (runs) => {
      const test = 'npx vitest run --project contract --testTimeout 3600000 tests/contract/storm.test.ts';
      return `export STORM=${runs}; ${test} && scripts/with-postgres ${test}`;
    },
  },
  {
    name: 'refreshes',
    proves: 'of two processes that find the same token refused one refreshes it, on both databases',
    runs: 1000,
    command: (runs) => {
      const test = 'npx vitest run --project server --testTimeout 3600000 server/marketplace/connect/open-tokens.test.ts';
      return `export RACES=${runs}; ${test} && scripts/with-postgres ${test}`;
    },
  },
  {
    name: 'imports',
    proves: 'a file of so many lines is taken once, line by line, and the process grows by at most 150 MB over it',
    runs: 50_000,
    command: (runs) =>
      `IMPORT_LINES=${runs} scripts/with-postgres npx vitest run --project server --testTimeout 3600000 server/imports/long-import.test.ts`,
  },
  {
    name: 'cut-connections',
    proves: 'a database that is taken away ends no process, and nothing acknowledged is lost or done twice',
    runs: 20,
    command: (runs) =>
      `CUTS=${runs} RESTARTS=${Math.ceil(runs / 4)} scripts/with-postgres --durable npx vitest run --project server server/db/cut-connections.test.ts`,
  },
  {
    name: 'killed-browser',
    proves: 'what a killed browser had recorded is there when it is opened again, and is sent once',
    runs: 100,
    command: (runs) => journeys(`e2e/reliability/killed-browser.spec.ts --repeat-each ${runs}`),
  },
  {
    name: 'models',
    proves: 'every step that each person can take on an order is taken from every state, and every walk of a save',
    runs: 1000,
    command: () => journeys('e2e/model/order.spec.ts e2e/model/save-listing.spec.ts'),
  },
  {
    name: 'redirects',
    proves: 'signing in by the form leads to places of ours only, whichever published address it is asked for',
    runs: 1000,
    command: () => journeys('e2e/session/redirect.spec.ts'),
  },
  {
    name: 'real-listings',
    proves: 'a reviewer decides real listings one after the other by keyboard, and each is decided once',
    runs: 50,
    command: () => journeys('e2e/review/real-listings.spec.ts'),
  },
];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !proofs.some((proof) => proof.name === name));
if (unknown.length > 0) {
  console.error(`No such proof: ${unknown.join(', ')}. There are:`);
  for (const { name, proves } of proofs) console.error(`  ${name.padEnd(16)}${proves}`);
  process.exit(2);
}

/** @type {(command: string, environment: Record<string, string>, times: number) => boolean} Stops at the first that fails. */
const holds = (command, environment, times) => {
  for (let time = 0; time < times; time += 1) {
    const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...environment } });
    if (status !== 0) return false;
  }
  return true;
};

const seed = process.env['SEED'] ?? String(Math.floor(Math.random() * 2 ** 31));
const results = proofs
  .filter(({ name }) => asked.length === 0 || asked.includes(name))
  .map(({ name, proves, runs: usual, command, isRepeated = false }) => {
    const runs = Number(process.env['RUNS'] ?? usual);
    console.log(`\n── ${name} ── ${proves}\n   ${runs} runs; the same again: SEED=${seed} RUNS=${runs} npm run proofs -- ${name}\n`);
    const start = performance.now();
    const isProved = holds(command(runs), { SEED: seed, SEEDS: seed, RUNS: String(runs) }, isRepeated ? runs : 1);
    return { name, runs, isProved, seconds: Math.round((performance.now() - start) / 1000) };
  });

console.log(`\nproof              runs  seconds  (seed ${seed})`);
for (const { name, runs, isProved, seconds } of results)
  console.log(`${name.padEnd(16)}${String(runs).padStart(7)}${String(seconds).padStart(9)}  ${isProved ? 'holds' : 'DOES NOT HOLD'}`);
process.exitCode = results.every(({ isProved }) => isProved) ? 0 : 1;
