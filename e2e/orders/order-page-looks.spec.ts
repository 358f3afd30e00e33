import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { visit } from '../support/journey.ts';
import { signIn } from '../support/people.ts';
import { looks, shoot, wear } from '../support/screens.ts';
import { openOrders } from './open-orders.ts';

const show = async (page: Page, orderId: string, who: 'seller' | 'superuser' = 'superuser'): Promise<void> => {
  await signIn(page, who, `/login?redirect=${encodeURIComponent(`/detail/${orderId}`)}`);
  await expect(page.getByRole('heading', { name: /^Pedido \d+$/u, level: 2 })).toBeVisible();
  await expect(page.locator('main .skeleton')).toHaveCount(0);
};
const menu = async (page: Page, name: RegExp): Promise<void> => {
  await page.getByRole('button', { name: 'Mais ações do pedido' }).click();
  await page.getByRole('menuitem', { name }).click();
};

for (const look of looks) {
  visit(`axe finds nothing on the page of an order: ${look.name}`, async ({ page, sharedServer }) => {
    await wear(page, look);
    const orders = await openOrders(sharedServer.origin, 'superuser');
    const { _id } = await orders.whole('shipped');
    await show(page, _id);
    await shoot(page, 'order', look);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Mais ações do pedido' }).click();
    await shoot(page, 'order-menu', look);
    await expectAccessible(page);
  });

  visit(`axe finds nothing on the page of a cancelled order: ${look.name}`, async ({ page, sharedServer }) => {
    await wear(page, look);
    const orders = await openOrders(sharedServer.origin, 'superuser');
    const { _id } = await orders.whole('cancelled');
    await show(page, _id);
    await shoot(page, 'order-cancelled', look);
    await page.getByRole('button', { name: 'Editar motivo do cancelamento' }).click();
    await page.getByRole('button', { name: 'Editar CEP' }).click();
    await shoot(page, 'order-in-place', look);
    await expectAccessible(page);
  });

  visit(`axe finds nothing on the dialogs of an order: ${look.name}`, async ({ page, sharedServer }) => {
    await wear(page, look);
    const orders = await openOrders(sharedServer.origin, 'superuser');
    const { _id } = await orders.whole('delivered');
    await show(page, _id);
    await page.getByRole('button', { name: 'Cancelar', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await shoot(page, 'order-cancel', look);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await menu(page, /^Adicionar devolução$/u);
    await expect(page.getByRole('dialog')).toBeVisible();
    await shoot(page, 'order-return', look);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await menu(page, /[Hh]istórico/u);
    await expect(page.getByRole('dialog')).toBeVisible();
    await shoot(page, 'order-history', look);
    await expectAccessible(page);
  });
}
