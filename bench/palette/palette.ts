import { chromium, type Page } from 'playwright';
import { launchOptions } from '../../scripts/browser.mjs';
import type { Measured, Scenario } from '../budgets.ts';
import { taskTime, withBuiltPage } from '../built-page.ts';
import { quantile } from '../statistics.ts';
import { measureRanking } from './ranking.ts';

interface Bench {
  readonly measureOpenings: (times: number) => Promise<readonly number[]>;
  readonly measureKeys: (keys: number) => Promise<readonly number[]>;
}
declare const window: { readonly bench: Bench };

const withPalette = async (origin: string, entries: number, measure: (page: Page) => Promise<Measured>): Promise<Measured> => {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${origin}/?entries=${entries}`);
    await page.waitForFunction(() => 'bench' in window);
    // The chunk is fetched and the index made while the page is idle.
    await page.waitForTimeout(1500);
    return await measure(page);
  } finally {
    await browser.close();
  }
};

const openings = async (page: Page, repeats: number): Promise<Measured> => {
  await page.evaluate((times) => window.bench.measureOpenings(times), 5);
  const figures = await page.evaluate((times) => window.bench.measureOpenings(times), repeats);
  return { 'palette.open.p50': quantile(figures, 0.5), 'palette.open.p95': quantile(figures, 0.95) };
};

const keys = async (page: Page, count: number): Promise<Measured> => {
  const task = await taskTime(page);
  await page.evaluate((warmUp) => window.bench.measureKeys(warmUp), 40);
  const before = await task();
  const figures = await page.evaluate((times) => window.bench.measureKeys(times), count);
  return {
    'palette.key.p50': quantile(figures, 0.5),
    'palette.key.p95': quantile(figures, 0.95),
    'palette.key.cpu': ((await task()) - before) / count,
  };
};

/** The real palette over a menu of thousands; a server that finds nothing. */
export const palette: Scenario = {
  name: 'palette',
  measure: ({ repeats }) =>
    withBuiltPage(new URL('.', import.meta.url), async (origin) => ({
      ...measureRanking(),
      ...(await withPalette(origin, 5000, (page) => openings(page, repeats))),
      ...(await withPalette(origin, 20_000, (page) => keys(page, repeats * 5))),
    })),
};
