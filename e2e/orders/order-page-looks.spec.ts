import { expect, type Page } from '@playwright/test';
import { visit } from '../support/journey.ts';
import { openAs } from '../support/people.ts';
import { holdsInEveryLook } from '../support/screens.ts';
import { openOrders } from './open-orders.ts';

const show = async (page: Page, orderId: string, who: 'seller' | 'superuser' = 'superuser'): Promise<void> => {
  await openAs(page, who, `/detail/${orderId}`);
  await expect(page.getByRole('heading', { name: /^Pedido \d+$/u, level: 2 })).toBeVisible();
  await expect(page.locator('main .skeleton')).toHaveCount(0);
};
const menu = async (page: Page, name: RegExp): Promise<void> => {
  await page.getByRole('button', { name: 'Mais ações do pedido' }).click();
  await page.getByRole('menuitem', { name }).click();
};

visit('axe finds nothing on the page of an order, in every look', async ({ page, sharedServer }) => {
  const orders = await openOrders(sharedServer.origin, 'superuser');
  const { _id } = await orders.whole('shipped');
  await show(page, _id);
  await holdsInEveryLook(page, 'order');
  await page.getByRole('button', { name: 'Mais ações do pedido' }).click();
  await holdsInEveryLook(page, 'order-menu');
});

visit('axe finds nothing on the page of a cancelled order, in every look', async ({ page, sharedServer }) => {
  const orders = await openOrders(sharedServer.origin, 'superuser');
  const { _id } = await orders.whole('cancelled');
  await show(page, _id);
  await holdsInEveryLook(page, 'order-cancelled');
  await page.getByRole('button', { name: 'Editar motivo do cancelamento' }).click();
  await page.getByRole('button', { name: 'Editar CEP' }).click();
  await holdsInEveryLook(page, 'order-in-place');
});

visit('axe finds nothing on the dialogs of an order, in every look', async ({ page, sharedServer }) => {
  const orders = await openOrders(sharedServer.origin, 'superuser');
  const { _id } = await orders.whole('delivered');
  await show(page, _id);
  await page.getByRole('button', { name: 'Cancelar', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await holdsInEveryLook(page, 'order-cancel');
  await page.keyboard.press('Escape');
  await menu(page, /^Adicionar devolução$/u);
  await expect(page.getByRole('dialog')).toBeVisible();
  await holdsInEveryLook(page, 'order-return');
  await page.keyboard.press('Escape');
  await menu(page, /[Hh]istórico/u);
  await expect(page.getByRole('dialog')).toBeVisible();
  await holdsInEveryLook(page, 'order-history');
});
