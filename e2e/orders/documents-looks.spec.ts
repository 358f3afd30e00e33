import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { visit } from '../support/journey.ts';
import { runFromPalette } from '../support/palette.ts';
import { signIn } from '../support/people.ts';
import { looks, shoot, wear } from '../support/screens.ts';
import { openOrders } from './open-orders.ts';

const show = async (page: Page, title: string, name: RegExp, picture: string, look: (typeof looks)[number]): Promise<void> => {
  await runFromPalette(page, title, title);
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('.skeleton')).toHaveCount(0, { timeout: 30_000 });
  await shoot(page, picture, look);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
};

for (const look of looks) {
  visit(`axe finds nothing on tracking, invoice and label: ${look.name}`, async ({ page, sharedServer }) => {
    await wear(page, look);
    const orders = await openOrders(sharedServer.origin, 'superuser');
    const { _id } = await orders.whole('waiting-shipped', ({ mode }) => mode === 'me1');
    const sent = await orders.whole('delivered', ({ trackingNumber }) => trackingNumber?.startsWith('OY') === true);
    await signIn(page, 'superuser', `/login?redirect=${encodeURIComponent(`/detail/${sent._id}`)}`);
    await expect(page.getByRole('heading', { name: /^Pedido \d+/u, level: 2 })).toBeVisible();
    await show(page, 'Abrir rastreio', /^Rastreamento/u, 'order-tracking', look);
    await show(page, 'Abrir nota fiscal', /^Nota fiscal/u, 'order-invoice', look);
    await page.goto(`/detail/${_id}`);
    await expect(page.getByRole('heading', { name: /^Pedido \d+/u, level: 2 })).toBeVisible();
    await show(page, 'Imprimir etiqueta', /^Etiqueta de envio/u, 'order-label', look);
    await show(page, 'Abrir rastreio', /^Rastreamento/u, 'order-untracked', look);
  });
}
