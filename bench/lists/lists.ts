import { chromium, type Browser, type Page } from 'playwright';
import { openSession, signIn, type Who } from '../../e2e/support/people.ts';
import { startQuietServer } from '../../e2e/support/quiet-server.ts';
import { launchOptions } from '../../scripts/browser.mjs';
import type { Measured, Scenario } from '../budgets.ts';
import { growWorld } from '../grow-world.ts';
import { inFolder } from '../in-folder.ts';
import { measuringScript } from '../measuring-script.ts';
import { quantile } from '../statistics.ts';
import type { ScrollFigures } from '../watch-scroll.ts';
import { doorsOfCompanies, doorsOfSales, type Door } from './doors.ts';

const rows = 100_000;
/** As much of them as a world may lack: what is grown is made after others, and some of those are not of the list. */
const least = 0.85 * rows;
const rowsOfPage = 100;
const pagesRead = 40;
const searches = 20;
/** So often each list is opened anew and scrolled: of one time alone, what the machine does beside it would be the figure. */
const scrolls = 3;
/** Where the bar is pulled to: about, to the last row, back to the first. */
const places = [0.4, 0.78, 0.16, 0.54, 1, 0.92, 0];
const warmingPlaces = [0.3, 0.7, 0];

interface Found {
  readonly dropped: number;
  readonly blank: number;
  readonly page: number;
  readonly search: number;
}

interface Bench {
  readonly scrollSteadily: (frames: number) => Promise<ScrollFigures>;
  readonly pullTheBar: (places: readonly number[]) => Promise<ScrollFigures>;
  readonly rowsOf: () => number;
  readonly isThere: () => boolean;
}
declare const window: { readonly bench: Bench };

/** Asks as one person does, one after the other; answers how long each took. */
const timesOf = async (
  origin: string,
  token: string,
  call: string,
  queries: readonly Readonly<Record<string, string>>[],
): Promise<readonly number[]> => {
  const times: number[] = [];
  for (const query of queries) {
    const began = performance.now();
    const answer = await fetch(`${origin}/v2${call}?${new URLSearchParams(query)}`, {
      headers: { authorization: token, userToken: token },
    });
    const body = await answer.text();
    times.push(performance.now() - began);
    if (!answer.ok) throw new Error(`${call} answered ${answer.status}: ${body.slice(0, 200)}`);
  }
  return times;
};

const measureAnswers = async (origin: string, token: string, { call, word, narrowed }: Door): Promise<Pick<Found, 'page' | 'search'>> => {
  const own = { ...narrowed, limit: String(rowsOfPage) };
  const pages = Array.from({ length: pagesRead }, (_, each) => ({
    ...own,
    page: String(1 + ((each * 382) % (least / rowsOfPage))),
  }));
  const words = Array.from({ length: searches }, (_, each) => ({ ...own, search: each % 2 === 0 ? word : word.slice(0, -1) }));
  await timesOf(origin, token, call, [...pages.slice(0, 5), ...words.slice(0, 4)]);
  return {
    page: quantile(await timesOf(origin, token, call, pages), 0.95),
    search: quantile(await timesOf(origin, token, call, words), 0.95),
  };
};

const untilFull = (page: Page) => page.waitForFunction(() => window.bench.isThere(), undefined, { timeout: 60_000 });

const measureScroll = async (page: Page, origin: string, { path, rows: come }: Door): Promise<ScrollFigures> => {
  await page.goto(`${origin}${path}`);
  await untilFull(page);
  const said = await page.evaluate(() => window.bench.rowsOf());
  if (come === 'whole' && said < least) throw new Error(`${path} has ${said} rows only`);
  // What compiles and fills caches is not measured.
  await page.evaluate(() => window.bench.scrollSteadily(60));
  if (come === 'whole') await page.evaluate((to) => window.bench.pullTheBar(to), warmingPlaces);
  await page.waitForTimeout(500);
  const steady = await page.evaluate((frames) => window.bench.scrollSteadily(frames), 300);
  if (come === 'onward') return steady;
  const pulled = await page.evaluate((to) => window.bench.pullTheBar(to), places);
  return { dropped: steady.dropped, blank: Math.max(steady.blank, pulled.blank) };
};

const signedIn = async (browser: Browser, origin: string, who: Who, script: string): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: origin, locale: 'pt-BR' });
  await context.addInitScript({ content: script });
  const page = await context.newPage();
  await signIn(page, who);
  return page;
};

const ms = (value: number): string => `${value.toFixed(0)} ms`;

const measureDoors = async (origin: string, doors: readonly Door[]): Promise<readonly Found[]> => {
  const browser = await chromium.launch(launchOptions());
  try {
    const script = await measuringScript(new URL('measure-list.ts', import.meta.url));
    const all: Found[] = [];
    for (const door of doors) {
      // First: a server that has just begun compiles what it answers with, and the browser would be made to wait for it.
      const answers = await measureAnswers(origin, await openSession(origin, door.as), door);
      const page = await signedIn(browser, origin, door.as, script);
      const scrolled: ScrollFigures[] = [];
      for (let each = 0; each < scrolls; each += 1) scrolled.push(await measureScroll(page, origin, door));
      await page.context().close();
      const dropped = scrolled.map((each) => each.dropped);
      const blank = scrolled.map((each) => each.blank);
      console.log(
        `   ${door.path}: ${dropped.join(', ')} frames dropped, blank ${blank.map(ms).join(', ')}, a page p95 ${ms(answers.page)}, a search p95 ${ms(answers.search)}`,
      );
      all.push({ dropped: quantile(dropped, 0.5), blank: quantile(blank, 0.5), ...answers });
    }
    return all;
  } finally {
    await browser.close();
  }
};

/** A world of its own for these lists, grown by the flags; gone afterwards. */
const inWorld = (flags: readonly string[], doors: readonly Door[]): Promise<readonly Found[]> =>
  inFolder(async (dataDir) => {
    await growWorld(dataDir, flags);
    const server = await startQuietServer(dataDir, { DEMO: 'on', MARKETPLACE_CLOCK: 'off' });
    try {
      return await measureDoors(server.origin, doors);
    } finally {
      await server.stop();
    }
  });

/** Every list of the console over a hundred thousand rows, on the server and in the browser as they are built: the worst of each figure, of scrolling the median of each list. */
export const lists: Scenario = {
  name: 'lists',
  measure: async (): Promise<Measured> => {
    const found = [
      ...(await inWorld(['--size', '100k', '--lists', String(rows)], doorsOfSales)),
      ...(await inWorld(['--size', 'small', '--companies', String(rows)], doorsOfCompanies)),
    ];
    const worst = (figure: keyof Found): number => Math.max(...found.map((each) => each[figure]));
    return {
      'lists.dropped': worst('dropped'),
      'lists.blank': worst('blank'),
      'lists.page.p95': worst('page'),
      'lists.search.p95': worst('search'),
    };
  },
};
