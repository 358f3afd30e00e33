import { expect } from '@playwright/test';
import type { Listing } from '#contract/listing.ts';
import { brokenRules } from '#contract/listing-rules.ts';
import { askAs } from '../support/ask.ts';
import { cardOf, drop, files, keptFiles, openEditor, pictures, saveBar, tiles } from '../support/editor.ts';
import { journey } from '../support/journey.ts';
import type { Server } from '../support/server.ts';

journey.use({ environment: { MARKETPLACE_CLOCK: 'off' } });

/** What the server has to do first may take a while on a busy machine. */
const patience = { timeout: 30_000 };

/** An own active listing that may be saved, and the first of its variations: with images, and room for two more. */
const one = async (server: Server): Promise<{ readonly listing: Listing; readonly sku: string; readonly images: readonly string[] }> => {
  const ask = await askAs(server.origin, 'seller');
  for (const { publishId } of await ask.pending({ status: 'active' })) {
    const listing = await ask.listing(publishId);
    const [variation] = listing.variations;
    if (variation && variation.images.length > 0 && variation.images.length < 4 && brokenRules(listing).length === 0)
      return { listing, sku: variation.sku, images: variation.images };
  }
  throw new Error('The demo world has no such listing');
};

journey('images are asked for, validated, saved in their order, replaced, moved and deleted', async ({ page, server }) => {
  await journey.step('files are asked for without saving anything', async () => {
    const { listing, sku } = await one(server);
    const ask = await askAs(server.origin, 'seller');
    await openEditor(page, 'seller', listing);
    await expect(saveBar(page)).toContainText('Nada foi alterado');
    const writes: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === 'PUT' && pathname.startsWith('/v2/publish/')) writes.push(pathname);
    });
    const asked = page.waitForEvent('filechooser');
    await cardOf(page, sku).getByRole('button', { name: 'Escolher arquivos' }).click();
    // Nothing chosen: as it is left by Escape.
    await (await asked).setFiles([]);
    // A save that was begun says so until it has ended: the button is itself again only after whatever it sent.
    await expect(saveBar(page).getByRole('button', { name: 'Salvar!' })).toBeDisabled(patience);
    expect(writes).toEqual([]);
    await expect(saveBar(page)).toContainText('Nada foi alterado');
    expect((await ask.listing(listing.publishId)).version).toBe(listing.version);
  });

  await journey.step(
    'images that wait are there again after a reload, are validated together, and follow the save in their order',
    async () => {
      journey.slow();
      const { listing, sku, images } = await one(server);
      const ask = await askAs(server.origin, 'seller');
      await openEditor(page, 'seller', listing);
      const card = cardOf(page, sku);
      await drop(card).setInputFiles(files(await pictures(server, 1, [...images, ...listing.image])));
      await expect(tiles(card)).toHaveCount(images.length + 1);
      await expect(tiles(card).last()).toContainText('Imagem não validada');
      await expect.poll(() => keptFiles(page), patience).toEqual(['foto1.jpg']);
      await page.reload();
      await expect(tiles(card)).toHaveCount(images.length + 1);
      await expect(tiles(card).last()).toContainText('foto1.jpg');
      await card.getByRole('button', { name: 'Validar imagens' }).click();
      await expect(tiles(card).last()).toContainText('Imagem validada', patience);
      await saveBar(page).getByRole('button', { name: 'Salvar!' }).click();
      const stored = async () => (await ask.listing(listing.publishId)).variations[0]?.images ?? [];
      await expect.poll(async () => (await stored()).length, patience).toBe(images.length + 1);
      expect((await stored()).slice(0, images.length)).toEqual(images);
    },
  );

  await journey.step(
    'a replaced image keeps its place, a deleted one is asked about, and one is enlarged over what was there',
    async () => {
      const { listing, sku, images } = await one(server);
      await openEditor(page, 'seller', listing);
      const card = cardOf(page, sku);
      const [first, second] = files(await pictures(server, 2, [...images, ...listing.image]));
      if (!first || !second) throw new Error('The demo world has too few pictures');
      await drop(card).setInputFiles([first, second]);
      await expect(tiles(card)).toHaveCount(images.length + 2);
      await tiles(card)
        .filter({ hasText: 'foto1.jpg' })
        .locator('input[type="file"]')
        .setInputFiles([{ ...second, name: 'outra.jpg' }]);
      await expect(tiles(card).nth(images.length)).toContainText('outra.jpg');
      await card.getByRole('button', { name: /^Ampliar .* · outra\.jpg$/u }).click();
      await expect(page.getByRole('dialog', { name: /^Imagem \d · outra\.jpg$/u })).toBeVisible();
      await page.keyboard.press('Escape');
      await card.getByRole('button', { name: /^Deletar .* · outra\.jpg$/u }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Deletar', exact: true }).click();
      await expect(tiles(card)).toHaveCount(images.length + 1);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const frame = (): Promise<unknown> => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      // After a deletion the product moves the focus in the next frame. The test waits for that frame before it moves the focus itself.
      await frame();
      // By keyboard: up, one place to the left, down; each step is said once it is done.
      const said = card.locator('[id^=DndLiveRegion]');
      await card.getByRole('button', { name: /^Mudar a posição de .* · foto2\.jpg$/u }).focus();
      await page.keyboard.press('Space');
      await expect(said).toContainText(`foto2.jpg na posição ${images.length + 1} de ${images.length + 1}`);
      // Said when it is taken up; the places are measured, and its arrows heard, in the tasks after. A timer set now ends after those.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
      await frame();
      await page.keyboard.press('ArrowLeft');
      await expect(said).toContainText(`foto2.jpg na posição ${images.length} de ${images.length + 1}`);
      await page.keyboard.press('Space');
      await expect(tiles(card).nth(images.length - 1)).toContainText('foto2.jpg');
    },
  );
});

journey('what is no picture is not allowed and says why, a sixth image is one too many, and none of it stays', async ({ page, server }) => {
  const { listing, sku, images } = await one(server);
  await openEditor(page, 'seller', listing);
  const card = cardOf(page, sku);
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.from([0, 0, 0, 0]), Buffer.from('mif1heic')]);
  await drop(card).setInputFiles([{ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: heic }]);
  await expect(page.getByText(/Arquivo não permitido.*Foto HEIC do iPhone/u)).toBeVisible();
  await drop(card).setInputFiles([{ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>alert(1)</script>') }]);
  await expect(page.getByText(/Arquivo não permitido.*Aceitos: JPG, PNG/u)).toBeVisible();
  await expect(tiles(card)).toHaveCount(images.length);
  await drop(card).setInputFiles(files(await pictures(server, 6 - images.length, images)));
  await expect(page.getByText(/Limitado a 5 anexos!/u)).toBeVisible();
  await expect(tiles(card)).toHaveCount(5);
});
