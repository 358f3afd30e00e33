import { chromium } from 'playwright';
import { launchOptions } from '../../scripts/browser.mjs';
import type { Measured, Scenario } from '../budgets.ts';
import { withBuiltPage } from '../built-page.ts';
import type { ScrollFigures } from '../watch-scroll.ts';

interface Bench {
  readonly scrollSteadily: (frames: number) => Promise<ScrollFigures>;
  readonly pullTheBar: (pulls: number) => Promise<ScrollFigures>;
  readonly reachesEnd: () => Promise<boolean>;
}
declare const window: { readonly bench: Bench };

const measureIn = async (origin: string, repeats: number): Promise<Measured> => {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(origin);
    await page.getByText('MLB3', { exact: true }).waitFor();
    await page.evaluate(() => window.bench.scrollSteadily(60));
    await page.waitForTimeout(500);
    const steady = await page.evaluate((frames) => window.bench.scrollSteadily(frames), repeats * 10);
    const pulled = await page.evaluate((pulls) => window.bench.pullTheBar(pulls), Math.ceil(repeats / 3));
    if (!(await page.evaluate(() => window.bench.reachesEnd()))) throw new Error('The last row was not reached');
    return { 'table.dropped': steady.dropped, 'table.blank': Math.max(steady.blank, pulled.blank) };
  } finally {
    await browser.close();
  }
};

/** The table over a million rows of a server a moment away: scrolled steadily, and pulled to other places. */
export const tableScroll: Scenario = {
  name: 'table',
  measure: ({ repeats }) => withBuiltPage(new URL('.', import.meta.url), (origin) => measureIn(origin, repeats)),
};
