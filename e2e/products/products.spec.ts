import { expect, type Page } from '@playwright/test';
import { getOrder, listOrders } from '#contract/order-calls.ts';
import { expectAccessible } from '../support/axe.ts';
import { journey } from '../support/journey.ts';
import { openAs, openSession } from '../support/people.ts';
import { looks, shoot, wear } from '../support/screens.ts';

const lookOf = (width: 'wide' | 'narrow', appearance: 'light' | 'dark') => {
  const look = looks.find((each) => each.width === width && each.appearance === appearance);
  if (!look) throw new Error('There is no such look');
  return look;
};
const grid = (page: Page) => page.getByRole('grid', { name: 'Produtos' });
const lines = (page: Page) => grid(page).getByRole('row');

/** An order of the demo seller with a product that is known. */
const soldProduct = async (origin: string): Promise<{ readonly order: string; readonly product: string; readonly title: string }> => {
  const token = await openSession(origin, 'seller');
  const ask = async (path: string): Promise<unknown> =>
    (await fetch(`${origin}/v2/${path}`, { headers: { authorization: token, usertoken: token } })).json();
  const { items } = listOrders.reply.parse(await ask('order?limit=50'));
  for (const { _id } of items) {
    const sold = getOrder.reply.parse(await ask(`order/${_id}`)).items.find(({ productId }) => productId !== null);
    if (sold?.productId) return { order: _id, product: sold.productId, title: sold.title };
  }
  throw new Error('No order of the demo seller names a known product');
};

journey('products are corrected by a seller and seen by whom they concern', async ({ page, server }) => {
  await journey.step(
    'a seller goes from a sale to its product, corrects barcode, price and stock, and finds it among those out of stock',
    async () => {
      const look = lookOf('wide', 'light');
      await wear(page, look);
      const { order, product, title } = await soldProduct(server.origin);
      await openAs(page, 'seller', `/detail/${order}`);
      await page.getByRole('button', { name: 'Mais ações do pedido' }).click();
      await page.getByRole('menuitem', { name: 'Ver produto' }).click();
      await expect(page).toHaveURL(new RegExp(`/product/show/${product}$`, 'u'));
      await expect(page).toHaveTitle('Perfil do produto · Balcão');
      await expect(page.getByRole('table', { name: 'Anúncios deste produto' })).toContainText(title);
      await shoot(page, 'product', look);
      await expectAccessible(page);

      await page
        .getByRole('button', { name: /^Adicionar atributo a / })
        .first()
        .click();
      await page.getByRole('combobox', { name: 'Atributo' }).fill('Lado');
      await page.getByRole('combobox', { name: 'Valor' }).fill('Esquerdo');
      await page.getByRole('dialog').getByRole('button', { name: 'Adicionar' }).click();
      await page.getByRole('button', { name: /^Lado: Esquerdo, / }).click();
      await page.getByRole('combobox', { name: 'Valor' }).fill('Direito');
      await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByRole('button', { name: /^Lado: Direito, / })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Histórico' })).toContainText('Lado: Esquerdo → Lado: Direito');

      await page.getByRole('button', { name: 'Editar produto' }).click();
      const form = page.getByRole('form', { name: 'Editar produto' });
      await expect(form).toBeVisible();
      await expectAccessible(page);
      const barcode = form.getByRole('textbox', { name: 'EAN / GTIN' }).first();
      const stock = form.getByRole('textbox', { name: 'Estoque' }).first();
      await barcode.fill('7891000315508');
      await stock.fill('0');
      await form.getByRole('button', { name: 'Salvar produto' }).click();
      await expect(barcode).toHaveAttribute('aria-invalid', 'true');
      await barcode.fill('7891000315507');
      await shoot(page, 'product-edit', look);
      // The server does not answer once: what is typed stays.
      await page.route('**/v2/product/*', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()), { times: 1 });
      await form.getByRole('button', { name: 'Salvar produto' }).click();
      await expect(page.getByText('Não foi possível salvar. O que você digitou continua aqui.')).toBeVisible();
      await form.getByRole('button', { name: 'Salvar produto' }).click();
      await expect(page.getByText('Produto salvo')).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/product/show/${product}$`, 'u'));
      await expect(page.getByRole('cell', { name: '7891000315507' })).toBeVisible();

      await page.getByRole('button', { name: 'Voltar aos produtos' }).click();
      await page.getByRole('searchbox').fill('7891000315507');
      await expect(lines(page)).toHaveCount(2);
      await expect(grid(page)).toContainText('Sem estoque');
      await page.getByRole('searchbox').fill('nada disso existe');
      await expect(page.getByText('Nenhum registro encontrado')).toBeVisible();
    },
  );

  await journey.step('a superuser sees products of all companies, a reviewer one that a barcode leads to and changes nothing', async () => {
    const look = lookOf('narrow', 'dark');
    const { product } = await soldProduct(server.origin);
    await openAs(page, 'superuser', '/product');
    await expect(lines(page).nth(5)).toBeVisible();
    await expect(grid(page)).toContainText('Empresa');
    await shoot(page, 'products', lookOf('wide', 'light'));
    await expectAccessible(page);
    await journey.step('coming back finds the row one came from', async () => {
      await grid(page).focus();
      await page.keyboard.press('End');
      const active = grid(page).locator('[data-active]:not([aria-busy])');
      const shown = (await active.textContent()) ?? '';
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/product\/show\//u);
      await page.goBack();
      await expect(grid(page)).toBeFocused();
      await expect(active).toHaveText(shown);
      await expect(active).toBeInViewport();
    });
    await wear(page, look);
    await expect(lines(page).nth(3)).toBeVisible();
    await shoot(page, 'products', look);
    await page.goto(`/product/show/${product}`);
    await expect(page.getByRole('button', { name: 'Editar produto' })).toBeVisible();
    await shoot(page, 'product', look);
    await expectAccessible(page);
    await page.goto(`/product/edit/${product}`);
    await expect(page.getByRole('form', { name: 'Editar produto' })).toBeVisible();
    await shoot(page, 'product-edit', look);
    await expectAccessible(page);

    await page.goto('/logout');
    await page.waitForURL((url) => url.pathname === '/login');
    await openAs(page, 'reviewer', `/product/edit/${product}`);
    await expect(page).toHaveURL(new RegExp(`/product/show/${product}$`, 'u'));
    await expect(page.getByRole('heading', { name: 'Produtos que possuem o mesmo Ean' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Editar produto' })).toHaveCount(0);
    await page.goto('/product');
    await page.waitForURL((url) => url.pathname === '/');
    await expect(page.getByText('“Produtos” não está aberta para o seu acesso.')).toBeVisible();

    await page.goto('/logout');
    await page.waitForURL((url) => url.pathname === '/login');
    await openAs(page, 'otherSeller', `/product/show/${product}`);
    await expect(page.getByText('Não encontrado', { exact: true })).toBeVisible();
  });
});
