import { expect } from '@playwright/test';
import { visit } from '../support/journey.ts';
import { openAs } from '../support/people.ts';
import { holdsInEveryLook } from '../support/screens.ts';

visit('axe finds nothing on the sales list and on a dashboard with sales, in every look', async ({ page }) => {
  await visit.step('axe finds nothing on the sales list, in every look', async () => {
    await openAs(page, 'superuser', '/general');
    const grid = page.getByRole('grid', { name: 'Vendas' });
    await expect(grid.locator('.table-body .table-cell').first()).toBeVisible();
    await holdsInEveryLook(page, 'sales');
    await grid.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(page.getByRole('toolbar')).toContainText('1 linha(s) selecionadas');
    await holdsInEveryLook(page, 'sales-chosen');
    await visit.step('at 400 % zoom the page scrolls to rows', async () => {
      const window = page.viewportSize();
      await page.setViewportSize({ width: 320, height: 256 });
      const row = grid.locator('.table-body [role="row"]').first();
      await row.scrollIntoViewIfNeeded();
      await expect(row).toBeInViewport();
      if (window) await page.setViewportSize(window);
    });
  });

  await visit.step('axe finds nothing on a dashboard with sales, in every look', async () => {
    await openAs(page, 'seller');
    await expect(page.getByRole('heading', { name: 'Vendas', exact: true })).toBeVisible();
    await expect(page.locator('main .skeleton')).toHaveCount(0);
    await holdsInEveryLook(page, 'home-sales');
  });
});
