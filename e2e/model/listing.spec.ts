import { expect, type Page } from '@playwright/test';
import { ListingStatus, type ListingRow } from '#contract/listing.ts';
import { coverageOf, type Declared } from '../../tests/model/coverage.ts';
import { free, listingWalk, type ListingMove } from '../../tests/model/listing-walk.ts';
import { pairsOf, pathsOf, type Step } from '../../tests/model/paths.ts';
import { askAs, type Ask } from '../support/ask.ts';
import { journey } from '../support/journey.ts';
import { openAs } from '../support/people.ts';
import { withoutHold } from '../support/preferences.ts';
import { approveBy, cursorId, openQueue, readyToDecide } from '../support/queue.ts';
import { buttonOf, decisions, expectReached, goToListing, openListing, writeWarning, type Decision } from './decisions.ts';

journey.use({ environment: { LEASES: 'optional', MARKETPLACE_CLOCK: 'off' } });

const reviewers = ['superuser', 'reviewer'] as const;
type Reviewer = (typeof reviewers)[number];

const stepOf = (type: Decision) => (type === 'refuse' || type === 'observe' ? { type, warnings: 1 } : { type });
/** What this person may do with hands: the lifecycle, by the steps that have a button. */
const walkOf = (party: Reviewer) => listingWalk([{ party, lease: 'free', leases: 'optional', ...free }], decisions.map(stepOf));

type Taken = Step<ListingStatus | 'removed', ListingMove>;
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
const expectOffered = async (page: Page, status: ListingStatus | 'removed', party: Reviewer, onRefusal: () => void): Promise<void> => {
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
  approve: (page) =>
    approveBy(
      page,
      () => buttonOf(page, 'approve').click(),
      () => expect(buttonOf(page, 'approve')).toBeDisabled({ timeout: 1000 }),
    ),
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
  approve: async (page) => {
    const id = await cursorId(page);
    await approveBy(
      page,
      () => page.keyboard.press('a'),
      async () => expect(await cursorId(page)).not.toBe(id),
    );
  },
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

const freshPending = async (ask: Ask): Promise<ListingRow> => {
  const row = (await ask.pending()).find(({ version, lease }) => version === 1 && lease === null);
  if (!row) throw new Error('The demo world has no untouched pending listing');
  return row;
};

const versionOf = async (ask: Ask, publishId: string): Promise<number> => (await ask.listing(publishId)).version;

/** On each of these listings one walk, and before and after each step a look at what is offered. */
const walkPages = async (page: Page, ask: Ask, party: Reviewer): Promise<void> => {
  const coverage = coverageOf(`listing in the browser, ${party}, page`, reached, transitionsOf(party));
  for (const path of pathsOf(walkOf(party))) {
    const row = await freshPending(ask);
    await openListing(page, row);
    await expectOffered(page, path[0]?.from ?? 'pending', party, coverage.wasRefused);
    for (const step of path) {
      const version = await versionOf(ask, row.publishId);
      await onPage[step.event.type as Decision](page);
      await expectReached(ask, row.publishId, step.to, version + 1);
      // An observation leads back to the list.
      if (step.event.type === 'observe') {
        await page.waitForURL(({ pathname }) => pathname !== `/publish/${row.publishId}`);
        await openListing(page, row);
      }
      await expectOffered(page, step.to, party, coverage.wasRefused);
      coverage.took(step satisfies Taken);
    }
    // The page loaded in this state offers the same as the page that was led to it step by step.
    await page.reload();
    await expectOffered(page, path.at(-1)?.to ?? 'pending', party, coverage.wasRefused);
  }
  say(coverage.line());
  expect(coverage.missing()).toEqual({ states: [], transitions: [] });
};

const rowOf = async (ask: Ask, status: ListingStatus): Promise<ListingRow> => {
  const [row] = await ask.pending({ status });
  if (!row) throw new Error(`The demo world has no ${status} listing`);
  return row;
};

const reasonOf = async (page: Page, decision: Decision): Promise<string> => {
  await buttonOf(page, decision).hover();
  return (await page.getByRole('tooltip').first().textContent()) ?? '';
};

/** The marketplace's own two. */
const nothingOffered = [
  ['active', 'Anúncio já está ativo'],
  ['paused', 'Anúncio já está pausado'],
] as const;

/** A listing that another reviewer holds can not be decided, and names its holder. */
const lookAtHeld = async (page: Page, ask: Ask): Promise<void> => {
  const row = await freshPending(ask);
  const { publishId } = row;
  expect(await ask.write('PUT', '/publish/lease', { publishIds: [publishId] })).toBe(200);
  await openAs(page, 'otherReviewer');
  await openListing(page, row);
  for (const decision of decisions) await expect(buttonOf(page, decision)).toBeDisabled();
  expect(await reasonOf(page, 'approve')).toContain('Em análise por Renata Moraes');
  await page.keyboard.press('a');
  expect((await ask.rows([publishId]))[0]).toMatchObject({ status: 'pending', version: 1 });
};

/** A seller is offered no decision on an own listing, whatever its status, and the keys do nothing. */
const lookAsSeller = async (page: Page, own: Ask): Promise<void> => {
  await openAs(page, 'seller');
  for (const status of ListingStatus.options)
    await journey.step(status, async () => {
      const row = await rowOf(own, status);
      await goToListing(page, row);
      await expect(page.getByRole('toolbar')).toHaveCount(0);
      for (const key of ['a', 'r', 'o', 'u']) await page.keyboard.press(key);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect((await own.rows([row.publishId]))[0]).toMatchObject({ status, version: row.version });
    });
};

journey(
  "every step that each person can take on a listing's page, and no other; none on one that another holds, and none for a seller",
  async ({ page, context, ask, server }) => {
    journey.slow();
    await withoutHold(context);
    for (const party of reviewers)
      await journey.step(party, async () => {
        await openAs(page, party);
        await walkPages(page, ask, party);
      });
    for (const [status, words] of nothingOffered)
      await journey.step(`${status}: nothing is offered, and it says why`, async () => {
        await openListing(page, await rowOf(ask, status));
        await expectOffered(page, status, 'reviewer', () => undefined);
        expect(await reasonOf(page, 'approve')).toContain(words);
      });
    await journey.step('held by another reviewer', () => lookAtHeld(page, ask));
    await journey.step('seller', async () => lookAsSeller(page, await askAs(server.origin, 'seller')));
  },
);

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
