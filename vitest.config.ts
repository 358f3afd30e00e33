import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { launchOptions } from './scripts/browser.mjs';

const browserTests = '**/*.browser.test.{ts,tsx}';
const exclude = [...configDefaults.exclude, browserTests, 'e2e/**'];
const folder = (name: string, ...include: string[]) => ({ extends: true as const, test: { name, include, exclude } });

export default defineConfig({
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      // A .tsx test renders: it gets a DOM. Everything else runs bare, so that a shared module which touches the DOM fails.
      { extends: true, test: { name: 'unit', include: ['src/**/*.test.ts', 'tests/unit/**/*.test.ts'], exclude } },
      {
        extends: true,
        test: {
          name: 'screen',
          include: ['src/**/*.test.tsx', 'tests/unit/**/*.test.tsx'],
          exclude,
          environment: 'jsdom',
          setupFiles: ['tests/support/dom.ts'],
        },
      },
      folder('properties', 'tests/properties/**/*.test.ts'),
      folder('models', 'tests/model/**/*.test.ts'),
      folder('contract', 'tests/contract/**/*.test.ts', 'tests/access/**/*.test.ts'),
      folder('server', 'server/**/*.test.ts'),
      {
        extends: true,
        test: {
          name: 'browser',
          include: [browserTests],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: launchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
