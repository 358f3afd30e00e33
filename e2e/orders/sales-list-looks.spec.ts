import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { visit } from '../support/journey.ts';
import { signIn } from '../support/people.ts';
import { looks, shoot, wear } from '../support/screens.ts';

for (const look of looks) {
  visit(`axe finds nothing on the sales list: ${look.name}`, async ({ page }) => {
    await wear(page, look);
    await signIn(page, 'superuser', '/login?redirect=/general');
    const grid = page.getByRole('grid', { name: 'Vendas' });
    await expect(grid.locator('.table-body .table-cell').first()).toBeVisible();
    await shoot(page, 'sales', look);
    await expectAccessible(page);
    await grid.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(page.getByRole('toolbar')).toContainText('1 linha(s) selecionadas');
    await shoot(page, 'sales-chosen', look);
    await expectAccessible(page);
  });

  visit(`axe finds nothing on a dashboard with sales: ${look.name}`, async ({ page }) => {
    await wear(page, look);
    await signIn(page, 'seller');
    await expect(page.getByRole('heading', { name: 'Vendas', exact: true })).toBeVisible();
    await expect(page.locator('main .skeleton')).toHaveCount(0);
    await shoot(page, 'home-sales', look);
    await expectAccessible(page);
  });
}
