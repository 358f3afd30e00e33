import { expect } from '@playwright/test';
import { journey } from '../support/journey.ts';
import { goInside, openAs } from '../support/people.ts';
import { withoutHold } from '../support/preferences.ts';
import { holdsInEveryLook } from '../support/screens.ts';

journey('categories are browsed by a reviewer and changed by a superuser', async ({ page, context }) => {
  await withoutHold(context);
  await journey.step(
    'a reviewer browses categories in each look, finds none and hears of a failure, and has nothing to decide',
    async () => {
      await openAs(page, 'reviewer', '/category?search=pneus');
      const grid = page.getByRole('grid', { name: 'Categorias' });
      await expect(grid.getByText('Pneus e Acessórios').first()).toBeVisible();
      await holdsInEveryLook(page, 'categories');
      await grid.getByRole('link', { name: 'Pneus e Acessórios' }).first().click();
      await expect(page.getByRole('heading', { name: 'Atributos' })).toBeVisible();
      await holdsInEveryLook(page, 'category');
      await expect(page.getByRole('button', { name: 'Fechar categoria' })).toHaveCount(0);
      await goInside(page, '/category?search=zzzzzz');
      await expect(page.getByText('Nenhum registro encontrado').first()).toBeVisible();
      await goInside(page, '/category/nowhere');
      await expect(page.getByText('Não encontrado', { exact: true })).toBeVisible();
      const isFailing = { now: true };
      await page.route('**/v2/category?*', (route) =>
        isFailing.now ? route.fulfill({ status: 500, json: { code: 'internal', message: 'Erro interno' } }) : route.continue(),
      );
      await goInside(page, '/category');
      const again = page.getByRole('button', { name: 'Tentar de novo' }).first();
      await expect(again).toBeVisible();
      isFailing.now = false;
      await again.click();
      await expect(grid.getByRole('link').first()).toBeVisible();
    },
  );

  await journey.step('a superuser asks for an attribute and closes a category, and the history says so', async () => {
    await openAs(page, 'superuser', '/category?search=pneus%20de%20carros');
    await page.getByRole('grid', { name: 'Categorias' }).getByRole('link', { name: /Pneus/u }).first().click();
    const attributes = page.getByRole('table', { name: 'Atributos' });
    await attributes
      .getByRole('button', { name: /^Exigir / })
      .first()
      .click();
    await expect(attributes.getByText('Nossa')).toBeVisible();
    const checks = page.getByRole('table', { name: 'Verificações de anúncios' });
    await checks.getByRole('button', { name: 'Mudar peso de Contato por fora' }).click();
    await page.getByRole('option', { name: 'Desligada' }).click();
    await expect(checks.getByRole('row', { name: /Contato por fora/u })).toContainText('GraveDesligada');
    await page.getByRole('button', { name: 'Fechar categoria' }).click();
    await expect(page.getByRole('button', { name: 'Abrir categoria' })).toBeVisible();
    const history = page.getByRole('region', { name: 'Histórico' });
    await expect(history.getByText('Fechou')).toBeVisible({ timeout: 20_000 });
    await expect(history.getByText('Passou a exigir')).toBeVisible();
    await page.reload();
    await expect(attributes.getByText('Nossa')).toBeVisible();
  });
});
