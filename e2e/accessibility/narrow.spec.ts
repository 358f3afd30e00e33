import { expect, type Locator, type Page } from '@playwright/test';
import { visit } from '../support/journey.ts';
import { openAs } from '../support/people.ts';
import { queueList } from '../support/queue.ts';

const narrowest = { width: 320, height: 640 };

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const shown: readonly { readonly path: string; readonly sign: (page: Page) => Locator }[] = [
  { path: '/', sign: (page) => page.getByRole('heading', { level: 1 }).first() },
  { path: '/publish', sign: (page) => queueList(page).getByRole('option').first() },
  { path: '/settings', sign: (page) => page.getByRole('heading', { name: 'Configurações', level: 1 }) },
  { path: '/nowhere', sign: (page) => page.getByRole('heading', { name: 'Página não encontrada', level: 1 }) },
];

visit('nothing has to be scrolled sideways at 320 px', async ({ page }) => {
  await page.setViewportSize(narrowest);
  await openAs(page, 'reviewer');
  for (const { path, sign } of shown) {
    await visit.step(path, async () => {
      await page.goto(path);
      await expect(sign(page)).toBeVisible();
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    });
  }
});

visit('nothing has to be scrolled sideways at 320 px: /login', async ({ page }) => {
  await page.setViewportSize(narrowest);
  await page.goto('/login');
  await expect(page.getByText('Contas da demonstração')).toBeVisible();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});
