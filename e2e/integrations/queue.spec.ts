import { expect } from '@playwright/test';
import { journey } from '../support/journey.ts';
import { openAs } from '../support/people.ts';
import { holdsInEveryLook } from '../support/screens.ts';

journey('what is sent is seen in every look, and what failed is sent again', async ({ page }) => {
  await journey.step('what is sent holds in every look at both of its addresses, and tells what failed', async () => {
    const isFailing = { now: true };
    await page.route('**/v2/queue?*', (route) =>
      isFailing.now ? route.fulfill({ status: 500, json: { code: 'internal', message: 'Erro interno' } }) : route.continue(),
    );
    await openAs(page, 'superuser', '/settings/queue');
    const grid = page.getByRole('grid', { name: 'Filas de integração' });
    const again = page.getByRole('button', { name: 'Tentar de novo' }).first();
    await expect(again).toBeVisible();
    isFailing.now = false;
    await again.click();
    await expect(grid.getByText('Falhou').first()).toBeVisible();
    await page.goto('/queue?status=failed');
    await expect(grid.getByText('Falhou').first()).toBeVisible();
    await holdsInEveryLook(page, 'sent-queue');
    await page.goto('/queue?search=ninguem');
    await expect(grid.getByText('Falhou')).toHaveCount(0);
  });

  await journey.step('a seller has what failed sent again, and sees it go', async () => {
    await openAs(page, 'seller', '/queue?status=failed');
    const grid = page.getByRole('grid', { name: 'Filas de integração' });
    const failed = grid.getByRole('button', { name: /^Repetir: / });
    await expect(failed.first()).toBeVisible();
    const name = (await failed.first().textContent())?.replace(/^Repetir: /u, '').replace(/Repetir$/u, '') ?? '';
    await failed.first().click();
    // Said once it is on the disk: a page that is left before takes it along.
    await expect(page.getByText('Envio será repetido').first()).toBeVisible();
    await page.goto(`/queue?search=${encodeURIComponent(name)}`);
    await expect(grid.getByText('Enviado', { exact: true }).first()).toBeVisible();
  });
});
