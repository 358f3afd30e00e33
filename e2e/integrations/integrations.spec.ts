import { expect } from '@playwright/test';
import { visit } from '../support/journey.ts';
import { openAs } from '../support/people.ts';
import { holdsInEveryLook } from '../support/screens.ts';

visit(
  'what is connected holds in every look, tells what failed, and tells a company of its own alone',
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
    const sellers = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage();
    await openAs(sellers, 'seller', '/integrations');
    await expect(sellers.getByRole('heading', { name: 'Certificado A1' })).toBeVisible();
    await expect(sellers.getByRole('table', { name: 'Contas de marketplace' }).getByText('Casa Aurora Comércio')).toBeVisible();
    await expect(sellers.getByRole('heading', { name: 'Serviços do Balcão' })).toHaveCount(0);
  },
);
