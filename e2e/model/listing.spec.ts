import { expect, type Page } from '@playwright/test';
import { ListingStatus } from '#contract/listing.ts';
import { coverageOf, type Declared } from '../../tests/model/coverage.ts';
import { free, listingWalk, type ListingMove } from '../../tests/model/listing-walk.ts';
import { pairsOf, pathsOf, type Step } from '../../tests/model/paths.ts';
import { askAs, type Ask } from '../support/ask.ts';
import { journey, visit } from '../support/journey.ts';
import { openAs } from '../support/people.ts';
import { withoutHold } from '../support/preferences.ts';
import { cursorId, openQueue, readyToDecide } from '../support/queue.ts';
import { buttonOf, decisions, expectReached, openListing, writeWarning, type Decision } from './decisions.ts';

journey.use({ environment: { LEASES: 'optional', MARKETPLACE_CLOCK: 'off' } });

const reviewers = ['reviewer', 'superuser'] as const;
type Reviewer = (typeof reviewers)[number];

const stepOf = (type: Decision) => (type === 'refuse' || type === 'observe' ? { type, warnings: 1 } : { type });
/** What this person may do with hands: the lifecycle, by the steps that have a button. */
const walkOf = (party: Reviewer) => listingWalk([{ party, lease: 'free', leases: 'optional', ...free }], decisions.map(stepOf));

type Taken = Step<ListingStatus, ListingMove>;
const transitionsOf = (party: Reviewer): readonly Declared[] => [
  ...new Set(
    pairsOf(walkOf(party))
      .filter(({ answer }) => answer.ok)
      .map(({ from, event }): Declared => `${from}: ${event.type}`),
  ),
];
/** Where such steps lead; the marketplace's own two are looked at below. */
const reached: readonly ListingStatus[] = ['pending', 'refused', 'processing'];

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Each decision can be taken exactly where the lifecycle lets it. */
const expectOffered = async (page: Page, status: ListingStatus, party: Reviewer, onRefusal: () => void): Promise<void> => {
  const walk = walkOf(party);
  for (const event of walk.events) {
    const isAllowed = walk.step(status, event).ok;
    const button = buttonOf(page, event.type as Decision);
    // 'Recusar!' belongs to the pending review: elsewhere it is not there at all (part 2, section 2).
    if (event.type === 'refuse' && status !== 'pending') await expect(button).toHaveCount(0);
    else await (isAllowed ? expect(button).toBeEnabled() : expect(button).toBeDisabled());
    if (!isAllowed) onRefusal();
  }
};

const onPage: Readonly<Record<Decision, (page: Page) => Promise<void>>> = {
  approve: (page) => buttonOf(page, 'approve').click(),
  refuse: async (page) => {
    await buttonOf(page, 'refuse').click();
    await writeWarning(page, 'Foto desfocada');
  },
  observe: async (page) => {
    await buttonOf(page, 'observe').click();
    await writeWarning(page, 'Falta a voltagem');
  },
  returnToPending: (page) => buttonOf(page, 'returnToPending').click(),
};

const inQueue: Readonly<Record<Decision, (page: Page) => Promise<void>>> = {
  approve: (page) => page.keyboard.press('a'),
  refuse: async (page) => {
    await page.keyboard.press('r');
    await writeWarning(page, 'Foto desfocada');
  },
  observe: async (page) => {
    await page.keyboard.press('o');
    await writeWarning(page, 'Falta a voltagem');
  },
  returnToPending: (page) => page.keyboard.press('u'),
};

const freshPending = async (ask: Ask): Promise<string> => {
  const row = (await ask.pending()).find(({ version, lease }) => version === 1 && lease === null);
  if (!row) throw new Error('The demo world has no untouched pending listing');
  return row.publishId;
};

const versionOf = async (ask: Ask, publishId: string): Promise<number> => (await ask.listing(publishId)).version;

for (const party of reviewers) {
  journey(`every step a ${party} can take on a listing's page, and no other`, async ({ page, context, ask }) => {
    journey.slow();
    const coverage = coverageOf(`listing in the browser, ${party}, page`, reached, transitionsOf(party));
    await withoutHold(context);
    await openAs(page, party);
    for (const path of pathsOf(walkOf(party))) {
      const publishId = await freshPending(ask);
      for (const step of path) {
        await openListing(page, publishId);
        await expectOffered(page, step.from, party, coverage.wasRefused);
        const version = await versionOf(ask, publishId);
        await onPage[step.event.type as Decision](page);
        await expectReached(ask, publishId, step.to, version + 1);
        await openListing(page, publishId);
        await expectOffered(page, step.to, party, coverage.wasRefused);
        coverage.took(step satisfies Taken);
      }
    }
    say(coverage.line());
    expect(coverage.missing()).toEqual({ states: [], transitions: [] });
  });
}

journey('every step a reviewer can take by keys in the queue', async ({ page, context, ask }) => {
  journey.slow();
  const coverage = coverageOf('listing in the browser, reviewer, queue', reached, transitionsOf('reviewer'));
  await withoutHold(context);
  await openQueue(page);
  for (const path of pathsOf(walkOf('reviewer'))) {
    const publishId = await readyToDecide(page);
    for (const step of path) {
      // What was taken back has to be drawn again before it is decided.
      if (step.from === 'pending') expect(await readyToDecide(page)).toBe(publishId);
      const version = await versionOf(ask, publishId);
      await inQueue[step.event.type as Decision](page);
      await expectReached(ask, publishId, step.to, version + 1);
      // What was taken back is under the cursor again as soon as it is in the list.
      if (step.event.type === 'returnToPending') await expect.poll(() => cursorId(page)).toBe(publishId);
      coverage.took(step satisfies Taken);
    }
  }
  say(coverage.line());
  expect(coverage.missing()).toEqual({ states: [], transitions: [] });
});

const rowOf = async (ask: Ask, status: ListingStatus): Promise<string> => {
  const [row] = await ask.pending({ status });
  if (!row) throw new Error(`The demo world has no ${status} listing`);
  return row.publishId;
};

const reasonOf = async (page: Page, decision: Decision): Promise<string> => {
  await buttonOf(page, decision).hover();
  return (await page.getByRole('tooltip').first().textContent()) ?? '';
};

for (const [status, words] of [
  ['active', 'Anúncio já está ativo'],
  ['paused', 'Anúncio já está pausado'],
] as const) {
  visit(`a listing that is ${status} offers a reviewer nothing, and says why`, async ({ page, sharedServer }) => {
    const ask = await askAs(sharedServer.origin, 'reviewer');
    await openAs(page, 'reviewer');
    await openListing(page, await rowOf(ask, status));
    await expectOffered(page, status, 'reviewer', () => undefined);
    expect(await reasonOf(page, 'approve')).toContain(words);
  });
}

journey('a listing that another reviewer holds is not to be decided, and names who holds it', async ({ page, ask }) => {
  const publishId = await freshPending(ask);
  expect(await ask.write('PUT', '/publish/lease', { publishIds: [publishId] })).toBe(200);
  await openAs(page, 'otherReviewer');
  await openListing(page, publishId);
  for (const decision of decisions) await expect(buttonOf(page, decision)).toBeDisabled();
  expect(await reasonOf(page, 'approve')).toContain('Em análise por Renata Moraes');
  await page.keyboard.press('a');
  expect((await ask.rows([publishId]))[0]).toMatchObject({ status: 'pending', version: 1 });
});

journey('a seller is offered no decision on an own listing, whatever its status, and the keys do nothing', async ({ page, server }) => {
  const own = await askAs(server.origin, 'seller');
  await openAs(page, 'seller');
  for (const status of ListingStatus.options) {
    const [row] = await own.pending({ status });
    if (!row) throw new Error(`The demo seller has no ${status} listing`);
    await page.goto(`/publish/${row.publishId}`);
    await expect(page.getByRole('heading', { name: row.title })).toBeVisible();
    await expect(page.getByRole('toolbar')).toHaveCount(0);
    for (const key of ['a', 'r', 'o', 'u']) await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect((await own.rows([row.publishId]))[0]).toMatchObject({ status, version: row.version });
  }
});
