// Runs the whole check, or the steps named, and counts. Every step runs even when one fails: a report of everything is worth more than an early end.
//   node scripts/check.mjs [quick | name…]
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { quick, steps } from './suites.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

/** @typedef {import('./suites.mjs').Count} Count */
/** @typedef {import('./suites.mjs').Failure} Failure */
/** @typedef {import('./suites.mjs').Step} Step */

const asked = process.argv.slice(2).flatMap((name) => (name === 'quick' ? quick : [name]));
const unknown = asked.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

/** @type {(step: Step, isSuccess: boolean) => Count} */
const counted = (step, isSuccess) => {
  if (!step.report) return { passed: isSuccess ? 1 : 0, failed: isSuccess ? 0 : 1, skipped: 0 };
  try {
    const count = step.report.count(JSON.parse(readFileSync(step.report.file, 'utf8')));
    const ranNothing = count.passed + count.failed === 0;
    // A suite that ends badly, or runs nothing, is no success whatever its report says.
    return { ...count, failed: Math.max(count.failed, isSuccess && !ranNothing ? 0 : 1) };
  } catch (error) {
    console.error(`No report of ${step.name}: ${error instanceof Error ? error.message : String(error)}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
};

/** @type {(step: Step, count: Count) => Failure[]} */
const failuresOf = (step, { failed }) => {
  if (failed === 0) return [];
  const ended = { title: step.name, message: `${step.command} ended badly, or ran nothing` };
  if (!step.report) return [ended];
  try {
    const found = step.report.failures(JSON.parse(readFileSync(step.report.file, 'utf8')));
    return found.length > 0 ? found : [ended];
  } catch {
    return [ended];
  }
};

/** @type {(step: Step) => Count & { name: string, seconds: number, failures: Failure[] }} */
const run = (step) => {
  console.log(`\n── ${step.name} ── ${step.command}`);
  // An old report must not speak for a run that wrote none.
  if (step.report) rmSync(step.report.file, { force: true });
  const start = performance.now();
  const { status, signal } = spawnSync(step.command, {
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: step.minutes * 60_000,
  });
  if (signal) console.error(`${step.name} was stopped after ${step.minutes} minutes.`);
  const count = counted(step, status === 0);
  const seconds = Math.round((performance.now() - start) / 1000);
  return { name: step.name, ...count, seconds, failures: failuresOf(step, count) };
};

const results = steps.filter(({ name }) => asked.length === 0 || asked.includes(name)).map(run);

// Once more at the end: of a long run only the end is read.
for (const { name, failures } of results) {
  for (const { title, message } of failures) {
    console.log(`\nFAILED ${name}: ${title}`);
    console.log(stripVTControlCharacters(message).split('\n').slice(0, 12).join('\n'));
  }
}

console.log('\nsuite         ran  passed  failed  skipped  seconds');
for (const { name, passed, failed, skipped, seconds } of results) {
  const cells = [
    [passed + failed, 5],
    [passed, 8],
    [failed, 8],
    [skipped, 9],
    [seconds, 9],
  ];
  console.log(name.padEnd(12) + cells.map(([value = 0, width = 0]) => String(value).padStart(width)).join(''));
}

/** @type {(key: 'passed' | 'failed' | 'skipped') => number} */
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`);
process.exitCode = total('failed') > 0 ? 1 : 0;
