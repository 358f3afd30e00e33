/** @typedef {{ passed: number, failed: number, skipped: number }} Count */
/**
 * A step without a report is one thing that passes or fails.
 * @typedef {{ name: string, command: string, minutes: number, report?: { file: string, count: (content: any) => Count } }} Step
 */

/** @type {(name: string, projects: string[], minutes: number) => Step} */
const vitest = (name, projects, minutes) => {
  const file = `test-results/${name}.json`;
  const chosen = projects.map((project) => `--project ${project}`).join(' ');
  return {
    name,
    minutes,
    command: `npx vitest run ${chosen} --reporter=default --reporter=json --outputFile.json=${file}`,
    report: {
      file,
      count: ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, numFailedTestSuites }) => ({
        passed: numPassedTests,
        // A file that does not even load has no tests to fail: it counts as one failure.
        failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0),
        skipped: numPendingTests + numTodoTests,
      }),
    },
  };
};

/** @type {Step} */
const e2e = {
  name: 'e2e',
  command: 'npx playwright test',
  minutes: 60,
  report: {
    file: 'test-results/e2e.json',
    count: ({ stats, errors }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
    }),
  },
};

/**
 * The whole check, in order: what is quick and says most comes first.
 * @type {readonly Step[]}
 */
export const steps = [
  { name: 'format', command: 'npx oxfmt --check .', minutes: 2 },
  { name: 'lint', command: 'npx oxlint -c oxlint.config.mjs', minutes: 3 },
  { name: 'types', command: 'npx tsc -b', minutes: 3 },
  { name: 'dead-code', command: 'npx knip', minutes: 3 },
  vitest('unit', ['unit', 'screen'], 5),
  vitest('properties', ['properties'], 5),
  vitest('models', ['models'], 5),
  vitest('contract', ['contract'], 5),
  vitest('server', ['server'], 10),
  { name: 'chromium', command: 'node scripts/ensure-browser.mjs', minutes: 10 },
  vitest('browser', ['browser'], 5),
  { name: 'build', command: 'node scripts/setup.mjs build', minutes: 5 },
  e2e,
];

/** What `npm run check` runs between two commits: about a minute. */
export const quick = ['format', 'lint', 'types', 'dead-code', 'unit'];
