import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { visit } from '../support/journey.ts';
import { runFromPalette } from '../support/palette.ts';
import { openAs } from '../support/people.ts';
import { shoot, wear, type Look } from '../support/screens.ts';
import { openOrders } from './open-orders.ts';

const wide: Look = { appearance: 'light', width: 'wide', name: 'light, 1440 px' };
const narrow: Look = { appearance: 'dark', width: 'narrow', name: 'dark, 390 px' };

visit(
  'a seller copies the link to a slip; who has it reads the slip without an account, and who has another learns nothing',
  async ({ page, context, browser, sharedServer }) => {
    const order = await (await openOrders(sharedServer.origin, 'seller')).whole('waiting-shipped');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openAs(page, 'seller', `/detail/${order._id}`);
    await expect(page.getByRole('heading', { name: /^Pedido \d+/u, level: 2 })).toBeVisible();
    await runFromPalette(page, 'Copiar link do talão de vendas', 'Copiar link do talão de vendas');
    const dialog = page.getByRole('dialog', { name: 'Link do talão de vendas' });
    const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
    await expect(page.getByText('Link copiado')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await expectAccessible(page);

    const stranger = await browser.newPage({ baseURL: sharedServer.origin, locale: 'pt-BR' });
    await wear(stranger, wide);
    await stranger.goto(link);
    await expect(stranger.getByRole('heading', { name: `Pedido ${order.packId ?? order.externalId}` })).toBeVisible();
    await expect(stranger.getByRole('cell', { name: order.items[0]?.title ?? '' })).toBeVisible();
    await expect(stranger.getByText(order.shipping.street ?? '')).toHaveCount(0);
    await shoot(stranger, 'slip', wide);
    await expectAccessible(stranger);
    await wear(stranger, narrow);
    await shoot(stranger, 'slip', narrow);
    await expectAccessible(stranger);

    await stranger.goto(`${link.slice(0, -4)}AAAA`);
    await expect(stranger.getByText('Este link não é válido. Confira o endereço ou peça outro a quem vendeu.')).toBeVisible();
    await expectAccessible(stranger);
    await stranger.goto('/ext/talaovendas');
    await expect(stranger.getByText('Este link não é válido. Confira o endereço ou peça outro a quem vendeu.')).toBeVisible();

    await stranger.route('**/v2/ext/talaovendas**', (route) => route.abort());
    await stranger.goto(link);
    await expect(stranger.getByText('O servidor não respondeu. Tente de novo.')).toBeVisible();
    await stranger.unroute('**/v2/ext/talaovendas**');
    await stranger.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(stranger.getByRole('heading', { name: `Pedido ${order.packId ?? order.externalId}` })).toBeVisible();
    await stranger.close();
  },
);
