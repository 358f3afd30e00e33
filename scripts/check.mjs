// Runs the whole check, or the steps named, and counts. Every step runs even when one fails: a report of everything is worth more than an early end.
// Those that need neither browser nor build run beside the others, which leave a third of two cores to them (decision 0064). What they print is
// shown when no other step is printing.
//   node scripts/check.mjs [quick | name…]
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { runMeasured } from './run-measured.mjs';
import { quick, steps } from './suites.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

/** @typedef {import('./suites.mjs').Count} Count */
/** @typedef {import('./suites.mjs').Failure} Failure */
/** @typedef {import('./suites.mjs').Step} Step */
/** @typedef {import('./run-measured.mjs').Measured} Measured */

/** What is meant by more than itself: a journey is of what is built now. @type {Readonly<Record<string, readonly string[]>>} */
const meant = { quick, e2e: ['build', 'e2e'] };
const asked = process.argv.slice(2).flatMap((name) => meant[name] ?? [name]);
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

/** @type {(step: Step, count: Count, measured: Measured) => Failure[]} */
const failuresOf = (step, { failed }, { status, wasStopped, output }) => {
  if (failed === 0) return [];
  const how = wasStopped ? `was stopped after ${step.minutes} minutes` : `ended with ${status}, or ran nothing`;
  const ended = {
    title: step.name,
    message: [`${step.command} ${how}`, ...(output === '' ? [] : output.trimEnd().split('\n').slice(-10))].join('\n'),
  };
  if (!step.report) return [ended];
  try {
    const found = step.report.failures(JSON.parse(readFileSync(step.report.file, 'utf8')));
    return found.length > 0 ? found : [ended];
  } catch {
    return [ended];
  }
};

/** @typedef {Count & { name: string, seconds: number, cpuSeconds: number | null, failures: Failure[] }} Result */

/** @type {string[]} */
const collected = [];
const showCollected = () => {
  for (const output of collected.splice(0)) console.log(output);
};

/** @type {(step: Step) => Promise<Result>} */
const run = async (step) => {
  const title = `\n── ${step.name} ── ${step.command}`;
  const isCollected = step.runsBeside === true;
  if (!isCollected) console.log(title);
  // An old report must not speak for a run that wrote none.
  if (step.report) rmSync(step.report.file, { force: true });
  const measured = await runMeasured(step.command, { minutes: step.minutes, isCollected });
  if (isCollected) collected.push(`${title}\n${measured.output.trimEnd()}`);
  else showCollected();
  const count = counted(step, measured.status === 0);
  return {
    name: step.name,
    ...count,
    seconds: measured.seconds,
    cpuSeconds: measured.cpuSeconds,
    failures: failuresOf(step, count, measured),
  };
};

/** @type {(lane: readonly Step[]) => Promise<Result[]>} */
const runInTurn = async (lane) => {
  const results = [];
  for (const step of lane) results.push(await run(step));
  return results;
};

const load = () => (loadavg()[0] ?? 0).toFixed(1);
/**
 * What all cores of the machine have done, in seconds. `times` leaves out processes that nobody waited for: a browser's pages, which are
 * half of a journey, are children of a process that is killed with them.
 */
const machineSeconds = () => cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1000;
/** @type {(...args: string[]) => string} */
const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
const commit = () => {
  try {
    return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') === '' ? '' : ' with changes'}`;
  } catch {
    return 'unknown';
  }
};

const startedAt = new Date();
const loadAtStart = load();
const machineAtStart = machineSeconds();
const chosen = steps.filter(({ name }) => asked.length === 0 || asked.includes(name));
const lanes = [chosen.filter(({ runsBeside }) => runsBeside), chosen.filter(({ runsBeside }) => !runsBeside)];
const results = (await Promise.all(lanes.map(runInTurn))).flat();
showCollected();

// Once more at the end: of a long run only the end is read.
for (const { name, failures } of results) {
  for (const { title, message } of failures) {
    console.log(`\nFAILED ${name}: ${title}`);
    console.log(stripVTControlCharacters(message).split('\n').slice(0, 12).join('\n'));
  }
}

console.log('\nsuite         ran  passed  failed  skipped  seconds  CPU seconds');
for (const { name, passed, failed, skipped, seconds, cpuSeconds } of results) {
  const cells = [
    [passed + failed, 5],
    [passed, 8],
    [failed, 8],
    [skipped, 9],
    [Math.round(seconds), 9],
    [cpuSeconds === null ? '–' : Math.round(cpuSeconds), 13],
  ];
  console.log(name.padEnd(12) + cells.map(([value, width]) => String(value).padStart(Number(width))).join(''));
}

/** @type {(key: 'passed' | 'failed' | 'skipped') => number} */
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
const cpuTotal = Math.round(results.reduce((sum, { cpuSeconds }) => sum + (cpuSeconds ?? 0), 0));
const secondsTotal = Math.round((Date.now() - startedAt.getTime()) / 1000);
console.log(`\ncommit ${commit()}, started ${startedAt.toISOString()}, took ${secondsTotal} s and ${cpuTotal} CPU s`);
const machine = Math.round(machineSeconds() - machineAtStart);
console.log(`The machine worked ${machine} CPU s meanwhile, whatever else it did and the pages of browsers among them`);
console.log(`${availableParallelism()} cores, load ${loadAtStart} at start, ${load()} at end`);
console.log(`\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`);
process.exitCode = total('failed') > 0 ? 1 : 0;
