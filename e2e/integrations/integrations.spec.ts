import { expect } from '@playwright/test';
import { visit } from '../support/journey.ts';
import { openAs } from '../support/people.ts';
import { holdsInEveryLook } from '../support/screens.ts';

visit(
  'what is connected holds in every look, and so does how the system is; they tell what failed, and a company of its own alone',
  async ({ page, browser, baseURL }) => {
    const isFailing = { now: true };
    await page.route('**/v2/integrations', (route) =>
      isFailing.now ? route.fulfill({ status: 500, json: { code: 'internal', message: 'Erro interno' } }) : route.continue(),
    );
    await openAs(page, 'superuser', '/integrations');
    const again = page.getByRole('button', { name: 'Tentar de novo' });
    await expect(again).toBeVisible();
    isFailing.now = false;
    await again.click();
    await expect(page.getByRole('heading', { name: 'Serviços do Balcão' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Contas de marketplace' }).getByText('Autorização vencida')).toBeVisible();
    await holdsInEveryLook(page, 'integrations');
    await page.goto('/status');
    await expect(page.getByRole('link', { name: 'Filas de integração' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Trabalhos em segundo plano' }).getByText('Envio ao marketplace')).toBeVisible();
    await holdsInEveryLook(page, 'status');
    const sellers = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage();
    await openAs(sellers, 'seller', '/integrations');
    await expect(sellers.getByRole('heading', { name: 'Certificado A1' })).toBeVisible();
    await expect(sellers.getByRole('table', { name: 'Contas de marketplace' }).getByText('Casa Aurora Comércio')).toBeVisible();
    await expect(sellers.getByRole('heading', { name: 'Serviços do Balcão' })).toHaveCount(0);
  },
);

visit('no account’s act is cut at the edge of the table, from a phone to a desk', async ({ page }) => {
  await openAs(page, 'superuser', '/integrations');
  const table = page.getByRole('table', { name: 'Contas de marketplace' });
  await expect(table.getByRole('button', { name: 'Conectar conta: Casa Aurora Comércio' })).toBeVisible();
  for (const width of [1440, 1280, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const beyond = await table.evaluate((element) => {
      const edge = element.parentElement?.getBoundingClientRect().right ?? 0;
      return [...element.querySelectorAll('td, td *')].filter((each) => each.getBoundingClientRect().right > edge + 1).length;
    });
    expect(beyond, `${width} px`).toBe(0);
  }
  await expect(
    table.getByRole('row').filter({ hasText: 'Casa Aurora Comércio' }).getByText('Não conectada', { exact: true }),
  ).toBeVisible();
});
