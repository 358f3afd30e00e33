import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { journey, visit } from '../support/journey.ts';
import { signIn } from '../support/people.ts';
import { looks, shoot, wear } from '../support/screens.ts';

visit('a reviewer browses categories in each look, finds none and hears of a failure, and has nothing to decide', async ({ page }) => {
  await signIn(page, 'reviewer', '/login?redirect=/category');
  const grid = page.getByRole('grid', { name: 'Categorias' });
  for (const look of looks) {
    await wear(page, look);
    await page.goto('/category?search=pneus');
    await expect(grid.getByText('Pneus e Acessórios').first()).toBeVisible();
    await shoot(page, 'categories', look);
    await expectAccessible(page);
    await grid.getByRole('link', { name: 'Pneus e Acessórios' }).first().click();
    await expect(page.getByRole('heading', { name: 'Atributos' })).toBeVisible();
    await shoot(page, 'category', look);
    await expectAccessible(page);
  }
  await expect(page.getByRole('button', { name: 'Fechar categoria' })).toHaveCount(0);
  await page.goto('/category?search=zzzzzz');
  await expect(page.getByText('Nenhum registro encontrado').first()).toBeVisible();
  await page.goto('/category/nowhere');
  await expect(page.getByText('Não encontrado')).toBeVisible();
  const isFailing = { now: true };
  await page.route('**/v2/category?*', (route) =>
    isFailing.now ? route.fulfill({ status: 500, json: { code: 'internal', message: 'Erro interno' } }) : route.continue(),
  );
  await page.goto('/category');
  const again = page.getByRole('button', { name: 'Tentar de novo' }).first();
  await expect(again).toBeVisible();
  isFailing.now = false;
  await again.click();
  await expect(grid.getByRole('link').first()).toBeVisible();
});

journey('a superuser asks for an attribute and closes a category, and the history says so', async ({ page }) => {
  await signIn(page, 'superuser', '/login?redirect=/category?search=pneus%20de%20carros');
  await page.getByRole('grid', { name: 'Categorias' }).getByRole('link', { name: /Pneus/u }).first().click();
  const attributes = page.getByRole('table', { name: 'Atributos' });
  await attributes
    .getByRole('button', { name: /^Exigir / })
    .first()
    .click();
  await expect(attributes.getByText('Nossa')).toBeVisible();
  await page.getByRole('button', { name: 'Fechar categoria' }).click();
  await expect(page.getByRole('button', { name: 'Abrir categoria' })).toBeVisible();
  const history = page.getByRole('region', { name: 'Histórico' });
  await expect(history.getByText('Fechou')).toBeVisible({ timeout: 20_000 });
  await expect(history.getByText('Passou a exigir')).toBeVisible();
  await page.reload();
  await expect(attributes.getByText('Nossa')).toBeVisible();
});
