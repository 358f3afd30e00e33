import { chromium } from 'playwright';
import { launchOptions } from '../../scripts/browser.mjs';
import type { Measured, Scenario } from '../budgets.ts';
import { withBuiltPage } from '../built-page.ts';
import { quantile } from '../statistics.ts';

interface Bench {
  readonly open: () => Promise<number>;
  readonly close: () => void;
  readonly settle: () => Promise<void>;
  readonly scrollSteadily: (frames: number) => Promise<number>;
}
declare const window: { readonly bench: Bench };

const measureIn = async (origin: string, repeats: number): Promise<Measured> => {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${origin}/?messages=2000`);
    await page.waitForFunction(() => 'bench' in window);
    // The first one compiles what all pages of the console share.
    await page.evaluate(() => window.bench.open());
    await page.evaluate(() => window.bench.close());
    const opened: number[] = [];
    for (let each = 0; each < Math.max(5, repeats / 5); each += 1) {
      opened.push(await page.evaluate(() => window.bench.open()));
      await page.evaluate(() => window.bench.close());
    }
    await page.evaluate(() => window.bench.open());
    await page.evaluate(() => window.bench.scrollSteadily(60));
    await page.evaluate(() => window.bench.settle());
    const dropped = await page.evaluate((frames) => window.bench.scrollSteadily(frames), repeats * 10);
    return { 'mediation.open': quantile(opened, 0.95), 'mediation.dropped': dropped };
  } finally {
    await browser.close();
  }
};

/** The page of a mediation with 2,000 messages: opened at its newest, and scrolled a notch a frame. */
export const mediation: Scenario = {
  name: 'mediation',
  measure: ({ repeats }) => withBuiltPage(new URL('.', import.meta.url), (origin) => measureIn(origin, repeats)),
};
