import { expect, type Page } from '@playwright/test';
import type { ListingRow } from '#contract/listing.ts';
import { askAs, type Ask } from '../support/ask.ts';
import { journey } from '../support/journey.ts';
import { titleBox } from '../support/editor.ts';
import { confirmInPalette, openPalette, palette, paletteRows, runFromPalette } from '../support/palette.ts';
import { goInside, openAs, type Who } from '../support/people.ts';
import { withoutHold } from '../support/preferences.ts';

journey.use({ environment: { MARKETPLACE_CLOCK: 'off' } });

const own = async (ask: Ask, status: ListingRow['status'], suits: (row: ListingRow) => boolean = () => true): Promise<ListingRow> => {
  const row = (await ask.pending({ status })).find(suits);
  if (!row) throw new Error(`No ${status} listing that suits`);
  return row;
};

const open = async (page: Page, who: Who, publishId: string): Promise<void> => {
  await openAs(page, who, `/publish/${publishId}`);
  await expect(page.getByRole('button', { name: who === 'reviewer' ? 'Revisão' : 'Anúncios', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Resumo' })).toBeVisible();
};
/** What the server has to do first may take a while on a busy machine. */
const patience = { timeout: 30_000 };
const command = (page: Page, title: string): Promise<void> => runFromPalette(page, title, title);
const stands = (ask: Ask, id: string) =>
  expect.poll(async () => {
    const { status, sub_status, freezedByDeal } = await ask.listing(id);
    return [status, sub_status, freezedByDeal];
  }, patience);
/** The server's answer is on screen: until it is painted no key acts on it, and a message says so. */
const isHeard = (page: Page, event: string) =>
  expect(page.getByRole('region', { name: 'Histórico' }).getByRole('listitem').first().getByText(event, { exact: true })).toBeVisible(
    patience,
  );
const summary = (page: Page) => page.getByRole('region', { name: 'Resumo' });

const expectUnavailable = async (page: Page, title: string, why: string): Promise<void> => {
  await openPalette(page);
  await page.keyboard.type(title);
  await expect(paletteRows(page).filter({ hasText: title }).first()).toContainText(why);
  await page.keyboard.press('Escape');
};

journey('what may be done to a listing is done or told, to a seller and to a reviewer', async ({ page, context, server }) => {
  await journey.step('a seller pauses a listing after one line to confirm, puts it back on sale, locks it and copies it', async () => {
    await withoutHold(context);
    const ask = await askAs(server.origin, 'seller');
    const { publishId, title } = await own(ask, 'active', ({ sub_status }) => sub_status === null);
    if ((await ask.listing(publishId)).freezedByDeal) await ask.write('PUT', '/publish/lock', { publishId, locked: false });
    await open(page, 'seller', publishId);
    await journey.step('paused, and back on sale', async () => {
      await command(page, 'Pausar anúncio');
      await confirmInPalette(page, 'Sai de venda até ser reativado');
      await stands(ask, publishId).toEqual(['paused', 'paused_by_seller', false]);
      await isHeard(page, 'Pausado');
      await expect(summary(page)).toContainText('Pausado · Pausa Manual');
      await expect(summary(page)).toContainText('Pausado pelo vendedor. Volta quando você ativar');
      await command(page, 'Ativar anúncio');
      await stands(ask, publishId).toEqual(['active', null, false]);
      await isHeard(page, 'Ativado');
      await expect(summary(page)).toContainText('Ativo');
    });
    await journey.step('a locked listing is not paused, says why, and is paused once unlocked', async () => {
      await command(page, 'Travar anúncio');
      await stands(ask, publishId).toEqual(['active', null, true]);
      await isHeard(page, 'Travado');
      // The page has heard of it: what the palette offers is what stands on screen.
      await expect(summary(page)).toContainText('Ativada');
      await expectUnavailable(page, 'Pausar anúncio', 'Anúncio está travado: destrave antes');
      await command(page, 'Destravar anúncio');
      await stands(ask, publishId).toEqual(['active', null, false]);
      await isHeard(page, 'Destravado');
    });
    await journey.step('a copy waits for review beside its original, which stays as it was', async () => {
      const copies = async () => (await ask.pending({ search: title })).filter((row) => row.title === title && row.publishId !== publishId);
      const before = (await copies()).length;
      await command(page, 'Duplicar anúncio');
      await confirmInPalette(page, 'A cópia entra na fila de revisão');
      await expect.poll(async () => (await copies()).length, patience).toBe(before + 1);
      expect((await ask.listing(publishId)).status).toBe('active');
      await page.getByRole('status').filter({ hasText: 'com o mesmo título e SKU' }).getByRole('link', { name: 'Abrir a cópia' }).click();
      await expect(page.getByText('Cópia com o título e o SKU do original')).toBeVisible();
      await journey.step('nobody wanted it: by keyboard alone it is deleted, and its page says by whom', async () => {
        await command(page, 'Excluir anúncio');
        const asked = palette(page).locator('.palette-review');
        await expect(asked).toContainText('Depois de enviado, não volta');
        await asked.getByRole('button').press('Enter');
        await expect(page.getByText(/ excluiu este anúncio em .*, antes de ser publicado/u)).toBeVisible(patience);
        expect((await copies()).length).toBe(before);
      });
    });
  });

  await journey.step('a reviewer is told that pausing is not theirs', async () => {
    const ask = await askAs(server.origin, 'reviewer');
    const { publishId } = await own(ask, 'active');
    await open(page, 'reviewer', publishId);
    await expectUnavailable(page, 'Pausar anúncio', 'Só');
    expect(await ask.write('PUT', '/publish/pause', { publishId })).toBe(403);
  });

  await journey.step('a seller is told what may not be done to a listing as it stands, in palette and menu', async () => {
    const ask = await askAs(server.origin, 'seller');
    await journey.step('what the marketplace took off sale says what brings it back, and is not activated by hand', async () => {
      const { publishId } = await own(ask, 'paused', ({ sub_status }) => sub_status === 'out_of_stock');
      await open(page, 'seller', publishId);
      await expect(summary(page)).toContainText('Pausado · Pausa por falta de Estoque');
      await expect(summary(page)).toContainText('Volta sozinho quando houver estoque');
      await expectUnavailable(page, 'Ativar anúncio', 'Volta sozinho: não há o que ativar');
    });
    await journey.step('what is typed and not saved is not what would be sent again, until it is as it was', async () => {
      const { publishId, title } = await own(ask, 'refused');
      await goInside(page, `/publish/${publishId}`);
      await expect(titleBox(page)).toHaveValue(title);
      await titleBox(page).fill('Ainda não salvo');
      await expectUnavailable(page, 'Reenviar para revisão', 'Salve ou descarte antes o que foi alterado na tela');
      await page.getByRole('button', { name: 'Mais ações do anúncio' }).click();
      const again = page.getByRole('menuitem', { name: /^Reenviar para revisão/u });
      await expect(again).toContainText('Salve ou descarte antes o que foi alterado na tela');
      await page.keyboard.press('Escape');
      await titleBox(page).fill(title);
      await page.getByRole('button', { name: 'Mais ações do anúncio' }).click();
      await expect(again).toHaveText('Reenviar para revisão');
      expect((await ask.listing(publishId)).status).toBe('refused');
      await page.keyboard.press('Escape');
    });
    await journey.step('a menu closed by Escape opens at the next press of its button, however soon that comes', async () => {
      // What fades would fade for minutes: the next press comes within it on a machine of any speed.
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Animation.enable');
      await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.001 });
      const button = page.getByRole('button', { name: 'Mais ações do anúncio' });
      await button.click();
      await expect(page.getByRole('menu')).toBeFocused();
      await page.keyboard.press('Escape');
      await button.click();
      await expect(page.getByRole('menu')).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menuitem')).toHaveCount(0);
      await expect(button).toBeFocused();
    });
  });
});
