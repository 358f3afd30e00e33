import { expect, type Locator, type Page } from '@playwright/test';
import { openOrders } from '../orders/open-orders.ts';
import { askAs } from '../support/ask.ts';
import { saveBar, saveButton, soundOne, titleBox } from '../support/editor.ts';
import { journey } from '../support/journey.ts';
import { menu } from '../support/menu.ts';
import { runFromPalette } from '../support/palette.ts';
import { demoPassword, people, signOut, untilStarted, type Who } from '../support/people.ts';
import { withoutHold } from '../support/preferences.ts';
import { approve, queueList, readyToDecide } from '../support/queue.ts';
import { tabTo } from '../support/tab-to.ts';

/** The arrow until what the list is on says this. */
const stepTo = async (page: Page, key: 'ArrowDown' | 'ArrowRight', isThere: () => Promise<boolean>, most = 30): Promise<void> => {
  for (let pressed = 0; pressed < most; pressed += 1) {
    if (await isThere()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Not reached with ${most} times ${key}`);
};

/** The row that the cursor of a list is on. */
const rowUnder = async (page: Page, grid: Locator): Promise<string> => {
  const id = await grid.getAttribute('aria-activedescendant');
  return id === null ? '' : ((await page.locator(`[id="${id}"]`).textContent()) ?? '');
};

const logIn = async (page: Page, who: Who): Promise<void> => {
  await page.goto('/login');
  await tabTo(page, page.getByLabel('E-mail', { exact: true }));
  await page.keyboard.type(people[who]);
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  await untilStarted(page);
};

// Nobody but the journey moves an order.
journey.use({ environment: { MARKETPLACE_CLOCK: 'off' } });

journey(
  'a day without touching the mouse: a decision, a cancelled order, a saved listing, a label',
  async ({ page, ask, context, server }) => {
    await withoutHold(context);
    await journey.step('from the login to a sent decision without touching the mouse', async () => {
      await logIn(page, 'reviewer');
      await runFromPalette(page, 'revisao', 'Revisão');
      await page.waitForURL((url) => url.pathname === '/publish');
      await readyToDecide(page);
      await tabTo(page, queueList(page));
      await expect(queueList(page)).toBeFocused();
      const id = await approve(page);
      await expect.poll(async () => (await ask.rows([id]))[0]?.status, { timeout: 20_000 }).not.toBe('pending');
    });

    await journey.step('through login, menu, table and dialog with Tab, arrows and Enter alone: an order is cancelled', async () => {
      await signOut(page);
      await logIn(page, 'superuser');

      const menuLine = (name: string) => menu(page).getByTitle(name, { exact: true });
      await tabTo(page, menuLine('Resumo'));
      await stepTo(page, 'ArrowDown', () => menuLine('Vendas').evaluate((line) => line === document.activeElement));
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname === '/sale');

      const grid = page.getByRole('grid', { name: 'Vendas' });
      await expect(grid.getByRole('row').nth(1)).not.toHaveAttribute('aria-busy');
      await tabTo(page, grid);
      await stepTo(page, 'ArrowDown', async () => /Pago|Faturado|Aguardando envio|Enviado|Entregue/u.test(await rowUnder(page, grid)));
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/detail\/.+/u);
      const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

      await tabTo(page, page.getByRole('button', { name: 'Cancelar', exact: true }));
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      const reason = dialog.getByRole('combobox', { name: /^Tipo/u });
      await expect(reason).toBeFocused();
      await page.keyboard.press('ArrowDown');
      const wanted = page.getByRole('option', { name: 'Produto sem estoque' });
      await expect(wanted).toBeVisible();
      await stepTo(
        page,
        'ArrowDown',
        async () => (await reason.getAttribute('aria-activedescendant')) === (await wanted.getAttribute('id')),
      );
      await page.keyboard.press('Enter');
      await expect(reason).toHaveValue('Produto sem estoque');
      await tabTo(page, dialog.getByRole('textbox', { name: /^Descrição/u }));
      await page.keyboard.type('Acabou ontem');
      await tabTo(page, dialog.locator('button[type="submit"]'));
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      // Nobody starts again at the top of the page.
      await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
      await expect(page.getByRole('region', { name: 'Motivo do cancelamento', exact: true })).toContainText('Acabou ontem');
      const orders = await openOrders(server.origin, 'superuser');
      await expect.poll(async () => (await orders.one(orderId)).status, { timeout: 20_000 }).toBe('cancelled');
    });

    await journey.step(
      'from the login over a listing that is saved to the label of a sale and its shipping, each told in words',
      async () => {
        await signOut(page);
        await logIn(page, 'seller');
        const listing = await soundOne(server, 'active');
        await runFromPalette(page, 'meus anuncios', 'Meus anúncios');
        const list = page.getByRole('grid', { name: 'Meus anúncios' });
        await expect(list.getByRole('row').nth(1)).not.toHaveAttribute('aria-busy');
        await tabTo(page, page.getByRole('searchbox', { name: 'Buscar por título, SKU ou EAN' }));
        await page.keyboard.type(listing.sku);
        await expect(list.getByRole('row').filter({ hasText: listing.title })).toBeVisible();
        // The head and what was found: until then it may be the row of the whole list, and the cursor is not kept for another.
        await expect(list.getByRole('row')).toHaveCount(2);
        await tabTo(page, list);
        await stepTo(page, 'ArrowDown', async () => (await rowUnder(page, list)).includes(listing.title));
        await page.keyboard.press('Enter');
        await page.waitForURL(/\/publish\/.+/u);

        await expect(page.getByRole('heading', { name: `Editar Anúncio - ${listing.title}` })).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await expect(saveBar(page)).toMatchAriaSnapshot(`
      - region "O que será salvo":
        - paragraph: Nada foi alterado
        - button "Salvar!" [disabled]
    `);
        await tabTo(page, titleBox(page));
        await page.keyboard.press('End');
        await page.keyboard.type(' Novo');
        await expect(saveBar(page)).toContainText('Título');
        await tabTo(page, saveButton(page), 120);
        await page.keyboard.press('Enter');
        const own = await askAs(server.origin, 'seller');
        await expect.poll(async () => (await own.listing(listing.publishId)).title, { timeout: 20_000 }).toBe(`${listing.title} Novo`);
        await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);

        const sale = await (await openOrders(server.origin, 'seller')).whole('waiting-shipped', ({ mode }) => mode === 'me1');
        const number = sale.packId ?? sale.externalId;
        await runFromPalette(page, 'vendas', 'Vendas');
        await page.waitForURL((url) => url.pathname === '/sale');
        const sales = page.getByRole('grid', { name: 'Vendas' });
        await tabTo(page, page.getByRole('searchbox', { name: /^Pedido, comprador/u }));
        await page.keyboard.type(number);
        await expect(sales.getByRole('row').filter({ hasText: number })).toBeVisible();
        await expect(sales.getByRole('row')).toHaveCount(2);
        await tabTo(page, sales);
        await stepTo(page, 'ArrowDown', async () => (await rowUnder(page, sales)).includes(number));
        await page.keyboard.press('Enter');
        await page.waitForURL(/\/detail\/.+/u);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        // The palette keeps the order of its opening: what the page can do is known once its order is there.
        const acts = page.locator('header.record-head');
        await expect(acts.getByRole('button', { name: 'Imprimir etiqueta' })).toBeVisible();
        await runFromPalette(page, 'imprimir etiqueta', 'Imprimir etiqueta');
        const label = page.getByRole('dialog', { name: /etiqueta/iu });
        await expect(label.getByRole('img', { name: new RegExp(number, 'u') })).toBeVisible();
        await tabTo(page, label.getByRole('button', { name: 'Imprimir' }));
        await page.keyboard.press('Escape');
        await expect(label).toBeHidden();
        await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);

        await expect(acts).toMatchAriaSnapshot(`
      - heading "Pedido ${number}" [level=2]
      - button "Imprimir etiqueta"
      - button "Marcar como enviado"
    `);
        await tabTo(page, acts.getByRole('button', { name: 'Marcar como enviado' }));
        await page.keyboard.press('Enter');
        const shipping = page.getByRole('dialog', { name: 'Marcar como enviado' });
        await expect(shipping.getByRole('textbox', { name: 'Código de rastreio' })).toBeFocused();
        await expect(shipping).toMatchAriaSnapshot(`
      - dialog "Marcar como enviado":
        - paragraph: Pedido ${number}
        - form "Marcar como enviado":
          - textbox "Código de rastreio": ${sale.shipping.trackingNumber ?? ''}
          - text: Só letras, números, hífen, ponto e barra. Pode ficar em branco. Transportadora
          - combobox "Transportadora"
          - paragraph: O pedido passa a enviado e não volta. O rastreio pode ser corrigido depois.
          - button "Voltar"
          - button "Marcar como enviado"
    `);
        await page.keyboard.press('Enter');
        await expect(shipping).toBeHidden();
        await expect(acts.getByRole('button', { name: 'Abrir rastreio' })).toBeFocused();
      },
    );
  },
);
