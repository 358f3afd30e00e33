import { expect, type Page } from '@playwright/test';
import { stageForFaults } from '../../tests/support/stage-orders.ts';
import { visit } from '../support/journey.ts';
import { openAs, type Who } from '../support/people.ts';
import { withoutHold } from '../support/preferences.ts';
import type { Server } from '../support/server.ts';
import { openOrders, type Orders } from './open-orders.ts';
import { startStaged } from './staged.ts';

export const open = async (page: Page, who: Who, orderId: string): Promise<void> => {
  await openAs(page, who, `/detail/${orderId}`);
  await expect(page.getByRole('heading', { name: /^Pedido \d+$/u, level: 2 })).toBeVisible();
};
export const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const notes = (page: Page) => block(page, 'Observações do pedido');
export const steps = (page: Page, name: string) => page.getByRole('list', { name }).getByRole('listitem');
export const menuItem = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Mais ações do pedido' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};
export const sent = (page: Page) => expect(page.getByText('Tudo enviado')).toBeVisible();

/** One server for all journeys of this page, with orders of every kind and no clock that moves them: each takes one of its own. */
export const ready = visit.extend<{ orders: Orders; sellers: Orders }, { staged: Server }>({
  staged: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, provide) => {
      const server = await startStaged({}, stageForFaults);
      await provide(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ staged }, provide) => provide(staged.origin),
  orders: async ({ staged }, provide) => provide(await openOrders(staged.origin, 'superuser')),
  sellers: async ({ staged }, provide) => provide(await openOrders(staged.origin, 'seller')),
  context: async ({ context }, provide) => {
    await withoutHold(context);
    await provide(context);
  },
});
