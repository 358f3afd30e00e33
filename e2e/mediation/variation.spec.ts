import { expect, type Page } from '@playwright/test';
import { journey } from '../support/journey.ts';
import { looks, shoot, wear } from '../support/screens.ts';
import { openMediations } from './open-mediations.ts';
import { signInTo } from './write.ts';

journey.use({ environment: { MARKETPLACE_CLOCK: 'off' } });

const named = (page: Page) => page.getByRole('dialog', { name: /^Nova variação no: / });
const name = (page: Page) => named(page).getByRole('combobox', { name: 'Atributo' });
const value = (page: Page) => named(page).getByRole('combobox', { name: 'Valor' });
const add = (page: Page) => named(page).getByRole('button', { name: 'Adicionar' });

/** Which product is asked where the order has several of ours. */
const openFor = async (page: Page, sku: string): Promise<void> => {
  await page.getByRole('button', { name: 'Nova variação' }).click();
  const which = page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${sku} `, 'u') });
  await expect(named(page).or(which)).toBeVisible();
  if (await which.isVisible()) await which.click();
};

for (const who of ['seller', 'superuser'] as const)
  journey(
    `a ${who} adds an attribute to the SKU of the order, and the same name once more is refused however it is written`,
    async ({ page, server }) => {
      const look = looks.find(({ width, appearance }) => width === (who === 'seller' ? 'narrow' : 'wide') && appearance === 'light');
      if (!look) throw new Error('There is no such look');
      await wear(page, look);
      const mediations = await openMediations(server.origin, who);
      const record = await mediations.whole(({ status }) => status === 'open');
      const item = record.items.find(({ skuId }) => skuId !== null);
      if (!item) throw new Error('The order has no SKU of ours');
      await signInTo(page, who, record);
      await openFor(page, item.sku);
      await expect(named(page)).toHaveAccessibleName(`Nova variação no: ${item.sku}`);
      await expect(name(page)).toBeFocused();
      await add(page).click();
      await expect(page.getByText('O Campo Atributo é obrigatório; O Campo Valor é obrigatório')).toBeVisible();
      await name(page).fill('Lado de fora 2! do carro grande');
      await expect(name(page)).toHaveValue('Lado de fora  do car');
      await expect(named(page).getByText('Retirado: 2! · Aqui cabem 20 caracteres. Ficou de fora: “ro grande”')).toBeVisible();
      await name(page).fill('Lado');
      await value(page).fill('<b>Esquerdo</b>');
      await expect(value(page)).toHaveValue('bEsquerdo/b');
      await value(page).fill('Esquerdo');
      await shoot(page, 'mediation-variation', look);
      if (look.width === 'narrow') expect(await named(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
      await value(page).press('Enter');
      await expect(page.getByText('Variação adicionada')).toBeVisible();
      await expect(named(page)).toHaveCount(0);

      await openFor(page, item.sku);
      await expect(named(page)).toContainText('Lado: Esquerdo');
      for (const again of ['LADO', ' la do', 'Ladо']) {
        await name(page).fill(again);
        await expect(named(page).getByText(/^O atributo .* já existe na variação$/u)).toBeVisible();
      }
      await name(page).fill('la');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(name(page)).toHaveValue(/^La/iu);
    },
  );
