import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { visit } from '../support/journey.ts';
import { goInside, openAs, signOut } from '../support/people.ts';
import { holdsInEveryLook } from '../support/screens.ts';

const grid = (page: Page) => page.getByRole('grid', { name: 'Meus anúncios' });
const rows = (page: Page) =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') });
const open = async (page: Page, search = ''): Promise<void> => {
  await openAs(page, 'seller', `/publish${search}`);
  await expect(rows(page).first()).not.toHaveAttribute('aria-busy');
};

visit('a seller’s list is walked, kept in its place, downloaded, and has its columns moved', async ({ page }) => {
  await visit.step('a seller’s place in the list survives a reload, a pasted link and going back', async () => {
    await open(page);
    await expect(rows(page)).toHaveCount(10);
    await page.getByRole('button', { name: 'Filtrar Tabela' }).click();
    await page.getByRole('group', { name: 'Situação' }).getByRole('checkbox', { name: 'Ativo' }).check();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/status=active/u);
    await page.getByRole('button', { name: 'Página 2' }).click();
    await expect(page).toHaveURL(/page=2/u);
    // The heading is row 1: the second page of ten begins at row 12.
    await expect(rows(page).first()).toHaveAttribute('aria-rowindex', '12');
    await expect(rows(page).first()).not.toHaveAttribute('aria-busy');
    const shown = await rows(page).first().textContent();
    await page.reload();
    await expect(rows(page).first()).toHaveText(shown ?? '');
    await rows(page).first().click();
    await expect(page).toHaveURL(/\/publish\/[^?]+$/u);
    await page.goBack();
    await expect(rows(page).first()).toHaveText(shown ?? '');
    await page.goBack();
    await expect(page).toHaveURL(/\/publish\?status=active$/u);
  });

  await visit.step('the list is walked and opened by keyboard alone, and says where one is', async () => {
    await visit.step('an address that makes no sense opens the list as it is', async () => {
      await goInside(page, '/publish?status=lost&page=-3&rows=7&sort=nobody&hide=title&selected=%25');
      await expect(rows(page)).toHaveCount(10);
      await expect(page.getByRole('columnheader', { name: 'Título' })).toBeVisible();
    });
    await grid(page).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('j');
    await expect(page.getByText(/^2 de \d+$/u)).toBeAttached();
    const id = await grid(page).getAttribute('aria-activedescendant');
    await expect(page.locator(`[id="${id}"]`)).toHaveAttribute('aria-rowindex', '3');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/publish\/.+/u);
  });

  await visit.step('a download holds every listing of the company, prices as numbers', async () => {
    await goInside(page, '/publish');
    await expect(rows(page).first()).not.toHaveAttribute('aria-busy');
    const total = Number(await grid(page).getAttribute('aria-rowcount')) - 1;
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download CSV' }).click()]);
    expect(download.suggestedFilename()).toBe('tableDownload.csv');
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines[0]).toBe('\u{FEFF}Título,SKU,Conta,Situação,Preço');
    expect(lines).toHaveLength(total + 1);
    // As a spreadsheet here reads a number: with a decimal comma (decision 0075).
    expect(lines.slice(1).filter((line) => !/,(?:"\d+,\d{2}")?$/u.test(line))).toEqual([]);

    await visit.step('a view is saved under a name, applied and removed', async () => {
      await goInside(page, '/publish?status=refused');
      await page.getByRole('button', { name: 'Visões' }).click();
      await page.getByRole('textbox', { name: 'Nome da visão' }).fill('Para corrigir');
      await page.getByRole('button', { name: 'Salvar visão' }).click();
      await expect(page.getByRole('button', { name: 'Para corrigir', exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      // A click elsewhere would close it too: looked at before the next one.
      await expect(page.getByRole('dialog', { name: 'Visões' })).toBeHidden();
      await expect(page.getByRole('button', { name: 'Visões' })).toBeFocused();
      await page.getByTitle('Remover filtro Situação').click();
      await expect(page).toHaveURL(/\/publish$/u);
      await page.getByRole('button', { name: 'Visões' }).click();
      await page.getByRole('button', { name: 'Para corrigir', exact: true }).click();
      await expect(page).toHaveURL(/status=refused/u);
      await page.getByRole('button', { name: 'Visões' }).click();
      await page.getByRole('button', { name: 'Apagar visão Para corrigir' }).click();
      await expect(page.getByText('Nenhuma visão salva')).toBeVisible();
    });
  });

  await visit.step('a column moved and sized stands there after a reload, and nothing of it is left after logging out', async () => {
    visit.slow();
    await goInside(page, '/publish');
    await expect(rows(page).first()).not.toHaveAttribute('aria-busy');
    await visit.step('axe finds nothing, in every look', async () => {
      await holdsInEveryLook(page, 'own-listings');
    });
    await page.getByRole('button', { name: 'SKU', exact: true }).focus();
    await expect(page.getByRole('button', { name: 'SKU', exact: true })).toHaveAttribute('aria-describedby');
    await page.keyboard.press('Space');
    await expect(page.getByText('SKU, posição 2 de 5')).toBeAttached();
    // It is said where the column stands one task before the arrows are listened to.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText('SKU, posição 1 de 5')).toBeAttached();
    await page.keyboard.press('Space');
    // The first is that of the boxes.
    await expect(page.getByRole('columnheader').nth(1)).toContainText('SKU');
    await page.reload();
    await expect(page.getByRole('columnheader').nth(1)).toContainText('SKU');
    await signOut(page);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('table:')))).toEqual([]);
  });
});
