import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { journey } from '../support/journey.ts';
import { confirmInPalette, runFromPalette } from '../support/palette.ts';
import { openAs, signOut } from '../support/people.ts';
import { holdsInEveryLook, shoot } from '../support/screens.ts';

const wide = { appearance: 'light', width: 'wide', name: '' } as const;

journey('price rules are written and applied by a seller, and seen in every look', async ({ page }) => {
  await journey.step('a seller writes a price rule before real listings, tries it, applies it and reads what became of each', async () => {
    await openAs(page, 'seller', '/pricerule');
    await expect(page.getByRole('grid', { name: 'Regras de preço' }).getByText('Margem de 20%')).toBeVisible();
    await runFromPalette(page, 'nova regra', 'Nova regra de preço');
    await page.waitForURL((url) => url.pathname === '/pricerule/new');
    const form = page.getByRole('form', { name: 'Regra' });
    const preview = page.getByRole('table', { name: 'Prévia dos preços' });
    await expect(preview.getByText('Muda').first()).toBeVisible();
    await form.getByRole('textbox', { name: 'Margem' }).fill('90');
    await form.getByRole('textbox', { name: 'Tarifa' }).click();
    await expect(page.getByText('Complete a regra para ver os preços.')).toBeVisible();
    await form.getByRole('textbox', { name: 'Margem' }).fill('18');
    await form.getByRole('textbox', { name: 'Nome' }).fill('Regra da jornada');
    await form.getByRole('combobox', { name: 'Tipo de anúncio' }).click();
    await page.getByRole('option', { name: 'Premium' }).click();
    await expect(preview.getByText('Muda').first()).toBeVisible();
    await expectAccessible(page);
    await shoot(page, 'price-rule-new', wide);
    await preview
      .getByRole('button', { name: /^Custo de/u })
      .first()
      .click();
    const cost = page.getByRole('dialog', { name: /^Custo de/u });
    await cost.getByRole('textbox', { name: 'Custo' }).fill('1000');
    await cost.getByRole('button', { name: 'Salvar custo' }).click();
    await expect(cost).toHaveCount(0);
    await expect(preview.getByRole('row').nth(1)).toContainText('R$ 1.000,00');
    await form.getByRole('button', { name: 'Salvar regra' }).click();
    await page.waitForURL((url) => /^\/pricerule\/[\da-f-]{36}$/u.test(url.pathname));
    await expect(page.getByText('Simule para ver o resultado em todos os anúncios.')).toBeVisible();

    await page.getByRole('button', { name: 'Simular' }).click();
    const runs = page.getByRole('table', { name: 'Execuções' });
    await expect(runs.getByRole('row').nth(1)).toContainText(/Simulação.*Muda: \d+/u);
    const results = page.getByRole('table', { name: 'Resultado por anúncio' });
    await expect(results.getByRole('row').nth(1)).toBeVisible();
    await page.getByRole('button', { name: 'Aplicar preços' }).click();
    await confirmInPalette(page);
    await expect(runs.getByRole('row').nth(1)).toContainText(/Aplicação.*Muda: \d+/u, { timeout: 20_000 });
    await expect(results.getByRole('row').nth(1)).toBeVisible();
    await expect(preview.getByText('Igual').first()).toBeVisible();
    await holdsInEveryLook(page, 'price-rule');
    await page.goto('/queue?kind=changePrice');
    await expect(page.getByRole('grid', { name: 'Filas de integração' }).getByText('Mudar preço').first()).toBeVisible();
    await signOut(page);
    await openAs(page, 'otherSeller', '/pricerule');
    const grid = page.getByRole('grid', { name: 'Regras de preço' });
    await expect(grid.getByText('Margem padrão')).toBeVisible();
    await expect(grid.getByText('Regra da jornada')).toHaveCount(0);
  });

  await journey.step(
    'price rules of all companies hold in every look, say when they could not be loaded, and are closed to reviewers',
    async () => {
      const isFailing = { now: true };
      await page.route('**/v2/pricerule?*', (route) =>
        isFailing.now ? route.fulfill({ status: 500, json: { code: 'internal', message: 'Erro interno' } }) : route.continue(),
      );
      await openAs(page, 'superuser', '/pricerule');
      const again = page.getByRole('button', { name: 'Tentar de novo' }).first();
      await expect(again).toBeVisible();
      isFailing.now = false;
      await again.click();
      const grid = page.getByRole('grid', { name: 'Regras de preço' });
      await expect(grid.getByText('Premium com 25%')).toBeVisible();
      await holdsInEveryLook(page, 'price-rules');
      await page.goto('/pricerule?search=ninguem');
      await expect(grid.getByText('Premium com 25%')).toHaveCount(0);
      await signOut(page);
      await openAs(page, 'reviewer', '/pricerule');
      await page.waitForURL((url) => url.pathname === '/');
    },
  );
});
