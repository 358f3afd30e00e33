import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { visit } from '../support/journey.ts';
import { openAs } from '../support/people.ts';
import { inEveryLook, shoot, wear } from '../support/screens.ts';

/** A number of the dashboard and, once followed, what the list behind it counts. */
const countOf = (text: string | null): number => Number((text ?? '').replaceAll('.', ''));

visit('the dashboard of a superuser and that of a seller', async ({ page }) => {
  await visit.step(
    'the dashboard of a superuser: numbers lead to their lists, the chart is drawn, read by keyboard, and holds in every look',
    async () => {
      await openAs(page, 'superuser');
      await inEveryLook(page, async (look, seen) => {
        // A chart of another width is drawn anew.
        await expect(page.getByRole('figure', { name: 'Vendido por dia' }).locator('.recharts-bar-rectangle').first()).toBeVisible();
        await expect(page.locator('main .skeleton')).toHaveCount(0);
        await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
        await shoot(page, 'home', look);
        await expectAccessible(page, seen);
        await page.getByRole('table', { name: 'Por empresa' }).scrollIntoViewIfNeeded();
        await shoot(page, 'home-below', look);
      });
      const chart = page.getByRole('figure', { name: 'Vendido por dia' });
      // Until its bars are drawn there is nothing for the arrows to walk.
      await expect(chart.locator('.recharts-bar-rectangle').first()).toBeVisible();
      await chart.getByRole('application').focus();
      await page.keyboard.press('ArrowRight');
      await expect(chart.getByText('Este período :')).toBeVisible();
      await chart.getByText('Ver os números por dia').click();
      await expect(chart.getByRole('row')).toHaveCount(31);

      await page.getByRole('link', { name: '7 dias' }).click();
      await expect(page).toHaveURL(/period=7/u);
      await expect(chart.getByRole('row')).toHaveCount(8);

      for (const label of [
        /^pedidos? com envio atrasado$/u,
        /^pedidos? de cancelamento$/u,
        /^empresas? bloqueadas?$/u,
        /^envios? ao marketplace que falha/u,
        /^vendas$/u,
      ] as const) {
        const link = page.getByRole('link', { name: label });
        const figure = page.locator('.card', { has: link }).locator('.card-figure');
        await expect(figure).toHaveText(/^[\d.]+$/u);
        const shown = countOf(await figure.textContent());
        await link.click();
        await expect(page.getByText(new RegExp(`^${shown.toLocaleString('pt-BR')} `, 'u')).first()).toBeVisible();
        await page.goBack();
        await expect(link).toBeVisible();
      }
    },
  );

  await visit.step('a seller reads of the own company alone; figures that do not come say so and come when asked again', async () => {
    await wear(page, { appearance: 'light', width: 'narrow', name: '' });
    let isBroken = true;
    await page.route('**/v2/order/figures**', (route) => (isBroken ? route.fulfill({ status: 500, body: '{}' }) : route.continue()));
    await openAs(page, 'seller');
    const retry = page.getByRole('region', { name: 'Vendas do período' }).getByRole('button', { name: 'Tentar de novo' });
    await expect(retry).toBeVisible({ timeout: 20_000 });
    isBroken = false;
    await retry.click();
    await expect(page.getByRole('table', { name: 'Por conta de marketplace' }).getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByRole('table', { name: 'Por empresa' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^empresas? bloqueadas?$/u })).toHaveCount(0);
    await shoot(page, 'home-seller', { appearance: 'light', width: 'narrow', name: '' });
  });
});
