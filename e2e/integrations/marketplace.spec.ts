import { expect } from '@playwright/test';
import { confirmInPalette } from '../support/palette.ts';
import { journey } from '../support/journey.ts';
import { goInside, openAs } from '../support/people.ts';
import { withLongHold } from '../support/preferences.ts';
import { holdsInEveryLook } from '../support/screens.ts';

journey('accounts are seen in every look, paused and renewed', async ({ page, context }) => {
  // What is paused has to be undone before it is sent.
  await withLongHold(context);
  await journey.step('accounts and one of them hold in every look, tell what failed, and say when nothing is found', async () => {
    const isFailing = { now: true };
    await page.route('**/v2/marketplace?*', (route) =>
      isFailing.now ? route.fulfill({ status: 500, json: { code: 'internal', message: 'Erro interno' } }) : route.continue(),
    );
    await openAs(page, 'superuser', '/marketplace');
    const grid = page.getByRole('grid', { name: 'Contas' });
    const again = page.getByRole('button', { name: 'Tentar de novo' }).first();
    await expect(again).toBeVisible();
    isFailing.now = false;
    await again.click();
    await expect(grid.getByText('Autorização vencida')).toBeVisible();
    await expect(grid.getByRole('row').nth(2)).toBeVisible();
    await holdsInEveryLook(page, 'accounts');
    await page.goto('/marketplace?state=paused');
    await grid.getByText('Outlet').first().click();
    await expect(page.getByRole('heading', { name: 'Conexão' })).toBeVisible();
    await holdsInEveryLook(page, 'account');
    await page.goto('/marketplace?search=ninguem');
    await expect(page.getByText('As contas que as empresas conectam')).toHaveCount(0);
    await expect(grid.getByText('Outlet')).toHaveCount(0);
  });

  await journey.step('a superuser pauses an account with a reason, undoes it, and renews one that expired', async () => {
    await goInside(page, '/marketplace?state=expired');
    await page.getByRole('grid', { name: 'Contas' }).getByText('Outlet').first().click();
    await page.getByRole('button', { name: 'Renovar autorização' }).click();
    await confirmInPalette(page, /^Renovar a autorização de/u);
    await expect(page.getByRole('main').getByText('Não conectada', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByText('Sônia Pacheco')).toBeVisible();
    await page.getByRole('button', { name: 'Pausar conta' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Motivo da pausa' }).fill('Balanço de estoque');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByText('Pausada', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Desfazer' }).last().click();
    await expect(page.getByRole('main').getByText('Não conectada', { exact: true })).toBeVisible();
  });
});
