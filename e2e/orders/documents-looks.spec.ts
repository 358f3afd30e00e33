import { expect, type Page } from '@playwright/test';
import { visit } from '../support/journey.ts';
import { runFromPalette } from '../support/palette.ts';
import { goInside, openAs } from '../support/people.ts';
import { holdsInEveryLook } from '../support/screens.ts';
import { openOrders } from './open-orders.ts';

const show = async (page: Page, title: string, name: RegExp, picture: string): Promise<void> => {
  await runFromPalette(page, title, title);
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('.skeleton')).toHaveCount(0, { timeout: 30_000 });
  await holdsInEveryLook(page, picture);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
};

visit('axe finds nothing on tracking, invoice and label, in every look', async ({ page, sharedServer }) => {
  const orders = await openOrders(sharedServer.origin, 'superuser');
  const { _id, packId, externalId } = await orders.whole('waiting-shipped', ({ mode }) => mode === 'me1');
  const sent = await orders.whole('delivered', ({ trackingNumber }) => trackingNumber?.startsWith('OY') === true);
  await openAs(page, 'superuser', `/detail/${sent._id}`);
  await expect(page.getByRole('heading', { name: /^Pedido \d+/u, level: 2 })).toBeVisible();
  await show(page, 'Abrir rastreio', /^Rastreamento/u, 'order-tracking');
  await show(page, 'Abrir nota fiscal', /^Nota fiscal/u, 'order-invoice');
  await goInside(page, `/detail/${_id}`);
  await expect(page.getByRole('heading', { name: `Pedido ${packId ?? externalId}`, exact: true, level: 2 })).toBeVisible();
  await show(page, 'Imprimir etiqueta', /^Etiqueta de envio/u, 'order-label');
  await show(page, 'Abrir rastreio', /^Rastreamento/u, 'order-untracked');
});
