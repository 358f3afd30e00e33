/** @typedef {{ passed: number, failed: number, skipped: number }} Count */
/** @typedef {{ title: string, message: string }} Failure */
/**
 * A step without a report is one thing that passes or fails. One that `runsBeside` needs neither browser nor build: it runs beside those that do.
 * After `minutes` it hangs, and is stopped: on a machine four times as slow as two quiet cores it still ends by itself.
 * @typedef {{ file: string, count: (content: any) => Count, failures: (content: any) => Failure[] }} Report
 * @typedef {{ name: string, command: string, minutes: number, runsBeside?: boolean, report?: Report }} Step
 */

/**
 * As far as their reports are read here.
 * @typedef {{ testResults: { name: string, message: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[] }} VitestReport
 * @typedef {{ status: string, results: { errors: { message: string }[] }[] }} SpecRun
 * @typedef {{ suites?: SpecSuite[], specs?: { file: string, line: number, title: string, tests: SpecRun[] }[] }} SpecSuite
 */

/** @type {(content: VitestReport) => Failure[]} */
const vitestFailures = ({ testResults }) =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that does not load has a message and no tests.
    if (failed.length === 0 && message) return [{ title: name, message }];
    return failed.map(({ fullName, failureMessages }) => ({ title: `${name}: ${fullName}`, message: failureMessages.join('\n') }));
  });

/**
 * Playwright nests suites; what failed once and passed then (flaky) is a failure too.
 * @type {(suite: SpecSuite) => Failure[]}
 */
const specFailures = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        title: `${file}:${line}: ${title}`,
        message: results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
      })),
  ),
  ...suites.flatMap(specFailures),
];

/** Where a PostgreSQL server is named, the files that have a database. The others say the same as without it. */
const ofDatabase = process.env['TEST_DATABASE_URL'] ? 'related --run server/testing/open-test-db.ts' : 'run';

/** @type {(name: string, projects: string[], minutes: number, mode?: string) => Step} */
const vitest = (name, projects, minutes, mode = 'run') => {
  const file = `test-results/${name}.json`;
  const chosen = projects.map((project) => `--project '${project}*'`).join(' ');
  return {
    name,
    minutes,
    command: `npx vitest ${mode} ${chosen} --reporter=default --reporter=json --outputFile.json=${file}`,
    report: {
      file,
      count: ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, numFailedTestSuites }) => ({
        passed: numPassedTests,
        // A file that does not even load has no tests to fail: it counts as one failure.
        failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0),
        skipped: numPendingTests + numTodoTests,
      }),
      failures: vitestFailures,
    },
  };
};

/** @type {Step} */
const e2e = {
  name: 'e2e',
  command: 'npx playwright test',
  minutes: 120,
  report: {
    file: 'test-results/e2e.json',
    count: ({ stats, errors }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
    }),
    failures: (content) => [
      ...specFailures(content),
      ...content.errors.map((/** @type {{ message: string }} */ { message }) => ({ title: 'e2e', message })),
    ],
  },
};

/**
 * The whole check, in order: what is quick and says most comes first.
 * @type {readonly Step[]}
 */
export const steps = [
  { name: 'format', command: 'npx oxfmt --check .', minutes: 2, runsBeside: true },
  { name: 'lint', command: 'npx oxlint -c oxlint.config.mjs', minutes: 2, runsBeside: true },
  { name: 'types', command: 'npm run --silent types', minutes: 10, runsBeside: true },
  { name: 'dead-code', command: 'npx knip', minutes: 2, runsBeside: true },
  // The rules that ask for types take fifteen times as long as all the others, so they are not among what is quick.
  { name: 'lint-types', command: 'npm run --silent lint', minutes: 40, runsBeside: true },
  vitest('unit', ['unit'], 10),
  // Four of five tests are units and take a tenth of the time: what renders is not among what is quick.
  vitest('screen', ['screen'], 40),
  { ...vitest('properties', ['properties'], 30), runsBeside: true },
  { ...vitest('models', ['models'], 40), runsBeside: true },
  { ...vitest('contract', ['contract'], 60, ofDatabase), runsBeside: true },
  { ...vitest('server', ['server'], 90, ofDatabase), runsBeside: true },
  { name: 'chromium', command: 'node scripts/ensure-browser.mjs', minutes: 10 },
  vitest('browser', ['browser'], 40),
  { name: 'build', command: 'node scripts/setup.mjs build', minutes: 5 },
  e2e,
];

/** What `npm run check` runs between two commits: at most a minute on two quiet cores. */
export const quick = ['format', 'lint', 'types', 'dead-code', 'unit'];
