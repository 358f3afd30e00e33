import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { visit } from '../support/journey.ts';
import { goInside, openAs } from '../support/people.ts';
import { holdsInEveryLook, inEveryLook, shoot } from '../support/screens.ts';

visit(
  'a superuser reads where each account stands between the limits in every look; a failing answer is told, a seller is sent home',
  async ({ page }) => {
    const isFailing = { now: true };
    await page.route(/\/v2\/reputation(?:\/|\?)/u, (route) =>
      isFailing.now ? route.fulfill({ status: 500, json: { code: 'internal', message: 'Erro interno' } }) : route.continue(),
    );
    const again = page.getByRole('button', { name: 'Tentar de novo' }).first();
    const grid = page.getByRole('grid', { name: 'Reputação' });
    const metrics = page.getByRole('table', { name: 'Indicadores e limites' });
    const history = page.getByRole('table', { name: 'Histórico' });
    await openAs(page, 'superuser', '/reputation');
    await expect(again).toBeVisible();
    isFailing.now = false;
    await again.click();
    await expect(grid.getByText('Outlet').first()).toBeVisible();
    await expect(grid.getByRole('row').nth(2)).toBeVisible();
    await holdsInEveryLook(page, 'reputations');
    await grid.getByText('Outlet').first().click();
    await expect(page).toHaveURL(/\/reputation\/[^/?]+$/u);
    await inEveryLook(page, async (look, seen) => {
      await expect(metrics.getByRole('row', { name: /^Reclamações .*até 1% até 2% até 4,5% até 8%$/u })).toBeVisible();
      // A month of days and today.
      await expect(history.getByRole('row')).toHaveCount(32);
      await shoot(page, 'reputation', look);
      await expectAccessible(page, seen);
    });
    isFailing.now = true;
    await page.reload();
    await expect(again).toBeVisible();
    await expect(metrics).toHaveCount(0);
    isFailing.now = false;
    await again.click();
    await expect(metrics).toBeVisible();
    await goInside(page, '/reputation?search=ninguem');
    await expect(grid.getByText('Outlet')).toHaveCount(0);

    await openAs(page, 'seller', '/reputation');
    await page.waitForURL(({ pathname }) => pathname === '/');
    await expect(page.getByRole('heading', { level: 1, name: 'Olá, Vinícius' })).toBeVisible();
  },
);
