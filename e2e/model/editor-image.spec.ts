import { expect, type Locator, type Page } from '@playwright/test';
import { coverageOf, type Declared } from '../../tests/model/coverage.ts';
import { imageWalk } from '../../tests/model/image-walk.ts';
import { pairsOf, pathsOf, type Lifecycle } from '../../tests/model/paths.ts';
import { cardOf, drop, pictures, soundOne, tiles } from '../support/editor.ts';
import { answer, cutOff, goOn, holdOn, type Hold } from '../support/hold.ts';
import { journey } from '../support/journey.ts';
import { openAs } from '../support/people.ts';

journey.use({ environment: { MARKETPLACE_CLOCK: 'off' } });

type State = (typeof imageWalk)['initial'];
type Event = (typeof imageWalk)['events'][number];

const patience = { timeout: 30_000 };

/** A verdict stands for its bytes (decision 17): who has one is asked again and says the same at once, which nobody sees begin. */
const hasVerdict = (state: State): boolean => state === 'validated' || state === 'errored';
const byHand: Lifecycle<State, Event> = {
  ...imageWalk,
  step: (state, event) =>
    event.type === 'validate' && hasVerdict(state) ? { ok: false, error: 'has a verdict' } : imageWalk.step(state, event),
};
const states: readonly State[] = ['pending', 'loading', 'validated', 'errored', 'unverified'];
const transitions = [
  ...new Set(
    pairsOf(byHand)
      .filter(({ answer: { ok } }) => ok)
      .map(({ from, event }): Declared => `${from}: ${event.type}`),
  ),
];

/** A new image that nobody looked at stops the save, like one that could not be looked at. */
const texts: Readonly<Record<State, string>> = {
  pending: 'Imagem não validada',
  loading: 'Analisando…',
  validated: 'Imagem validada',
  errored: 'Imagem sem nitidez',
  unverified: 'Imagem não validada',
};
const endings = { pass: goOn, fail: answer(200, texts.errored), giveUp: cutOff } as const;

const nameOf = (nth: number): string => `foto${nth}.jpg`;
const tileOf = (card: Locator, nth: number): Locator => tiles(card).filter({ hasText: nameOf(nth) });

const openHands = async (page: Page, card: Locator, picture: Buffer) => {
  const analysis: Hold = await holdOn(page, 'POST', '**/v2/sku/IAanaliser');
  let shown = 0;
  /** Other bytes each time: behind the end of a picture stands what nobody sees. */
  const next = () => {
    shown += 1;
    return { name: nameOf(shown), mimeType: 'image/jpeg', buffer: Buffer.concat([picture, Buffer.from(`nth ${shown}`)]) };
  };
  const tile = (): Locator => tileOf(card, shown);
  return {
    tile,
    attach: () => drop(card).setInputFiles([next()]),
    take: async ({ type }: Event): Promise<void> => {
      switch (type) {
        case 'validate':
          analysis.hold();
          return tile()
            .getByRole('button', { name: new RegExp(`^Validar .* · ${nameOf(shown)}$`, 'u') })
            .click();
        case 'replace':
          return tile().locator('input[type="file"]').setInputFiles([next()]);
        case 'pass':
        case 'fail':
        case 'giveUp':
          return analysis.end(endings[type]);
      }
    },
    /** So that there is room for the next. */
    remove: async (): Promise<void> => {
      await tile()
        .getByRole('button', { name: new RegExp(`^Deletar .* · ${nameOf(shown)}$`, 'u') })
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Deletar', exact: true }).click();
      await expect(tile()).toHaveCount(0);
    },
    /** What was asked of bytes that were replaced ends, too, and says nothing of the others. */
    endAll: () => analysis.end(endings.fail),
  };
};

journey('an image that waits goes everywhere that validating, its outcome and a replacement can take it', async ({ page, server }) => {
  journey.slow();
  const coverage = coverageOf('image in the editor', states, transitions);
  const listing = await soundOne(server, 'active', 'seller', ({ variations: [first] }) => (first?.images.length ?? 9) < 4);
  const sku = listing.variations[0]?.sku ?? '';
  const [picture] = await pictures(server, 1, [...listing.image, ...listing.variations.flatMap(({ images }) => images)]);
  if (!picture) throw new Error('The demo world has no other picture');
  await openAs(page, 'seller', `/publish/${listing.publishId}`);
  const card = cardOf(page, sku);
  const hands = await openHands(page, card, picture);
  const expectState = async (state: State): Promise<void> => {
    await expect(hands.tile().locator('.draft-image')).toHaveAttribute('data-state', state, patience);
    await expect(hands.tile()).toContainText(texts[state]);
  };

  // Each walk is that of another picture.
  for (const path of pathsOf(byHand))
    await journey.step(path.map(({ event }) => event.type).join(', '), async () => {
      await hands.attach();
      await expectState('pending');
      for (const step of path) {
        await hands.take(step.event);
        await expectState(step.to);
        coverage.took(step);
        if (hasVerdict(step.to)) {
          await hands.take({ type: 'validate' });
          await expectState(step.to);
          coverage.wasRefused();
        }
      }
      const last = path.at(-1);
      if (last?.from === 'loading' && last.event.type === 'replace') {
        await hands.endAll();
        await expectState('pending');
      }
      await hands.remove();
    });
  process.stdout.write(`${coverage.line()}\n`);
  expect(coverage.missing()).toEqual({ states: [], transitions: [] });
});
