import { expect, type Locator, type Page } from '@playwright/test';
import { openOrders } from '../orders/open-orders.ts';
import { journey } from '../support/journey.ts';
import { menu } from '../support/menu.ts';
import { runFromPalette } from '../support/palette.ts';
import { demoPassword, people, signOut, untilStarted, type Who } from '../support/people.ts';
import { withoutHold } from '../support/preferences.ts';
import { approve, queueList, readyToDecide } from '../support/queue.ts';

/** Tab until the focus is there; a person gives up, too. */
const tabTo = async (page: Page, wanted: Locator, most = 60): Promise<void> => {
  await expect(wanted).toBeVisible();
  for (let pressed = 0; pressed < most; pressed += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Not reached with ${most} tabs: ${wanted.toString()}`);
};

/** The arrow until what the list is on says this. */
const stepTo = async (page: Page, key: 'ArrowDown' | 'ArrowRight', isThere: () => Promise<boolean>, most = 30): Promise<void> => {
  for (let pressed = 0; pressed < most; pressed += 1) {
    if (await isThere()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Not reached with ${most} times ${key}`);
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

journey('a day without touching the mouse: a decision is sent, an order is cancelled', async ({ page, ask, context, server }) => {
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
    const cursor = async (): Promise<string> => {
      const id = await grid.getAttribute('aria-activedescendant');
      return id === null ? '' : ((await page.locator(`[id="${id}"]`).textContent()) ?? '');
    };
    await stepTo(page, 'ArrowDown', async () => /Pago|Faturado|Aguardando envio|Enviado|Entregue/u.test(await cursor()));
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
    await stepTo(page, 'ArrowDown', async () => (await reason.getAttribute('aria-activedescendant')) === (await wanted.getAttribute('id')));
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
});
