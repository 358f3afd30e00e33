import { chromium } from 'playwright';
import { launchOptions } from '../../scripts/browser.mjs';
import type { Scenario } from '../budgets.ts';
import { withBuiltPage } from '../built-page.ts';
import { quantile } from '../statistics.ts';

interface Bench {
  readonly measureAppends: (times: number) => Promise<readonly number[]>;
  readonly measureBatches: (batches: number) => Promise<readonly number[]>;
  readonly measureReady: (facts: number, times: number) => Promise<readonly number[]>;
  readonly measureChange: (times: number) => Promise<readonly number[]>;
}
declare const window: { readonly bench: Bench };

/** The log as an operator's browser keeps it. rxdb is not measured beside it: it is not among our dependencies. */
export const store: Scenario = {
  name: 'store',
  measure: ({ repeats }) =>
    withBuiltPage(new URL('.', import.meta.url), async (origin) => {
      const browser = await chromium.launch(launchOptions());
      try {
        const page = await browser.newPage();
        await page.goto(origin);
        await page.waitForFunction(() => 'bench' in window);
        const appends = await page.evaluate((times) => window.bench.measureAppends(times), repeats * 10);
        const batches = await page.evaluate((times) => window.bench.measureBatches(times), 10);
        const ready = await page.evaluate((times) => window.bench.measureReady(100_000, times), Math.min(repeats, 10));
        const change = await page.evaluate((times) => window.bench.measureChange(times), repeats * 5);
        return {
          'store.append.p95': quantile(appends, 0.95),
          'store.batch': quantile(batches, 0.5),
          'store.ready': quantile(ready, 0.5),
          'store.change': quantile(change, 0.5),
        };
      } finally {
        await browser.close();
      }
    }),
};
