import { expect, type Page, type Route } from '@playwright/test';
import { coverageOf, type Declared } from '../../tests/model/coverage.ts';
import { imageWalk } from '../../tests/model/image-walk.ts';
import { pairsOf, pathsOf, type Lifecycle } from '../../tests/model/paths.ts';
import { journey } from '../support/journey.ts';
import { openAs } from '../support/people.ts';

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

journey('an image goes everywhere that v, an answer and a retry can take it', async ({ page, context, ask }) => {
  journey.slow();
  const coverage = coverageOf('image in the browser', states, transitions);
  await openAs(page, 'reviewer');
  const listing = (await ask.pending()).find(({ cover }) => cover !== null);
  if (!listing) throw new Error('The demo world has no pending listing with a picture');

  for (const path of pathsOf(byHand)) {
    // Verdicts are kept by the page: each walk begins with a new one.
    const fresh = await context.newPage();
    let analysis = await holdAnalyses(fresh);
    await fresh.goto(`/publish/${listing.publishId}`);
    await expectState(fresh, 'pending');
    for (const { from, event, to } of path) {
      if (event.type === 'validate') {
        await fresh.unroute(analyses);
        analysis = await holdAnalyses(fresh);
        if (from === 'unverified') await first(fresh).getByRole('button', { name: 'Tentar de novo' }).click();
        else await fresh.keyboard.press('v');
      } else if (isOutcome(event.type)) await analysis.endAll(event.type);
      await expectState(fresh, to);
      coverage.took({ from, event, to });
    }
    const last = path.at(-1)?.to;
    if (last === 'validated' || last === 'errored') {
      // The others of this listing are asked about as well, and may be asked after the first has its verdict.
      await expect(fresh.locator('figure:is([data-state=pending], [data-state=loading])')).toHaveCount(0);
      const before = analysis.asked();
      await fresh.keyboard.press('v');
      await expectState(fresh, last);
      expect(analysis.asked()).toBe(before);
      coverage.wasRefused();
    }
    await fresh.close();
  }
  process.stdout.write(`${coverage.line()}\n`);
  expect(coverage.missing()).toEqual({ states: [], transitions: [] });
});
