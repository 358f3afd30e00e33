import { chromium, type Browser, type Page } from 'playwright';
import { launchOptions } from '../../scripts/browser.mjs';
import type { Measured, Scenario, Sizes } from '../budgets.ts';
import { taskTime, withBuiltPage } from '../built-page.ts';
import { whenPeersAreHere } from '../peers/install.ts';
import { quantile } from '../statistics.ts';
import type { PaletteBench } from './measure-palette.ts';
import { measureRanking } from './ranking.ts';

declare const window: { readonly bench: PaletteBench };

const withPalette = async <Found>(
  browser: Browser,
  origin: string,
  entries: number,
  measure: (page: Page) => Promise<Found>,
): Promise<Found> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await page.goto(`${origin}/?entries=${entries}`);
    await page.waitForFunction(() => 'bench' in window);
    // The chunk is fetched and the index made while the page is idle.
    await page.waitForTimeout(1500);
    return await measure(page);
  } finally {
    await page.close();
  }
};

const openings = async (page: Page, repeats: number): Promise<readonly number[]> => {
  await page.evaluate((times) => window.bench.measureOpenings(times), 5);
  return page.evaluate((times) => window.bench.measureOpenings(times), repeats);
};

interface Keys {
  readonly figures: readonly number[];
  /** Processor time of the page, milliseconds a key; without what the watching itself costs. */
  readonly cpu: number;
}

const keys = async (page: Page, count: number): Promise<Keys> => {
  const task = await taskTime(page);
  await page.evaluate((warmUp) => window.bench.measureKeys(warmUp), 40);
  const start = await task();
  await page.evaluate((times) => window.bench.measureNothing(times), count);
  const before = await task();
  const figures = await page.evaluate((times) => window.bench.measureKeys(times), count);
  const watching = before - start;
  return { figures, cpu: ((await task()) - before - watching) / count };
};

interface PaletteFigures {
  readonly open: readonly number[];
  readonly key: Keys;
}

const measurePage = (browser: Browser, folder: URL, { repeats }: Sizes): Promise<PaletteFigures> =>
  withBuiltPage(folder, async (origin) => ({
    open: await withPalette(browser, origin, 5000, (page) => openings(page, repeats)),
    key: await withPalette(browser, origin, 20_000, (page) => keys(page, repeats * 5)),
  }));

/** The real palette over a menu of thousands, and a server that finds nothing; then kbar over the same menu, in the same browser. */
const measurePalettes = async (sizes: Sizes): Promise<Measured> => {
  const browser = await chromium.launch(launchOptions());
  try {
    const { open, key } = await measurePage(browser, new URL('.', import.meta.url), sizes);
    const peer = await whenPeersAreHere(async (): Promise<Measured> => {
      const kbar = await measurePage(browser, new URL('../peers/palette/', import.meta.url), sizes);
      return {
        'peer:palette.open.p50': quantile(kbar.open, 0.5),
        'peer:palette.open.p95': quantile(kbar.open, 0.95),
        'peer:palette.key.p50': quantile(kbar.key.figures, 0.5),
        'peer:palette.key.p95': quantile(kbar.key.figures, 0.95),
        'peer:palette.key.cpu': kbar.key.cpu,
      };
    });
    return {
      'palette.open.p50': quantile(open, 0.5),
      'palette.open.p95': quantile(open, 0.95),
      'palette.key.p50': quantile(key.figures, 0.5),
      'palette.key.p95': quantile(key.figures, 0.95),
      'palette.key.cpu': key.cpu,
      ...peer,
    };
  } finally {
    await browser.close();
  }
};

export const palette: Scenario = {
  name: 'palette',
  measure: async (sizes) => ({ ...(await measureRanking()), ...(await measurePalettes(sizes)) }),
};
