import { chromium, type Page } from 'playwright';
import { launchOptions } from '../../scripts/browser.mjs';
import type { Measured, Scenario } from '../budgets.ts';
import { taskTime, withBuiltPage } from '../built-page.ts';
import { quantile } from '../statistics.ts';
import type { DecisionFigures, SingleFigures, StepFigures } from './measure-steps.ts';

interface Bench {
  readonly holdStep: (keys: number) => Promise<StepFigures>;
  readonly holdNothing: (keys: number) => Promise<void>;
  readonly stepSingly: (keys: number) => Promise<SingleFigures>;
  readonly decide: (keys: number) => Promise<DecisionFigures>;
  readonly jumpToEnd: (times: number) => Promise<number>;
}
declare const window: { readonly bench: Bench };

const openQueue = async (origin: string, rows: number) => {
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${origin}/?rows=${rows}`);
  await page.waitForFunction(() => 'bench' in window);
  await page.getByRole('listbox').waitFor();
  await page.waitForTimeout(1000);
  // A million rows that this page has just made lie among the youngest objects: clearing those away in the middle of the keys took 40 ms.
  await page.requestGC();
  return { browser, page };
};

const heldSteps = async (page: Page, keys: number) => {
  const task = await taskTime(page);
  await page.evaluate((warmUp) => window.bench.holdStep(warmUp), 15);
  await page.waitForTimeout(500);
  const start = await task();
  await page.evaluate((count) => window.bench.holdNothing(count), keys);
  const before = await task();
  const held = await page.evaluate((count) => window.bench.holdStep(count), keys);
  const watching = before - start;
  return { p95: quantile(held.rows, 0.95), dropped: held.dropped, cpu: ((await task()) - before - watching) / keys };
};

const measureAll = async (origin: string, repeats: number): Promise<Measured> => {
  const keys = repeats * 5;
  const small = await openQueue(origin, 100_000);
  const held = await heldSteps(small.page, keys);
  const single = await small.page.evaluate((count) => window.bench.stepSingly(count), repeats);
  const decided = await small.page.evaluate((count) => window.bench.decide(count), repeats);
  await small.browser.close();

  const large = await openQueue(origin, 1_000_000);
  const heldLarge = await heldSteps(large.page, keys);
  const misses = await large.page.evaluate((times) => window.bench.jumpToEnd(times), 5);
  await large.browser.close();
  return {
    'queue.row.p95.100k': held.p95,
    'queue.dropped.100k': held.dropped,
    'queue.cpu.100k': held.cpu,
    'queue.row.p95.1m': heldLarge.p95,
    'queue.dropped.1m': heldLarge.dropped,
    'queue.cpu.1m': heldLarge.cpu,
    'queue.end.misses': misses,
    'queue.detail.p95': quantile(single.detail, 0.95),
    'queue.images.p95': quantile(single.images, 0.95),
    'decision.next.p95': quantile(decided.next, 0.95),
    'decision.saved.p95': quantile(decided.saved, 0.95),
  };
};

/** The real queue, keys, log and disk; a server that answers at once. */
export const queue: Scenario = {
  name: 'queue',
  measure: ({ repeats }) => withBuiltPage(new URL('.', import.meta.url), (origin) => measureAll(origin, repeats)),
};
