import { expect, type Page, type Route } from '@playwright/test';
import type { Listing } from '#contract/listing.ts';
import { coverageOf, type Declared } from '../../tests/model/coverage.ts';
import { imageWalk } from '../../tests/model/image-walk.ts';
import { pairsOf, pathsOf, type Lifecycle } from '../../tests/model/paths.ts';
import type { Ask } from '../support/ask.ts';
import { journey } from '../support/journey.ts';
import { openAs } from '../support/people.ts';
import { goToListing } from './decisions.ts';

journey.use({ environment: { MARKETPLACE_CLOCK: 'off' } });

type State = (typeof imageWalk)['initial'];
type Event = (typeof imageWalk)['events'][number];
type Outcome = Extract<Event['type'], 'pass' | 'fail' | 'giveUp'>;

/**
 * What a reviewer can do by hand: a verdict stands for its bytes, so what has one is not asked about again (decision 17), and
 * pictures are replaced where listings are edited.
 */
const byHand: Lifecycle<State, Event> = {
  ...imageWalk,
  events: imageWalk.events.filter(({ type }) => type !== 'replace'),
  step: (state, event) =>
    event.type === 'validate' && (state === 'validated' || state === 'errored')
      ? { ok: false, error: 'has a verdict' }
      : imageWalk.step(state, event),
};
const states: readonly State[] = ['pending', 'loading', 'validated', 'errored', 'unverified'];
const transitions = [
  ...new Set(
    pairsOf(byHand)
      .filter(({ answer }) => answer.ok)
      .map(({ from, event }): Declared => `${from}: ${event.type}`),
  ),
];

const texts: Readonly<Record<State, string>> = {
  pending: 'Não analisada',
  loading: 'Analisando…',
  validated: 'Imagem validada',
  errored: 'Imagem sem nitidez',
  unverified: 'Imagem não validada',
};

const analyses = '**/sku/IAanaliser';
const isOutcome = (type: Event['type'] | undefined): type is Outcome => type === 'pass' || type === 'fail' || type === 'giveUp';

/** How an analysis ends: by the server's own word, by an error text, or not at all. */
const end = (route: Route, outcome: Outcome): Promise<void> => {
  if (outcome === 'giveUp') return route.abort('connectionreset');
  return outcome === 'fail' ? route.fulfill({ json: texts.errored }) : route.continue();
};

/** Pictures are looked at when they arrive: here as where nobody has. */
const forgetAnalyses = (page: Page): Promise<unknown> =>
  page.route(/\/v2\/publish\/(?!lease|figures|facets)[^/?]+$/u, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const listing: unknown = await response.json();
    return route.fulfill({ response, json: { ...(listing as object), checked: null } });
  });

/** Holds every analysis until it is told how to end. */
const holdAnalyses = async (
  page: Page,
): Promise<{ readonly endAll: (outcome: Outcome) => Promise<void>; readonly asked: () => number }> => {
  const held: Route[] = [];
  let settled: Outcome | null = null;
  let asked = 0;
  await page.route(analyses, async (route) => {
    asked += 1;
    if (settled) await end(route, settled);
    else held.push(route);
  });
  return {
    asked: () => asked,
    endAll: async (outcome) => {
      // Of many pictures two are analysed at a time: those that follow end the same way.
      settled = outcome;
      await Promise.all(held.splice(0).map((route) => end(route, outcome)));
    },
  };
};

const first = (page: Page) => page.locator('figure[data-state]').first();
const expectState = async (page: Page, state: State): Promise<void> => {
  await expect(first(page)).toHaveAttribute('data-state', state);
  await expect(first(page)).toContainText(texts[state]);
};

/** Verdicts are kept by the page: each walk has a listing with pictures that no other has. */
const listingsApart = async (ask: Ask, count: number): Promise<readonly Listing[]> => {
  const found: Listing[] = [];
  const seen = new Set<string>();
  for (const { publishId, cover } of await ask.pending()) {
    const listing = await ask.listing(publishId);
    const own = [...listing.image, ...listing.variations.flatMap(({ images }) => images)];
    if (cover === null || own.some((image) => seen.has(image))) continue;
    for (const image of own) seen.add(image);
    found.push(listing);
    if (found.length === count) return found;
  }
  throw new Error(`The demo world has no ${count} pending listings with pictures of their own`);
};

journey('an image goes everywhere that v, an answer and a retry can take it', async ({ page, ask }) => {
  journey.slow();
  const coverage = coverageOf('image in the browser', states, transitions);
  await forgetAnalyses(page);
  await openAs(page, 'reviewer');
  const paths = pathsOf(byHand);
  const listings = await listingsApart(ask, paths.length);

  const walk = async (path: (typeof paths)[number], listing: Listing): Promise<void> => {
    let analysis = await holdAnalyses(page);
    await goToListing(page, listing);
    await expectState(page, 'pending');
    for (const { from, event, to } of path) {
      if (event.type === 'validate') {
        await page.unroute(analyses);
        analysis = await holdAnalyses(page);
        if (from === 'unverified') await first(page).getByRole('button', { name: 'Tentar de novo' }).click();
        else await page.keyboard.press('v');
      } else if (isOutcome(event.type)) await analysis.endAll(event.type);
      await expectState(page, to);
      coverage.took({ from, event, to });
    }
    const last = path.at(-1)?.to;
    if (last === 'validated' || last === 'errored') {
      // The others of this listing are asked about as well, and may be asked after the first has its verdict.
      await expect(page.locator('figure:is([data-state=pending], [data-state=loading])')).toHaveCount(0);
      const before = analysis.asked();
      await page.keyboard.press('v');
      await expectState(page, last);
      expect(analysis.asked()).toBe(before);
      coverage.wasRefused();
    }
    await page.unroute(analyses);
  };
  for (const [at, path] of paths.entries()) {
    const listing = listings[at];
    if (listing) await journey.step(path.map(({ event }) => event.type).join(', '), () => walk(path, listing));
  }
  process.stdout.write(`${coverage.line()}\n`);
  expect(coverage.missing()).toEqual({ states: [], transitions: [] });
});
