import { expect, type Page } from '@playwright/test';
import { brokenRules } from '#contract/listing-rules.ts';
import type { Listing } from '#contract/listing.ts';
import type { Ask } from '../support/ask.ts';
import { expectAccessible } from '../support/axe.ts';
import { journey } from '../support/journey.ts';
import { openAs } from '../support/people.ts';

journey.use({ environment: { MARKETPLACE_CLOCK: 'off' } });

/** Pending, with brand and model, and nothing in it stands against a save. */
const pendingOne = async (ask: Ask): Promise<Listing> => {
  for (const { publishId } of await ask.pending()) {
    const listing = await ask.listing(publishId);
    const says = (id: string): boolean => listing.attributes.some((each) => each.id === id && each.value_name !== null);
    if (brokenRules(listing).length === 0 && says('BRAND') && says('MODEL') && !listing.hasCompatibilities) return listing;
  }
  throw new Error('The demo world has no sound pending listing with brand and model');
};

const open = async (page: Page, { publishId, title }: Listing): Promise<void> => {
  await openAs(page, 'reviewer', `/publish/${publishId}`);
  await expect(page.getByRole('heading', { name: `Editar Anúncio - ${title}` })).toBeVisible();
};
const bar = (page: Page) => page.getByRole('region', { name: 'O que será salvo' });
const picker = (page: Page) => page.getByRole('dialog', { name: 'Selecionar categoria' });

journey('a category is searched, another one is chosen, and what it requires is asked', async ({ page, ask }) => {
  await journey.step('a category is found by searching all levels, with the keyboard alone', async () => {
    await open(page, await pendingOne(ask));
    await page.getByRole('button', { name: 'Alterar categoria' }).focus();
    await page.keyboard.press('Enter');
    await expect(picker(page).getByRole('searchbox', { name: 'Buscar em todos os níveis' })).toBeFocused();
    await page.keyboard.type('mochilas');
    await expect(picker(page).getByRole('button', { name: /Malas e Mochilas › Mochilas/u })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(picker(page).getByRole('button', { name: 'Usar esta categoria' })).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(picker(page)).toHaveCount(0);
  });

  await journey.step('a listing gets another category, is asked what that one requires, and says which vehicles it fits', async () => {
    const listing = await pendingOne(ask);
    await page.getByRole('button', { name: 'Alterar categoria' }).click();
    const level = (name: string) => picker(page).getByRole('list', { name });
    await expect(level('Categorias principais').getByRole('button', { name: 'Acessórios para Veículos' })).toBeVisible();
    await expect(level('Categorias principais').getByRole('button', { name: 'Carros, Motos e Outros' })).toHaveCount(0);
    await level('Categorias principais').getByRole('button', { name: 'Acessórios para Veículos' }).click();
    await level('Dentro de Acessórios para Veículos').getByRole('button', { name: 'Peças de Carros e Caminhonetes', exact: true }).click();
    await level('Dentro de Peças de Carros e Caminhonetes').getByRole('button', { name: 'Freios' }).click();
    await level('Dentro de Freios').getByRole('button', { name: 'Pastilhas de Freio' }).click();
    await expect(picker(page)).toContainText('Peças de Carros e Caminhonetes › Freios › Pastilhas de Freio');
    await expectAccessible(page);
    await picker(page).getByRole('button', { name: 'Usar esta categoria' }).click();
    await expect(page.getByRole('region', { name: 'Dados gerais' })).toContainText('Pastilhas de Freio');

    await bar(page).getByRole('button', { name: 'Salvar!' }).click();
    await expect(bar(page)).toContainText('Nada foi salvo: 1 campo a corrigir');
    await expect(page.getByRole('textbox', { name: 'Número da peça' })).toHaveAccessibleDescription(
      /O campo Número da peça é obrigatório/u,
    );
    await page.getByRole('textbox', { name: 'Número da peça' }).fill('PF-1234');

    await page.getByText('Tem compatibilidades com veículos').click();
    const vehicles = page.getByRole('region', { name: 'Compatibilidade com veículos' });
    const pick = async (name: string, option: string): Promise<void> => {
      await expect(vehicles.getByRole('combobox', { name })).toBeEnabled();
      await vehicles.getByRole('combobox', { name }).fill(option);
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    await pick('Marca', 'Toyota');
    await pick('Modelo', 'Hilux');
    await pick('Ano', 'Zero km');
    await vehicles.getByRole('button', { name: 'Adicionar todos (2)' }).click();
    await expect(
      vehicles.getByRole('table', { name: 'Compatíveis com o anúncio' }).getByRole('cell', { name: 'Zero km', exact: true }),
    ).toHaveCount(2);
    await expectAccessible(page);
    await expect(bar(page)).toContainText(
      'Será salvo: Categoria, Ficha técnica, Tem compatibilidades com veículos, Compatibilidade com veículos',
    );

    await bar(page).getByRole('button', { name: 'Salvar!' }).click();
    await expect
      .poll(
        async () => {
          const { status, category, attributes, compatibilitiesCarsAndVans } = await ask.listing(listing.publishId);
          return {
            status,
            category: category.name,
            part: attributes.some(({ value_name }) => value_name === 'PF-1234'),
            vehicles: compatibilitiesCarsAndVans.compatibilities.length,
          };
        },
        { timeout: 30_000 },
      )
      .toEqual({ status: 'processing', category: 'Pastilhas de Freio', part: true, vehicles: 2 });
  });
});
