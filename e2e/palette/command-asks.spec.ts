import { expect } from '@playwright/test';
import { ready } from '../orders/order-page.ts';
import { confirmInPalette, openPalette, palette, paletteField, paletteRows } from '../support/palette.ts';
import { openAs, untilStarted } from '../support/people.ts';

ready(
  'from the home page a command asks which order, then why, and shows it before it does it; a phrase says all of it at once',
  async ({ page, orders }) => {
    const [first, second] = (await orders.list('paid')).map(({ _id, externalId, packId }) => ({ _id, number: packId ?? externalId }));
    if (!first || !second) throw new Error('Two paid orders were expected');

    await ready.step('which, why, the review; an earlier answer is pressed and given anew', async () => {
      await openAs(page, 'superuser');
      await openPalette(page);
      await page.keyboard.type('cancelar pedido');
      await expect(paletteRows(page).first()).toContainText('Escolha um pedido');
      await page.keyboard.press('Enter');
      await expect(paletteField(page)).toHaveAttribute('placeholder', 'Escolha um pedido');
      await page.keyboard.insertText(second.number);
      await expect(paletteRows(page)).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(paletteRows(page).filter({ hasText: 'Produto sem estoque' })).toBeVisible();
      await page.keyboard.type('sem estoque');
      await page.keyboard.press('Enter');
      await expect(paletteField(page)).toHaveAttribute('placeholder', 'Descrição do motivo');
      await page.keyboard.type('Acabou');
      await page.keyboard.press('Enter');
      await expect(palette(page).locator('.palette-review')).toContainText(second.number);

      await palette(page).getByRole('button', { name: second.number }).click();
      await page.keyboard.insertText(first.number);
      await expect(paletteRows(page)).toHaveCount(1);
      await page.keyboard.press('Enter');
      // What the server offers is asked for the other order anew; what was written stays.
      await expect(paletteRows(page).filter({ hasText: 'Produto sem estoque' })).toBeVisible();
      await page.keyboard.type('sem estoque');
      await page.keyboard.press('Enter');
      expect((await orders.one(first._id)).status).toBe('paid');
      await confirmInPalette(page, first.number);
      await expect.poll(async () => (await orders.one(first._id)).status, { timeout: 20_000 }).toBe('cancelled');
      expect((await orders.one(first._id)).cancelMessage?.description).toBe('Acabou');
      expect((await orders.one(second._id)).status).toBe('paid');
    });

    await ready.step('a phrase fills the same in, asks what it left open, and never runs by itself', async () => {
      await openPalette(page);
      await page.keyboard.insertText(`cancelar ${second.number} sem estoque`);
      await expect(paletteRows(page).first()).toContainText(second.number);
      await expect(paletteRows(page).first()).toContainText('sem estoque');
      await page.keyboard.press('Enter');
      await expect(paletteField(page)).toHaveAttribute('placeholder', 'Descrição do motivo');
      await expect(palette(page).getByRole('button', { name: 'Produto sem estoque' })).toBeVisible();
      await page.keyboard.type('Acabou também');
      await page.keyboard.press('Enter');
      await expect(palette(page).locator('.palette-review')).toContainText(second.number);
      expect((await orders.one(second._id)).status).toBe('paid');
      await confirmInPalette(page, second.number);
      await expect.poll(async () => (await orders.one(second._id)).status, { timeout: 20_000 }).toBe('cancelled');
    });

    await ready.step('a list is filtered as a phrase says', async () => {
      await openPalette(page);
      await page.keyboard.type('vendas canceladas');
      await expect(paletteRows(page).first()).toContainText('Vendas · Cancelado');
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname === '/sale' && (url.searchParams.get('status') ?? '').includes('cancelled'));
    });

    await ready.step('where one was is found again, and a slip of one letter finds on the server what was meant', async () => {
      await page.goto(`/detail/${first._id}`);
      await expect(page.getByRole('heading', { name: /^Pedido \d+$/u, level: 2 })).toBeVisible();
      const kept = () => page.evaluate(() => Object.entries(localStorage).find(([key]) => key.startsWith('paletteVisits:'))?.[1] ?? '');
      await expect.poll(kept).toContain(first._id);
      await page.goto('/');
      await untilStarted(page);
      await openPalette(page);
      await expect(palette(page).getByText('Visitados há pouco')).toBeVisible();
      await page.keyboard.type('/luminraia');
      await expect(paletteRows(page).first()).toContainText(/Lumin[aá]ria/u);
    });
  },
);

ready(
  'what an order’s page does is asked for from home: its page is opened and does it; what has to be looked at is opened and not decided',
  async ({ page, orders }) => {
    const [one] = await orders.list('waiting-shipped');
    if (!one) throw new Error('An order with a label was expected');

    await ready.step('a label is shown on the page of its order', async () => {
      await openAs(page, 'superuser');
      await openPalette(page);
      await page.keyboard.insertText(`imprimir etiqueta ${one.packId ?? one.externalId}`);
      await expect(paletteRows(page).first()).toContainText(one.packId ?? one.externalId);
      await page.keyboard.press('Enter');
      await page.waitForURL(`/detail/${one._id}`);
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Imprimir', exact: true })).toBeVisible();
    });

    await ready.step('an account is found by its name, and paused only once it was confirmed', async () => {
      await page.goto('/marketplace');
      const row = page.getByRole('row').nth(1);
      const name = (await row.getByRole('link').first().textContent())?.trim() ?? '';
      await page.goto('/');
      await untilStarted(page);
      await openPalette(page);
      await page.keyboard.insertText(`pausar conta ${name}: token vencido`);
      await expect(paletteRows(page).first()).toContainText('Pausar conta');
      await expect(paletteRows(page).first()).toContainText('token vencido');
      await page.keyboard.press('Enter');
      await expect(palette(page)).toContainText(name);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    });

    await ready.step('what has to be looked at is opened', async () => {
      const sku = (await orders.one(one._id)).items[0]?.sku ?? '';
      await page.goto('/');
      await untilStarted(page);
      await openPalette(page);
      await page.keyboard.insertText(`aprovar ${sku}`);
      // Before the grammar is there the command alone stands first, dimmed.
      await expect(paletteRows(page).first()).toContainText(`Aprovar${sku}`);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/publish\/.+/u);
      await expect(page.getByText(sku, { exact: true }).first()).toBeVisible();
    });
  },
);
