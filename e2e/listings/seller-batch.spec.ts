import { expect, type Page } from '@playwright/test';
import type { ListingRow, ListingStatus } from '#contract/listing.ts';
import { askAs, type Ask } from '../support/ask.ts';
import { expectAccessible } from '../support/axe.ts';
import { journey, visit } from '../support/journey.ts';
import { confirmInPalette, openPalette, paletteField, paletteRows } from '../support/palette.ts';
import { goInside, openAs } from '../support/people.ts';
import { withoutHold } from '../support/preferences.ts';
import { holdsInEveryLook, inEveryLook, shoot } from '../support/screens.ts';

journey.use({ environment: { MARKETPLACE_CLOCK: 'off' } });

/** What the server has to do first may take a while on a busy machine. */
const patience = { timeout: 30_000 };

const someOf = async (ask: Ask, status: ListingStatus, n: number, suits: (row: ListingRow) => boolean = () => true) => {
  const rows = (await ask.pending({ status })).filter(suits).slice(0, n);
  if (rows.length < n) throw new Error(`The demo seller has fewer than ${n} ${status} listings that suit`);
  return rows;
};
const idsOf = (rows: readonly ListingRow[]): readonly string[] => rows.map(({ publishId }) => publishId);
const statusesOf = (ask: Ask, ids: readonly string[]) =>
  expect.poll(async () => {
    const rows = await ask.rows(ids);
    return ids.map((id) => rows.find(({ publishId }) => publishId === id)?.status);
  }, patience);

const openList = async (page: Page, search: string): Promise<void> => {
  await openAs(page, 'seller', `/publish?${search}`);
  await expect(page.getByRole('toolbar')).toContainText('linha(s) selecionadas');
};
const inBar = (page: Page, name: string | RegExp) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
const results = (page: Page) => page.getByRole('region', { name: /resultado por anúncio$/u });
const walk = (page: Page) => page.getByRole('region', { name: /^Corrigir e reenviar:/u });
/** What the palette asks for. */
const enter = async (page: Page, text: string): Promise<void> => {
  await expect(paletteField(page)).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
};

journey('several listings are decided on together by their seller', async ({ page, context, server }) => {
  await journey.step('several listings are paused and put back on sale together, with a result for each', async () => {
    await withoutHold(context);
    const ask = await askAs(server.origin, 'seller');
    const rows = await someOf(ask, 'active', 2, ({ sub_status, freezedByDeal }) => sub_status === null && !freezedByDeal);
    const [shut] = await someOf(ask, 'paused', 1, ({ sub_status }) => sub_status === 'out_of_stock');
    // Kept off sale by its seller: there is nothing left to pause.
    expect(await ask.write('PUT', '/publish/pause', { publishId: shut?.publishId })).toBe(200);
    const ids = idsOf(rows);
    await openList(page, `selected=${[...ids, shut?.publishId].join(',')}`);
    await inBar(page, 'Pausar anúncio').click();
    await confirmInPalette(page);
    await expect(results(page)).toContainText('2 enviados, 0 a enviar, 1 não aceito', patience);
    await expect(results(page)).toContainText('Não enviado: Anúncio já está pausado');
    await statusesOf(ask, ids).toEqual(['paused', 'paused']);
    // What refused stays chosen.
    await expect(page.getByRole('toolbar')).toContainText('1 linha(s) selecionadas');
    await expect(inBar(page, 'Pausar anúncio')).toBeDisabled();
    await inBar(page, 'Pausar anúncio').hover();
    await expect(page.getByRole('tooltip').filter({ hasText: 'Anúncio já está pausado' })).toBeVisible();

    await journey.step('what the server rejects is repeated on the listings as they are now', async () => {
      const others = idsOf(await someOf(ask, 'active', 2, ({ sub_status, freezedByDeal }) => sub_status === null && !freezedByDeal));
      await goInside(page, `/publish?selected=${others.join(',')}`);
      await expect(page.getByRole('toolbar')).toContainText('2 linha(s) selecionadas');
      await page.route('**/v2/publish/lock', (route) =>
        route.fulfill({ status: 409, json: { code: 'changed-meanwhile', message: 'Anúncio mudou' } }),
      );
      await inBar(page, 'Travar anúncio').click();
      await expect(results(page)).toContainText('0 enviados, 0 a enviar, 2 não aceitos', patience);
      await expect(results(page)).toContainText('Não aceito: Anúncio mudou');
      await page.unroute('**/v2/publish/lock');
      await results(page).getByRole('button', { name: 'Repetir (2)' }).click();
      await expect(results(page)).toContainText('2 enviados, 0 a enviar, 0 não aceitos', patience);
      for (const id of others) expect((await ask.listing(id)).freezedByDeal).toBe(true);
    });
  });

  await journey.step('refused listings are sent again together, and the reviewer reads the answer to the refusal', async () => {
    await withoutHold(context);
    const ask = await askAs(server.origin, 'seller');
    const ids = idsOf(await someOf(ask, 'refused', 2));
    await openList(page, `selected=${ids.join(',')}`);
    await inBar(page, 'Reenviar para revisão').click();
    await enter(page, 'O EAN é o do fabricante');
    await confirmInPalette(page, 'Depois de enviado, não pode ser desfeito');
    await expect(results(page)).toContainText('2 enviados, 0 a enviar, 0 não aceitos', patience);
    await statusesOf(ask, ids).toEqual(['pending', 'pending']);
    const reviewer = await askAs(server.origin, 'reviewer');
    for (const id of ids) expect((await reviewer.listing(id)).refusal?.answer).toBe('O EAN é o do fabricante');
    // The one who reads it is shown it beside what changed.
    await page.goto(`/publish/${ids[0]}`);
    await expect(page.getByRole('region', { name: 'O que mudou desde a recusa' })).toContainText('O EAN é o do fabricante');

    await journey.step('others are corrected one after the other, and each says what is wrong until it was sent again', async () => {
      const rows = await someOf(ask, 'refused', 2, ({ warning }) => warning !== '');
      const [active] = await someOf(ask, 'active', 1);
      const [first, second] = idsOf(rows);
      await goInside(page, `/publish?selected=${[first, second, active?.publishId].join(',')}`);
      await expect(page.getByRole('toolbar')).toContainText('3 linha(s) selecionadas');
      await inBar(page, 'Corrigir e reenviar (2)').click();
      await expect(page).toHaveURL(new RegExp(`/publish/${first}\\?fix=`, 'u'));
      await expect(walk(page)).toContainText('1 de 2');
      await expect(walk(page).getByRole('listitem').first()).toContainText('A corrigir:');
      await page.getByRole('button', { name: 'Mais ações do anúncio' }).click();
      await page.getByRole('menuitem', { name: 'Reenviar para revisão' }).click();
      await enter(page, 'As medidas são as da caixa');
      await confirmInPalette(page, 'Depois de enviado, não pode ser desfeito');
      await statusesOf(ask, [first ?? '']).toEqual(['pending']);
      await expect(walk(page).getByRole('listitem').first()).toContainText('Reenviado para revisão', patience);
      await expect(walk(page)).toContainText('1 a corrigir');
      await walk(page).getByRole('button', { name: 'Próximo a corrigir' }).click();
      await expect(page).toHaveURL(new RegExp(`/publish/${second}\\?fix=`, 'u'));
      // A reload goes on where it was, and 'Anúncios' leads back to the list.
      await page.reload();
      await expect(walk(page)).toContainText('2 de 2');
      await walk(page).getByRole('button', { name: 'Encerrar correção' }).click();
      await expect(walk(page)).toHaveCount(0);
      await page.getByRole('button', { name: 'Anúncios', exact: true }).click();
      await expect(page).toHaveURL(/\/publish\?/u);
    });
  });
});

/** Words that only the Portuguese of these screens has. */
const portuguese =
  /\b(?:anúncios?|Recusad[oa]|Pausad[oa]|Ativo|Salvar|Título|Situação|Preço|Conta|Garantia|Descrição|Envio|Medidas|Voltar|não|seleciona\w*|Corrigir|Reenviar|Travar|Adicionar|Nenhum)\b/iu;

/** What the console says of its own: the catalogue's words, without what people wrote in listings. */
const problemMessage = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((found) =>
      found.map((each) => [each.getAttribute('aria-label'), each.getAttribute('title'), each.textContent].filter(Boolean).join(' ')),
    );

visit('a seller’s listings are chosen and walked in every look, and in English', async ({ page, sharedServer }) => {
  await visit.step('chosen listings, a walk and the menu are looked at, in every look', async () => {
    visit.slow();
    const ask = await askAs(sharedServer.origin, 'seller');
    const ids = idsOf(await someOf(ask, 'refused', 2));
    await openList(page, `status=refused&selected=${ids.join(',')}`);
    await inEveryLook(page, async (look, seen) => {
      await expect(inBar(page, /^Corrigir e reenviar/u)).toBeVisible();
      await shoot(page, 'own-listings-chosen', look);
      await expectAccessible(page, seen);
    });
    await inBar(page, /^Corrigir e reenviar/u).click();
    await expect(walk(page).getByRole('listitem')).toHaveCount(2);
    await page.getByRole('button', { name: 'Mais ações do anúncio' }).click();
    await expect(page.getByRole('menuitem', { name: /^Pausar anúncio/u })).toContainText(
      'Só se pausa um anúncio ativo; este está recusado',
    );
    await holdsInEveryLook(page, 'listing-menu');
    await page.keyboard.press('Escape');

    await visit.step('the palette changes the category, adds an attribute and adds a variation where the editor can', async () => {
      const choose = async (title: string): Promise<void> => {
        await openPalette(page);
        await page.keyboard.type(title);
        await expect(paletteRows(page).first()).toContainText(title);
        await page.keyboard.press('Enter');
      };
      await expect(page.getByRole('button', { name: 'Alterar categoria' })).toBeVisible();
      await choose('Alterar categoria');
      await expect(page.getByRole('dialog', { name: /categoria/iu })).toBeVisible();
      await page.keyboard.press('Escape');
      await choose('Adicionar característica');
      await expect(page.getByRole('dialog', { name: 'Adicionar característica' })).toBeVisible();
      await page.keyboard.press('Escape');
      await choose('Adicionar variação');
      // What is typed next is the SKU of the new one.
      await expect(page.getByRole('group', { name: 'Variação', exact: true }).getByRole('textbox', { name: 'SKU' })).toBeFocused();
      await page.getByRole('button', { name: 'Remover variação' }).click();
      await goInside(page, '/publish');
      await expect(page.getByRole('grid')).toBeVisible();
      await openPalette(page);
      await page.keyboard.type('Adicionar variação');
      await expect(paletteRows(page).filter({ hasText: 'Adicionar variação' }).first()).toContainText(
        'Só com um anúncio aberto que pode ser alterado',
      );
    });
  });

  await visit.step('in English the seller’s list, a listing’s page and its menu say nothing in Portuguese', async () => {
    const ask = await askAs(sharedServer.origin, 'seller');
    const [refused] = await someOf(ask, 'refused', 1);
    await openAs(page, 'seller', '/settings');
    await page.getByRole('radio', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto(`/publish?selected=${refused?.publishId}`);
    await expect(page.getByRole('button', { name: 'Correct and resend (1)' })).toBeVisible();
    await expect(page.locator('main .own-listing-state').first()).toBeVisible();
    const list = await problemMessage(
      page,
      'main button, main [role="columnheader"], main .own-listing-state, main .own-listing-way, main .batch-result',
    );
    expect(list.filter((text) => portuguese.test(text))).toEqual([]);
    await page.goto(`/publish/${refused?.publishId}?fix=${refused?.publishId}`);
    await page.getByRole('button', { name: 'More actions of the listing' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    const one = await problemMessage(
      page,
      'main button, main h2:not(.editor-title), main h3, main label, main .field-label, main dt, main [role="menuitem"], main .batch-result strong',
    );
    expect(one.filter((text) => portuguese.test(text))).toEqual([]);
  });
});
