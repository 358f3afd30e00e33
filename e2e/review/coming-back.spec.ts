import { expect, type Page } from '@playwright/test';
import type { Listing } from '#contract/listing.ts';
import { joinWarnings } from '#contract/warning.ts';
import { askAs } from '../support/ask.ts';
import { expectAccessible } from '../support/axe.ts';
import { cardOf, drop, files, openEditor, pictures, saveBar, saveButton, soundOne, tiles } from '../support/editor.ts';
import { journey } from '../support/journey.ts';
import { goInside, openAs } from '../support/people.ts';
import { cursorId, queueList, readyToDecide } from '../support/queue.ts';
import { holdsInEveryLook, inEveryLook, narrowLooks, shoot, wideLooks, type Look } from '../support/screens.ts';
import type { Server } from '../support/server.ts';

// What was sent again stays where it was sent.
journey.use({ environment: { MARKETPLACE_CLOCK: 'off' } });

/** What the server has to do first may take a while on a busy machine. */
const patience = { timeout: 30_000 };
const own = 'Foto sem a base';
const answer = 'O peso é o da balança: veja www.exemplo.com.br';

const since = (page: Page) => page.getByRole('region', { name: 'O que mudou desde a recusa' });
const reasons = (page: Page) => since(page).getByRole('list', { name: 'Cada motivo e o que mudou' });
const reason = (page: Page, name: string) => reasons(page).locator('> li').filter({ hasText: name });
const weight = (page: Page) => page.getByRole('region', { name: 'Medidas', exact: true }).getByRole('textbox', { name: /^Peso/u });
const dialog = (page: Page, name: RegExp) => page.getByRole('dialog', { name });

const reviewerOf = (server: Server) => askAs(server.origin, 'reviewer');

/** An own pending listing nothing is wrong with, refused for its pictures, its weight and in the reviewer's own words. */
const refusedOne = async (server: Server): Promise<Listing> => {
  const found = await soundOne(
    server,
    'pending',
    'seller',
    ({ variations: [first], refusal }) => refusal === null && first !== undefined && first.images.length > 0 && first.images.length < 4,
  );
  const reviewer = await reviewerOf(server);
  const warning = joinWarnings(['image', 'wigth', own]);
  expect(await reviewer.write('PUT', '/publish/refuse', { publishId: found.publishId, warning, gtin: found.gtin }, found.version)).toBe(
    200,
  );
  return reviewer.listing(found.publishId);
};

journey(
  'a refused listing comes back: its seller answers where it is corrected, and its reviewer sees of each reason what came of it',
  async ({ page, server }) => {
    journey.slow();
    const listing = await refusedOne(server);
    const [variation] = listing.variations;
    if (!variation) throw new Error('It has no variation');
    const { publishId } = listing;
    const ask = await askAs(server.origin, 'seller');

    await journey.step('each reason leads its seller to the field it is about', async () => {
      await openEditor(page, 'seller', listing);
      await expect(reason(page, 'Peso incorreto')).toContainText('A corrigir');
      await reasons(page).getByRole('button', { name: 'Peso incorreto' }).focus();
      await page.keyboard.press('Enter');
      await expect(weight(page)).toBeFocused();
      await holdsInEveryLook(page, 'refusal-of-seller');
    });

    await journey.step('the answer is written beside the reasons and goes with the correction', async () => {
      await weight(page).focus();
      await page.keyboard.press('Control+a');
      await page.keyboard.type(String(listing.dimensions.weight + 100));
      await page.getByRole('textbox', { name: 'Resposta à recusa' }).focus();
      await page.keyboard.type(answer);
      const card = cardOf(page, variation.sku);
      const [file] = files(await pictures(server, 1, [...variation.images, ...listing.image]));
      if (!file) throw new Error('The demo world has no other picture');
      await drop(card).setInputFiles([file]);
      // What has not come yet is not among what is validated.
      await expect(tiles(card)).toHaveCount(variation.images.length + 1);
      await expect(tiles(card).last()).toContainText('Imagem não validada');
      await card.getByRole('button', { name: 'Validar imagens' }).focus();
      await page.keyboard.press('Enter');
      await expect(tiles(card).last()).toContainText('Imagem validada', patience);
      await expect(saveBar(page)).toContainText('Resposta à recusa');
      await saveButton(page).focus();
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await ask.listing(publishId)).refusal?.answer, patience).toBe(answer);
      await expect
        .poll(async () => (await ask.listing(publishId)).variations[0]?.images.length, patience)
        .toBe(variation.images.length + 1);
      // Answered once: there is nothing left to write.
      await expect(page.getByRole('textbox', { name: 'Resposta à recusa' })).toHaveCount(0);
    });

    await journey.step('the pictures that were refused are gone a moment later', async () => {
      const now = await ask.listing(publishId);
      const [first, ...others] = now.variations;
      if (!first) throw new Error('It has no variation');
      const gone = variation.images;
      const images = first.images.filter((url) => !gone.includes(url));
      const body = {
        image: images,
        imageDeleted: now.image,
        variations: [{ ...first, images, imageDeleted: [...first.imageDeleted, ...gone] }, ...others],
      };
      expect(await ask.write('PUT', `/publish/${publishId}`, body, now.version)).toBe(200);
      // The checks look at what came before its reviewer does.
      await expect
        .poll(async () => (await reviewerOf(server)).listing(publishId).then(({ checked }) => checked?.images.length), patience)
        .toBe(1);
    });

    await journey.step('the first thing its reviewer sees is each reason, with before and after', async () => {
      await openAs(page, 'reviewer', `/publish?search=${encodeURIComponent(listing.sku)}`);
      await queueList(page).focus();
      await expect.poll(() => cursorId(page)).toBe(publishId);
      await readyToDecide(page);
      await expect(since(page).locator('q')).toHaveText(answer);
      await expect(since(page).getByRole('link')).toHaveCount(0);
      await expect(reason(page, 'Peso incorreto')).toContainText('Depois');
      await expect(reason(page, own)).toContainText('Não dá para saber');
      await expect(reason(page, 'Imagem incorreta')).toContainText(/Respondido|Não dá para saber/u);
      await expect(reason(page, own)).toContainText('Mudança mostrada acima');
      await holdsInEveryLook(page, 'refusal-of-reviewer', wideLooks);
    });

    await journey.step('by keys alone the pictures are held against each other in three ways, enlarged together', async () => {
      await page.keyboard.press('b');
      const pair = dialog(page, /antes e depois$/u);
      await expect(pair.getByRole('button', { name: 'Ampliar as duas' })).toBeFocused();
      await holdsInEveryLook(page, 'compare-side', wideLooks);
      await page.keyboard.press('3');
      await expect(pair.getByRole('slider', { name: 'Onde começa o depois' })).toHaveValue('50');
      await page.keyboard.press('Shift+ArrowRight');
      await expect(pair.getByRole('slider', { name: 'Onde começa o depois' })).toHaveValue('55');
      await holdsInEveryLook(page, 'compare-swipe', wideLooks);
      await page.keyboard.press('4');
      await expect(pair.getByRole('slider', { name: 'Quanto se vê do depois' })).toHaveValue('50');
      await page.keyboard.press('Enter');
      await expect(pair.getByRole('button', { name: 'Ver as duas inteiras' })).toBeFocused();
      await page.keyboard.press('ArrowRight');
      const scales = () =>
        pair.locator('.image-compare img').evaluateAll((all) => new Set(all.map((each) => getComputedStyle(each).scale)).size);
      expect(await scales()).toBe(1);
      await holdsInEveryLook(page, 'compare-onion', wideLooks);
      await page.keyboard.press('Escape');
      await expect(pair).toHaveCount(0);
      // The keys are the queue's again.
      expect(await cursorId(page)).toBe(publishId);
    });

    await journey.step('on a telephone the reasons stand above the pictures, and nothing is wider than the screen', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await goInside(page, `/publish/${publishId}`);
      await expect(reasons(page)).toBeVisible();
      // Half under the decisions, which stay at the foot, a link would be too small.
      await reason(page, 'Peso incorreto').evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await holdsInEveryLook(page, 'refusal-of-reviewer', narrowLooks);
      await page.keyboard.press('b');
      const pair = dialog(page, /antes e depois$/u);
      await expect(pair.getByRole('button', { name: 'Ampliar as duas' })).toBeFocused();
      for (const [at, mode] of ['side', 'swipe', 'onion'].entries()) {
        await page.keyboard.press(String(at + 2));
        await expect(pair.getByRole('button', { pressed: true })).toHaveAttribute('aria-keyshortcuts', String(at + 2));
        // The dialog fills the screen: of a link of the page behind it axe would measure how much the dialog leaves free.
        const seen = async (look: Look): Promise<void> => {
          await shoot(page, `compare-${mode}`, look);
          await expectAccessible(page, 'colours');
        };
        await inEveryLook(page, seen, narrowLooks);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });
  },
);
