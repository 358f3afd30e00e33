import { expect, type Page } from '@playwright/test';
import type { Listing } from '#contract/listing.ts';
import { coverageOf, type Coverage } from '../../tests/model/coverage.ts';
import { isRunning, savePathsByHand, savePlaces, saveTransitionsByHand, type Deed, type HandStep } from '../../tests/model/save-by-hand.ts';
import { sampleOf } from '../../tests/model/sample.ts';
import { askAs } from '../support/ask.ts';
import { cardOf, drop, files, pictures, saveBar, saveButton, soundOnes, tiles, titleBox } from '../support/editor.ts';
import { answer, cutOff, goOn, holdOn, type Ending } from '../support/hold.ts';
import { journey } from '../support/journey.ts';
import { openAs, untilStarted } from '../support/people.ts';
import { goToListing } from './decisions.ts';

type SaveState = HandStep['to'];

journey.use({ environment: { MARKETPLACE_CLOCK: 'off' } });

/** What the server has to do first, and what the console tries again before it gives up, may take a while on a busy machine. */
const patience = { timeout: 30_000 };

/** What a person reads where a save has not gone through; the other states are seen by the button. */
const told: Partial<Record<SaveState, RegExp>> = {
  blocked: /Categoria não permite envios|Recusado pelo teste/u,
  failed: /rascunho está guardado/u,
  partlyDone: /O anúncio foi salvo; faltam as imagens/u,
};

const expectState = async (page: Page, state: SaveState): Promise<void> => {
  await expect(saveBar(page)).toHaveAttribute('data-state', state, patience);
  const button = saveBar(page).locator('button[type="submit"]');
  // While it runs it can not be begun again: nothing is written twice.
  if (isRunning(state)) await expect(button).toBeDisabled();
  else await expect(button).toHaveText('Salvar!');
  const words = told[state];
  if (words) await expect(saveBar(page)).toContainText(words);
};

const noShipping = answer(200, []);
const refused = answer(400, { code: 'invalid', message: 'Recusado pelo teste' });
const changedMeanwhile = answer(409, { code: 'changed-meanwhile', message: 'Anúncio mudou' });
/** Done, and nobody hears of it. */
const lostAnswer: Ending = async (route) => {
  await route.fetch();
  await route.abort('connectionreset');
};
const unavailable = answer(503, { code: 'unavailable', message: 'Falha provocada pelo teste' });

/** What other listings ask for, too. */
const shared = ['**/v2/publish/statusCategory?*', '**/v2/publish/image', '**/v2/publish?*'] as const;

/** Hands and server of one walk: what a person presses, and how each request of the save ends. */
const openHands = async (page: Page, { publishId, variations }: Listing, titleOf: (nth: number) => string) => {
  const card = cardOf(page, variations[0]?.sku ?? '');
  const check = await holdOn(page, 'GET', shared[0]);
  const write = await holdOn(page, 'PUT', `**/v2/publish/${publishId}`);
  const upload = await holdOn(page, 'POST', shared[1]);
  const rows = await holdOn(page, 'GET', shared[2]);
  const listing = await holdOn(page, 'GET', `**/v2/publish/${publishId}`);
  let typed = 0;
  const type = (): Promise<void> => titleBox(page).fill(titleOf((typed += 1)));

  /** A deletion is a change that no key of the form makes: what was saved is saved again as it stands. */
  const deleteImage = async (): Promise<void> => {
    await card
      .getByRole('button', { name: /^Deletar /u })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deletar', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };

  const take = async ({ from, deed }: HandStep, next: Deed | undefined): Promise<void> => {
    switch (deed) {
      case 'save':
        if (from === 'done') await deleteImage();
        check.hold();
        return saveButton(page).click();
      case 'edit':
        return type();
      case 'pass':
        write.hold();
        return check.end(goOn);
      case 'block':
        return from === 'checking' ? check.end(noShipping) : write.end(refused);
      case 'fail':
        return from === 'checking' ? check.end(cutOff) : upload.end(unavailable);
      case 'saved':
        upload.hold();
        return write.end(goOn);
      case 'unanswered':
        listing.hold();
        upload.hold();
        return write.end(next === 'written' ? lostAnswer : unavailable);
      case 'written':
      case 'unwritten':
        return listing.end(goOn);
      case 'conflict':
        rows.hold();
        return write.end(changedMeanwhile);
      case 'merged':
        await rows.end(goOn);
        return expect(saveBar(page)).toContainText('Nada foi salvo; confira e salve de novo', patience);
      case 'uploaded':
        return upload.end(goOn);
      case 'repeat':
        upload.hold();
        return saveBar(page).getByRole('button', { name: 'Repetir (1)' }).click();
    }
  };
  const attach = async (picture: Buffer): Promise<void> => {
    await drop(card).setInputFiles(files([picture]));
    await expect(tiles(card).filter({ hasText: 'foto1.jpg' })).toContainText('Imagem não validada');
    await card.getByRole('button', { name: 'Validar imagens' }).click();
    await expect(tiles(card).filter({ hasText: 'foto1.jpg' })).toContainText('Imagem validada', patience);
  };
  /** As if the computer went: nothing that waits reaches the server. */
  const leave = async (): Promise<void> => {
    await Promise.all([check, write, upload, rows, listing].map((hold) => hold.end(cutOff)));
    // What asks again for this listing is cut off as well; what others ask too is let through.
    for (const path of shared) await page.unroute(path);
  };
  return { type, attach, take, leave };
};

const visits = (path: readonly HandStep[], state: SaveState): boolean => path.some(({ to }) => to === state);
const timesOf = (path: readonly HandStep[], ...deeds: readonly Deed[]): number => path.filter(({ deed }) => deeds.includes(deed)).length;

/** Each transition once; `npm run proofs -- models` takes every walk. */
const sample = sampleOf(savePathsByHand, (path) => path.map(({ from, deed, to }) => `${from}: ${deed} → ${to}`));
const mostImages = 4;

interface Walked {
  readonly page: Page;
  readonly path: readonly HandStep[];
  readonly listing: Listing;
  readonly picture: Buffer;
  readonly titleOf: (nth: number) => string;
  readonly coverage: Coverage;
}

/** Answers how to leave: what waits is read about before. */
const walk = async ({ page, path, listing, picture, titleOf, coverage }: Walked): Promise<() => Promise<void>> => {
  await goToListing(page, listing);
  const hands = await openHands(page, listing, titleOf);
  await expectState(page, 'draft');
  if (visits(path, 'uploading')) await hands.attach(picture);
  await hands.type();
  for (const [nth, step] of path.entries()) {
    await hands.take(step, path[nth + 1]?.deed);
    await expectState(page, step.to);
    coverage.took({ from: step.from, event: { type: step.deed }, to: step.to });
    if (isRunning(step.to)) coverage.wasRefused();
  }
  return hands.leave;
};

journey(
  'a save goes everywhere that its checks, the server and a second try can take it, and writes once each time',
  async ({ page, server, browser }) => {
    journey.setTimeout(60_000 + 15_000 * sample.length);
    const coverage = coverageOf('saving a listing in the browser', savePlaces, saveTransitionsByHand);
    // Drafts and waiting files stay on a computer: each walk there has a listing of its own.
    const listings = await soundOnes(server, 'pending', sample.length, 'seller', ({ variations: [first] }) => {
      const images = first?.images.length ?? 0;
      return images > 0 && images < mostImages;
    });
    expect(listings.length).toBeGreaterThan(0);
    const used = listings.flatMap(({ image, variations }) => [...image, ...variations.flatMap(({ images }) => images)]);
    const [picture] = await pictures(server, 1, used);
    if (!picture) throw new Error('The demo world has no other picture');
    const own = await askAs(server.origin, 'seller');
    await openAs(page, 'seller');
    const session = await page.context().storageState();
    const openComputer = async (): Promise<Page> => {
      const other = await (await browser.newContext({ baseURL: server.origin, storageState: session })).newPage();
      await other.goto('/settings');
      await untilStarted(other);
      return other;
    };

    let desk = page;
    for (const [at, path] of sample.entries()) {
      const nth = at % listings.length;
      if (at > 0 && nth === 0) {
        if (desk !== page) await desk.context().close();
        desk = await openComputer();
      }
      const titleOf = (time: number): string => `Digitado na volta ${at} vez ${time}`;
      await journey.step(path.map(({ deed }) => deed).join(', '), async () => {
        const before = await own.listing(listings[nth]?.publishId ?? '');
        const leave = await walk({ page: desk, path, listing: before, picture, titleOf, coverage });
        const after = await own.listing(before.publishId);
        const saves = timesOf(path, 'saved', 'written');
        // Of the history pictures are part of their save: each write is a version.
        expect([after.title, after.version - before.version]).toEqual([
          saves > 0 ? titleOf(1) : before.title,
          saves + timesOf(path, 'uploaded'),
        ]);
        await leave();
      });
    }
    if (desk !== page) await desk.context().close();
    process.stdout.write(`${coverage.line()}, ${sample.length} of ${savePathsByHand.length} walks\n`);
    expect(coverage.missing()).toEqual({ states: [], transitions: [] });
  },
);
