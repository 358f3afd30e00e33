import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { journey } from '../support/journey.ts';
import { openAs } from '../support/people.ts';
import { withoutHold } from '../support/preferences.ts';
import { holdsInEveryLook, shoot } from '../support/screens.ts';

journey('a superuser adds a vehicle and takes it out of what is offered, in each look', async ({ page, context }) => {
  await withoutHold(context);
  await openAs(page, 'superuser', '/compatibilities?search=uno');
  const grid = page.getByRole('grid', { name: 'Compatibilidades' });
  await expect(grid.getByText('Uno').first()).toBeVisible();
  await holdsInEveryLook(page, 'compatibilities');
  await page.getByRole('button', { name: 'Adicionar veículo' }).click();
  const form = page.getByRole('form', { name: 'Adicionar veículo' });
  await form.getByRole('textbox', { name: 'Marca' }).fill('Fiat');
  await form.getByRole('textbox', { name: 'Modelo' }).fill('Uno');
  await form.getByRole('textbox', { name: 'Ano' }).fill('2013');
  await form.getByRole('textbox', { name: 'Versão' }).fill('Edição de teste');
  await form.getByRole('button', { name: 'Adicionar' }).click();
  await expect(page.getByRole('heading', { name: 'Fiat Uno', level: 2 })).toBeVisible();
  await expect(page.getByText('Nenhum anúncio diz servir a este veículo.')).toBeVisible();
  await shoot(page, 'vehicle', { appearance: 'dark', width: 'narrow', name: '' });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Retirar veículo' }).click();
  await expect(page.getByRole('button', { name: 'Oferecer veículo' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Histórico' }).getByText('Retirou')).toBeVisible({ timeout: 20_000 });
});
