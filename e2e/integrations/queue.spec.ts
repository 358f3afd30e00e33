import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { journey, visit } from '../support/journey.ts';
import { signIn } from '../support/people.ts';
import { looks, shoot, wear } from '../support/screens.ts';

visit('what is sent holds in every look at both of its addresses, and tells what failed', async ({ page }) => {
  const isFailing = { now: true };
  await page.route('**/v2/queue?*', (route) =>
    isFailing.now ? route.fulfill({ status: 500, json: { code: 'internal', message: 'Erro interno' } }) : route.continue(),
  );
  await signIn(page, 'superuser', '/login?redirect=/settings/queue');
  const grid = page.getByRole('grid', { name: 'Filas de integração' });
  const again = page.getByRole('button', { name: 'Tentar de novo' }).first();
  await expect(again).toBeVisible();
  isFailing.now = false;
  await again.click();
  await expect(grid.getByText('Falhou').first()).toBeVisible();
  for (const look of looks) {
    await wear(page, look);
    await page.goto('/queue?status=failed');
    await expect(grid.getByText('Falhou').first()).toBeVisible();
    await shoot(page, 'queue', look);
    await expectAccessible(page);
  }
  await page.goto('/queue?search=ninguem');
  await expect(grid.getByText('Falhou')).toHaveCount(0);
});

journey('a seller has what failed sent again, and sees it go', async ({ page }) => {
  await signIn(page, 'seller', '/login?redirect=/queue?status=failed');
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
