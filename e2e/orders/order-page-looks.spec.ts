import { expect, type Page } from '@playwright/test';
import type { Order } from '#contract/order.ts';
import { visit } from '../support/journey.ts';
import { goInside, openAs } from '../support/people.ts';
import { holdsInEveryLook } from '../support/screens.ts';
import { openOrders } from './open-orders.ts';

const show = async (page: Page, { _id, packId, externalId }: Order): Promise<void> => {
  await goInside(page, `/detail/${_id}`);
  await expect(page.getByRole('heading', { name: `Pedido ${packId ?? externalId}`, exact: true, level: 2 })).toBeVisible();
  await expect(page.locator('main .skeleton')).toHaveCount(0);
};
const menu = async (page: Page, name: RegExp): Promise<void> => {
  await page.getByRole('button', { name: 'Mais ações do pedido' }).click();
  await page.getByRole('menuitem', { name }).click();
};

visit(
  'axe finds nothing on the page of an order, of a cancelled one, and on its dialogs, in every look',
  async ({ page, sharedServer }) => {
    const orders = await openOrders(sharedServer.origin, 'superuser');
    await openAs(page, 'superuser');
    await visit.step('shipped', async () => {
      await show(page, await orders.whole('shipped'));
      await holdsInEveryLook(page, 'order');
      await page.getByRole('button', { name: 'Mais ações do pedido' }).click();
      await holdsInEveryLook(page, 'order-menu');
      await page.keyboard.press('Escape');
    });
    await visit.step('cancelled', async () => {
      await show(page, await orders.whole('cancelled'));
      await holdsInEveryLook(page, 'order-cancelled');
      await page.getByRole('button', { name: 'Editar motivo do cancelamento' }).click();
      await page.getByRole('button', { name: 'Editar CEP' }).click();
      await holdsInEveryLook(page, 'order-in-place');
    });
    await visit.step('dialogs', async () => {
      await show(page, await orders.whole('delivered'));
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
  },
);
