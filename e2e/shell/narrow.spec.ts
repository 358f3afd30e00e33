import { expect, type Page } from '@playwright/test';
import { visit } from '../support/journey.ts';
import { goInside, openAs } from '../support/people.ts';
import { queueList } from '../support/queue.ts';

/** 320 px, 1440 × 900 at 200 %, and 1280 × 1024 at 200 % and at 400 %: zoom leaves that many CSS pixels (WCAG 1.4.10). */
const windows = [
  { name: '320 × 640', width: 320, height: 640 },
  { name: '200 % of 1440', width: 720, height: 450 },
  { name: '200 %', width: 640, height: 512 },
  { name: '400 %', width: 320, height: 256 },
];

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** By how its line begins: behind it may be a count, and 'Segunda revisão' ends as 'Revisão' does. */
const followFromDrawer = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await page
    .getByRole('dialog', { name: 'Menu' })
    .getByRole('link', { name: new RegExp(`^${name}`, 'u') })
    .click();
};

/** Of the header: the way here ends before the search begins. */
const waysUnderSearch = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const search = document.querySelector('.header-search')?.getBoundingClientRect().left ?? 0;
    return [...document.querySelectorAll('.crumbs :is(a, span)')]
      .filter((way) => way.getBoundingClientRect().right > search)
      .map((way) => way.outerHTML);
  });

visit(
  'login, home, queue, settings and a page that is not there are walked without scrolling sideways, in every window',
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/login');
    await expect(page.getByText('Contas da demonstração')).toBeVisible();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await openAs(page, 'reviewer');
    for (const { name, width, height } of windows) {
      await visit.step(name, async () => {
        await page.setViewportSize({ width, height });
        await expect(page.getByRole('heading', { name: 'Olá, Renata' })).toBeVisible();
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
        await followFromDrawer(page, 'Revisão');
        const row = queueList(page).getByRole('option').first();
        // In 256 px of height it may be below the edge.
        await (height === 640 ? expect(row).toBeVisible() : expect(row).toBeAttached());
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
        await followFromDrawer(page, 'Configurações');
        await expect(page.getByRole('heading', { name: 'Configurações', level: 1 })).toBeVisible();
        expect(await waysUnderSearch(page)).toEqual([]);
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
        await goInside(page, '/nowhere');
        await expect(page.getByRole('heading', { name: 'Página não encontrada', level: 1 })).toBeVisible();
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
        await followFromDrawer(page, 'Resumo');
      });
    }
  },
);

visit('on a telephone the header of a listing says where one is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'seller', '/publish');
  await page.getByRole('grid', { name: 'Meus anúncios' }).locator('.own-listing-title').first().click();
  await expect(page.getByRole('heading', { name: /^Editar Anúncio - /u })).toBeVisible();
  await expect(page.getByRole('banner').getByText('Detalhe do anúncio')).toBeVisible();
  expect(await waysUnderSearch(page)).toEqual([]);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});
