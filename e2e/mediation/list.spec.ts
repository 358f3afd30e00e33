import { expect, type Page } from '@playwright/test';
import { visit } from '../support/journey.ts';
import { openPalette, paletteField, paletteRows } from '../support/palette.ts';
import { goInside, openAs, type Who } from '../support/people.ts';
import { holdsInEveryLook } from '../support/screens.ts';
import { numberOf, openMediations, pathOf } from './open-mediations.ts';

const grid = (page: Page) => page.getByRole('grid', { name: 'Mediação' });
const rows = (page: Page) =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') });

/** By the menu to the list, by keyboard to the second of it and back. */
const findsTheirs = async (page: Page, origin: string, who: Who): Promise<void> => {
  const { items, total } = await (await openMediations(origin, who)).list();
  const [first, second] = items;
  if (!first || !second) throw new Error(`The demo world has no mediations for a ${who}`);
  await openAs(page, who);
  await page.getByRole('link', { name: /^Mediação/u }).click();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', `${total + 1}`);
  await expect(page.getByRole('columnheader', { name: 'Empresa' })).toHaveCount(who === 'superuser' ? 1 : 0);
  await expect(rows(page).first()).toContainText(numberOf(first));
  await expect(rows(page).first()).toContainText('Aberta');
  await expect(rows(page).first()).toContainText(first.buyerName ?? 'nobody');
  await grid(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/mediationdetail/${second._id}\\?externalId=${second.externalId}$`, 'u'));
  await expect(page.getByRole('heading', { level: 2, name: `Pedido ${numberOf(second)}` })).toBeVisible();
  await page.getByRole('button', { name: 'Mediações' }).click();
  await expect(rows(page).nth(1)).toHaveAttribute('data-active', 'true');
};

visit('mediations are found by whom they concern, and by nobody else', async ({ page, sharedServer }) => {
  await visit.step('a superuser finds all mediations in the menu, opens one by keyboard, and narrows the list', async () => {
    visit.slow();
    const asked = await openMediations(sharedServer.origin, 'superuser');
    await findsTheirs(page, sharedServer.origin, 'superuser');
    await visit.step('axe finds nothing, in every look', async () => {
      await expect(grid(page).locator('.table-body .table-cell').first()).toBeVisible();
      await holdsInEveryLook(page, 'mediations');
    });
    await visit.step('filters narrow the list, say so, and survive a reload', async () => {
      await page.getByRole('button', { name: 'Filtrar Tabela' }).click();
      await page.getByRole('group', { name: 'Situação' }).getByRole('checkbox', { name: 'Aberta' }).check();
      await page.getByRole('combobox', { name: 'Aguarda' }).selectOption('Vendedor');
      await page.getByRole('combobox', { name: 'Prazo' }).selectOption('Atrasada');
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(/due=late/u);
      const { total } = await asked.list('status=open&waitsFor=seller&due=late');
      expect(total).toBeGreaterThan(0);
      await expect(grid(page)).toHaveAttribute('aria-rowcount', `${total + 1}`);
      await expect(rows(page).first()).toContainText('atrasada');
      await page.reload();
      await expect(grid(page)).toHaveAttribute('aria-rowcount', `${total + 1}`);
      await expect(page.getByRole('list', { name: 'Filtros' })).toContainText('Atrasada');
    });
  });

  await visit.step('a seller finds their mediations in the menu, by number in the list and by ! in the palette', async () => {
    const { items } = await (await openMediations(sharedServer.origin, 'seller')).list();
    const wanted = items.at(-1);
    if (!wanted) throw new Error('The demo world has no mediations for a seller');
    await findsTheirs(page, sharedServer.origin, 'seller');
    await visit.step('by its number', async () => {
      await page.getByRole('searchbox').fill(wanted.externalId);
      await expect(page).toHaveURL(new RegExp(`search=${wanted.externalId}`, 'u'));
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page).first()).toContainText(numberOf(wanted));
      await page.getByRole('searchbox').fill('nada-assim');
      await expect(page.getByText('Nada com esta busca e estes filtros.')).toBeVisible();
      await openPalette(page);
      await paletteField(page).fill(`!${wanted.externalId}`);
      await expect(paletteRows(page).first()).toContainText(numberOf(wanted));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 2, name: `Pedido ${numberOf(wanted)}` })).toBeVisible();
    });
    await visit.step('a list that can not be loaded says so and is loaded when it can', async () => {
      await page.route(/\/v2\/order\/mediate\?/u, (route) => route.abort());
      // Nobody asked for this one before.
      await goInside(page, '/mediation?status=closed');
      await expect(grid(page).getByRole('alert')).toBeVisible();
      await page.unroute(/\/v2\/order\/mediate\?/u);
      await grid(page).getByRole('button', { name: 'Tentar de novo' }).first().click();
      await expect(rows(page).first()).not.toHaveAttribute('aria-busy');
      await expect(rows(page).first()).toContainText('Encerrada');
    });
  });

  await visit.step('a reviewer has no mediations: not in the menu, not in the palette, not by address', async () => {
    const { items } = await (await openMediations(sharedServer.origin, 'superuser')).list();
    await openAs(page, 'reviewer');
    await expect(page.getByRole('link', { name: /^Revisão/u })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Mediação/u })).toHaveCount(0);
    await openPalette(page);
    await page.keyboard.type('!2000');
    await expect(page.getByText(/Prefixos: \/ @/u)).toBeVisible();
    for (const path of ['/mediation', ...items.slice(0, 1).map(pathOf)]) {
      await page.goto(path);
      await page.waitForURL((url) => url.pathname === '/');
    }
  });
});
