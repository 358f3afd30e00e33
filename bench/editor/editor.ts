import { chromium, type Page } from 'playwright';
import { launchOptions } from '../../scripts/browser.mjs';
import type { Measured, Scenario } from '../budgets.ts';
import { withBuiltPage } from '../built-page.ts';
import { quantile } from '../statistics.ts';

interface Bench {
  readonly open: () => Promise<number>;
  readonly keys: (keys: number) => Promise<readonly number[]>;
}
declare const window: { readonly bench: Bench };

/** As often as it takes for a median. */
const openings = 5;

const measureIn = async (origin: string, repeats: number): Promise<Measured> => {
  const browser = await chromium.launch(launchOptions());
  const visit = async (): Promise<Page> => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(origin);
    await page.waitForFunction(() => 'bench' in window);
    return page;
  };
  try {
    const opened: number[] = [];
    let keys: readonly number[] = [];
    for (let round = 1; round <= openings; round += 1) {
      const page = await visit();
      opened.push(await page.evaluate(() => window.bench.open()));
      if (round === openings) keys = await page.evaluate((count) => window.bench.keys(count), repeats);
      await page.close();
    }
    return { 'editor.open': quantile(opened, 0.5), 'editor.key.p95': quantile(keys, 0.95) };
  } finally {
    await browser.close();
  }
};

/** 50 variations of 5 pictures, 120 attributes; a server that answers at once (done-when 5 of issue 5). */
export const editor: Scenario = {
  name: 'editor',
  measure: ({ repeats }) => withBuiltPage(new URL('.', import.meta.url), (origin) => measureIn(origin, repeats)),
};
