import { expect } from '@playwright/test';
import { visit } from '../support/journey.ts';
import { openAs } from '../support/people.ts';

// Vite asks for a style once; asked for again the panel came without, and stayed so until the page was loaded anew.
visit('a panel whose style was lost is not shown without it, and comes whole when the line is back', async ({ page }) => {
  let lost = 0;
  let isAway = true;
  await page.route(/\/assets\/panel-[^/]*\.css$/u, (route) => {
    if (!isAway) return route.fallback();
    lost += 1;
    return route.abort('internetdisconnected');
  });
  await openAs(page, 'seller');
  await page.getByRole('button', { name: /^Notificações/u }).click();
  const panel = page.getByRole('dialog', { name: 'Notificações' });
  await expect(panel.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  await expect(panel.locator('.notice-tools')).toHaveCount(0);
  expect(lost).toBeGreaterThan(0);
  isAway = false;
  await expect(panel.locator('.notice-tools')).toHaveCSS('display', 'flex');
});
