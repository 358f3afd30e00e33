import type { Browser, Page } from 'playwright';
import { signInByKeys, type Who } from '../../e2e/support/people.ts';
import { watchFiles, weigh } from './files.ts';

/** The first screen after login is the home page; each of these comes on top of it. */
const furtherRoutes = ['/publish', '/settings', '/settings/activity'] as const;

/** What of a screen is still to come: a bar in its place. The chart of sales comes by itself, once there are figures to draw (decision 0034). */
const toCome = '.content :is(.skeleton:not(.chart-skeleton), .rt-Skeleton, .table-row-waiting)';
const chart = /\/assets\/sales-chart-/u;

/** Longer than one file takes to name the next, and than what comes ahead waits for the screen (src/ui/when-idle.ts). */
const quietMs = 1200;
/** Longer than the bell waits before it fetches its panel: with the first screen's it is out of the way of the others. */
const bellMs = 5500;

interface HeldIdle {
  readonly letIdleGo: () => void;
}

/** In every document of the page: what waits until nobody needs the thread, however long, waits until we say so. */
const holdIdle = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const original = window.requestIdleCallback.bind(window);
    let held: IdleRequestCallback[] | null = [];
    window.requestIdleCallback = (run, options) => (held && !options?.timeout ? -held.push(run) : original(run, options));
    Object.assign(window, {
      letIdleGo() {
        for (const run of held ?? []) original(run);
        held = null;
      },
    } satisfies HeldIdle);
  });
const letIdleGo = (page: Page): Promise<void> => page.evaluate(() => (window as unknown as HeldIdle).letIdleGo());

/** What one screen weighs, in kilobytes. */
interface Weight {
  readonly shown: number;
  readonly chart: number;
  readonly ahead: number;
}

export interface PersonsWeights {
  readonly login: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
  readonly first: Weight;
  readonly routes: Readonly<Record<(typeof furtherRoutes)[number], Weight>>;
}

/**
 * What one person fetches from login on. Counted of a screen (`shown`) is everything asked for until all of it is drawn and answers
 * keys: code, words, and what those bring with them. What the console fetches ahead, while nobody needs the thread, is held until then,
 * or the figure would say how busy the machine was, and told apart (`ahead`); so is the chart of sales, which nothing waits for. A
 * file that came with an earlier screen is not fetched again.
 */
export const measurePerson = async (browser: Browser, origin: string, who: Who): Promise<PersonsWeights> => {
  const page = await (await browser.newContext({ baseURL: origin })).newPage();
  await holdIdle(page);
  const ofLogin = watchFiles(page);
  await page.goto('/login', { waitUntil: 'networkidle' });
  const login = { scripts: ofLogin.asked('.js'), styles: ofLogin.asked('.css') };
  // The console is another page: whatever it asks for is counted, what the login brought along included; what the login asks for is not.
  const files = watchFiles(page, (pathname) => pathname !== '/login');
  let counted: readonly string[] = [];
  const fresh = (): readonly string[] => {
    const found = files.asked('.js').filter((address) => !counted.includes(address));
    counted = [...counted, ...found];
    return found;
  };
  const weighScreen = async (aheadMs: number): Promise<Weight> => {
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await page.waitForFunction((waiting) => document.querySelector('.content > *') && !document.querySelector(waiting), toCome);
    await files.whenQuiet(quietMs);
    const shown = fresh();
    await letIdleGo(page);
    await files.whenQuiet(aheadMs);
    return {
      shown: await weigh(shown.filter((address) => !chart.test(address))),
      chart: await weigh(shown.filter((address) => chart.test(address))),
      ahead: await weigh(fresh()),
    };
  };

  await signInByKeys(page, who);
  const first = await weighScreen(bellMs);
  const routes: [string, Weight][] = [];
  for (const route of furtherRoutes) {
    await page.goto(route);
    routes.push([route, await weighScreen(quietMs)]);
  }
  await page.context().close();
  return { login, first, routes: Object.fromEntries(routes) as PersonsWeights['routes'] };
};

const said = ({ shown, chart: drawn, ahead }: Weight): string =>
  `${shown.toFixed(1)} KB${drawn > 0 ? `, its chart ${drawn.toFixed(1)}` : ''}, fetched ahead behind it ${ahead.toFixed(1)}`;

/** One line per screen, for whoever wants to know which is the heavy one. */
export const told = (who: Who, { first, routes }: PersonsWeights): string =>
  [['first screen', first] as const, ...Object.entries(routes)].map(([name, weight]) => `${who} ${name}: ${said(weight)}`).join('\n');
