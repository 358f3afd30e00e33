import { chromium, type Browser, type Page } from 'playwright';
import { launchOptions } from '../../scripts/browser.mjs';
import type { Measured, Scenario, Sizes } from '../budgets.ts';
import { withBuiltPage } from '../built-page.ts';
import { whenPeersAreHere } from '../peers/install.ts';
import { quantile } from '../statistics.ts';

type Measure = (times: number) => Promise<readonly number[]>;
interface Bench {
  readonly measureAppends: Measure;
  readonly measureBatches: Measure;
  readonly measureReady: (facts: number, times: number) => Promise<readonly number[]>;
  readonly measureChange: Measure;
  /** These two on the page of the peers. */
  readonly measureRxdb: Measure;
  readonly measureZustand: Measure;
}
declare const window: { readonly bench: Bench };

const batches = 10;

const onPage = <Found>(browser: Browser, folder: URL, measure: (page: Page) => Promise<Found>): Promise<Found> =>
  withBuiltPage(folder, async (origin) => {
    const page = await browser.newPage();
    try {
      await page.goto(origin);
      await page.waitForFunction(() => 'bench' in window);
      return await measure(page);
    } finally {
      await page.close();
    }
  });

const measureOurs = async (page: Page, { repeats }: Sizes) => {
  const appends = await page.evaluate((times) => window.bench.measureAppends(times), repeats * 10);
  const facts = await page.evaluate((times) => window.bench.measureBatches(times), batches);
  const ready = await page.evaluate((times) => window.bench.measureReady(100_000, times), Math.min(repeats, 10));
  const change = await page.evaluate((times) => window.bench.measureChange(times), repeats * 5);
  return {
    'store.append.p95': quantile(appends, 0.95),
    'store.batch': quantile(facts, 0.5),
    'store.ready': quantile(ready, 0.5),
    'store.change': quantile(change, 0.5),
  };
};

/** The log as an operator's browser keeps it; then rxdb and zustand with the same facts, in the same browser. */
export const store: Scenario = {
  name: 'store',
  measure: async (sizes): Promise<Measured> => {
    const browser = await chromium.launch(launchOptions());
    try {
      const ours = await onPage(browser, new URL('.', import.meta.url), (page) => measureOurs(page, sizes));
      const peers = await whenPeersAreHere(() =>
        onPage(browser, new URL('../peers/store/', import.meta.url), async (page): Promise<Measured> => {
          const rxdb = quantile(await page.evaluate((times) => window.bench.measureRxdb(times), batches), 0.5);
          const zustand = await page.evaluate((times) => window.bench.measureZustand(times), sizes.repeats * 5);
          return {
            'peer:store.batch': rxdb,
            'peer:store.change': quantile(zustand, 0.5),
          };
        }),
      );
      return { ...ours, ...peers };
    } finally {
      await browser.close();
    }
  },
};
