import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/browser.mjs';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/e2e',
  workers: 3,
  fullyParallel: true,
  // A journey that passes at the second try has found a race: it is red.
  retries: 0,
  forbidOnly: true,
  // One of many steps took 72 seconds on a machine with a load of 33.
  timeout: 240_000,
  // Patience for a machine that does other things too: what is there earlier is seen earlier.
  expect: { timeout: 20_000 },
  globalSetup: './e2e/support/template.ts',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    // A click on what never comes is red at its own line, not at the end of the journey.
    actionTimeout: 60_000,
    launchOptions: launchOptions(),
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1440, height: 900 },
    // Every frame of a movement is painted by the processor here: a tenth of what the browser takes. Journeys about movement ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a quarter of every journey, of those that pass too: `TRACE=on npx playwright test FILE` keeps that of one that fails.
    trace: process.env['TRACE'] === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    video: 'off',
  },
});
