import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { getOrder, listOrders } from '#contract/order-calls.ts';
import type { OrderRow } from '#contract/order.ts';
import { journey, visit } from '../support/journey.ts';
import { confirmInPalette } from '../support/palette.ts';
import { goInside, openAs, openSession, signOut, type Who } from '../support/people.ts';
import { withoutHold } from '../support/preferences.ts';

const grid = (page: Page) => page.getByRole('grid', { name: 'Vendas' });
const rows = (page: Page) =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') });
const totals = (page: Page) => page.getByLabel('Totais do que foi encontrado');
const rowOf = (page: Page, { packId, externalId }: Pick<OrderRow, 'packId' | 'externalId'>) =>
  rows(page).filter({ hasText: packId ?? externalId });
const results = (page: Page) => page.getByRole('region', { name: /resultado por pedido$/u });

const open = async (page: Page, who: Who, address = '/general'): Promise<void> => {
  await openAs(page, who, address);
  await expect(rows(page).first()).not.toHaveAttribute('aria-busy');
};

/** Asks the server itself, past the browser. */
const askAs = async (origin: string, who: Who) => {
  const token = await openSession(origin, who);
  const get = async (path: string): Promise<unknown> =>
    (await fetch(`${origin}/v2${path}`, { headers: { authorization: token, userToken: token } })).json();
  return {
    list: async (query: string) => listOrders.reply.parse(await get(`/order?limit=100&${query}`)),
    one: async (id: string) => getOrder.reply.parse(await get(`/order/${id}`)),
  };
};

const paths = ['/general', '/sale/general', '/sale'] as const;

visit('the sales list is addressed, seen by whom it concerns, walked, searched and narrowed', async ({ page, sharedServer }) => {
  await visit.step('every address of the sales list keeps its place: the filter goes, the path stays', async () => {
    for (const path of paths)
      await visit.step(path, async () => {
        if (path === paths[0]) await open(page, 'seller', `${path}?status=delivered`);
        else await goInside(page, `${path}?status=delivered`);
        await expect(page.getByRole('heading', { level: 1, name: 'Vendas' })).toBeAttached();
        await expect(page.getByTitle('Remover filtro Situação')).toBeVisible();
        await expect(rows(page).first()).toContainText('Entregue');
        await page.getByTitle('Remover filtro Situação').click();
        await expect(page).toHaveURL(new RegExp(`${path}$`, 'u'));
      });
    await visit.step('what the list sums up to is what its download holds', async () => {
      await expect(rows(page).first()).not.toHaveAttribute('aria-busy');
      await expect(page.getByRole('list', { name: 'Filtros' })).toHaveCount(0);
      await expect(grid(page)).not.toHaveAttribute('aria-rowcount', '1');
      const said = (await totals(page).textContent()) ?? '';
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download CSV' }).click()]);
      const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
      const columns = lines[0]?.split(',') ?? [];
      expect(columns.at(-1)).toBe('Valor');
      const cents = lines.slice(1).reduce((sum, line) => sum + Number(/,"(\d+),(\d\d)"$/u.exec(line)?.slice(1).join('')), 0);
      const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(cents / 100).replaceAll('\u00a0', ' ');
      expect(said).toContain(reais);
      expect(said).toContain(`${(lines.length - 1).toLocaleString('pt-BR')} vendas`);
    });
    await visit.step('a view is saved under a name, applied and removed', async () => {
      await goInside(page, '/general?status=shipped');
      await page.getByRole('button', { name: 'Visões' }).click();
      await page.getByRole('textbox', { name: 'Nome da visão' }).fill('A caminho');
      await page.getByRole('button', { name: 'Salvar visão' }).click();
      await expect(page.getByRole('button', { name: 'A caminho', exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      // A click elsewhere would close it too: looked at before the next one.
      await expect(page.getByRole('dialog', { name: 'Visões' })).toBeHidden();
      await expect(page.getByRole('button', { name: 'Visões' })).toBeFocused();
      await page.getByTitle('Remover filtro Situação').click();
      await expect(page).toHaveURL(/\/general$/u);
      await page.getByRole('button', { name: 'Visões' }).click();
      await page.getByRole('button', { name: 'A caminho', exact: true }).click();
      await expect(page).toHaveURL(/status=shipped/u);
      await page.getByRole('button', { name: 'Visões' }).click();
      await page.getByRole('button', { name: 'Apagar visão A caminho' }).click();
      await expect(page.getByText('Nenhuma visão salva')).toBeVisible();
    });
    await visit.step('a list that could not be loaded says so and is asked for again', async () => {
      await goInside(page, '/settings');
      await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible();
      // The heading is there before the page: as long as the list is, its rows stay under whatever filter is asked for next.
      await expect(grid(page)).toHaveCount(0);
      let isCut = true;
      await page.route('**/v2/order?*', (route) => (isCut ? route.abort() : route.fallback()));
      // Nobody asked for this one before, and no rows of another filter stand there meanwhile.
      await goInside(page, '/general?status=invoiced');
      await expect(page.getByText('Não foi possível carregar as linhas')).toBeVisible({ timeout: 20_000 });
      // Pressed while nothing answers: an order that changes has the list asked for too, and with an answer the button would be gone.
      await page.getByRole('button', { name: 'Tentar de novo' }).click();
      isCut = false;
      await expect(rows(page).first()).not.toHaveAttribute('aria-busy');
      await page.unroute('**/v2/order?*');
    });
  });

  await visit.step('a seller sees the own company’s sales only, a superuser all, and neither a buyer whole', async () => {
    const [mine, all] = await Promise.all(
      (['seller', 'superuser'] as const).map(async (who) => (await askAs(sharedServer.origin, who)).list('')),
    );
    await goInside(page, '/general');
    await expect(rows(page).first()).not.toHaveAttribute('aria-busy');
    await expect(grid(page)).toHaveAttribute('aria-rowcount', `${(mine?.total ?? 0) + 1}`);
    await expect(page.getByRole('columnheader', { name: 'Empresa' })).toHaveCount(0);
    await signOut(page);
    await open(page, 'superuser');
    await expect(grid(page)).toHaveAttribute('aria-rowcount', `${(all?.total ?? 0) + 1}`);
    await expect(page.getByRole('columnheader', { name: 'Empresa' })).toBeVisible();
    const whole = await (await askAs(sharedServer.origin, 'superuser')).one(all?.items[0]?._id ?? '');
    await expect(rowOf(page, whole)).toBeVisible();
    await expect(page.getByText(whole.buyer.name ?? '', { exact: true })).toHaveCount(0);
  });

  await visit.step('the list is walked and opened by keyboard, and coming back finds the row one came from', async () => {
    await visit.step('an address that makes no sense opens the list as it is', async () => {
      await goInside(page, '/general?status=lost&company=nobody&account=none&date=x&gross=..&page=-3&selected=%25');
      await expect(page.getByRole('list', { name: 'Filtros' })).toHaveCount(0);
    });
    await grid(page).focus();
    // Only the head stands while the rows are on their way.
    await expect(grid(page)).toHaveAttribute('aria-rowcount', /^\d{2,}$/u);
    const total = Number(await grid(page).getAttribute('aria-rowcount'));
    await page.keyboard.press('End');
    await expect(grid(page).locator('[data-active]')).toHaveAttribute('aria-rowindex', `${total}`);
    await page.keyboard.press('k');
    const index = `${total - 1}`;
    const active = grid(page).locator(`[data-active][aria-rowindex="${index}"]`);
    await expect(active).not.toHaveAttribute('aria-busy');
    const shown = (await active.textContent()) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/detail\/.+/u);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(grid(page)).toBeFocused();
    const row = grid(page).locator(`[aria-rowindex="${index}"]`);
    await expect(row).toHaveText(shown);
    await expect(row).toBeInViewport();
    await expect(row).toHaveAttribute('data-active');

    await visit.step('an order is found by its number, its SKU and its tracking number', async () => {
      const { items } = await (await askAs(sharedServer.origin, 'superuser')).list('');
      const wanted = items.find(({ trackingNumber }) => trackingNumber !== null);
      if (!wanted) throw new Error('No order of the demo world has a tracking number.');
      await goInside(page, '/general');
      await expect(rows(page).first()).not.toHaveAttribute('aria-busy');
      for (const words of [wanted.externalId, wanted.skus[0], wanted.trackingNumber]) {
        await page.getByRole('searchbox').fill(words ?? '');
        await expect(page).toHaveURL(new RegExp(`search=${words}`, 'u'));
        await expect(rowOf(page, wanted)).toBeVisible();
      }
      await page.getByRole('searchbox').fill('nada-assim');
      await expect(page.getByText('Nada com esta busca e estes filtros.')).toBeVisible();
      await grid(page).getByRole('button', { name: 'Limpar' }).click();
      await expect(rows(page).first()).not.toHaveAttribute('aria-busy');
    });
  });

  await visit.step('every filter narrows the list, says so, and survives a reload', async () => {
    const ask = await askAs(sharedServer.origin, 'superuser');
    const { items } = await ask.list('');
    const [first] = items;
    if (!first) throw new Error('The demo world has no orders.');
    await goInside(page, '/general');
    await expect(rows(page).first()).not.toHaveAttribute('aria-busy');
    await page.getByRole('button', { name: 'Filtrar Tabela' }).click();
    const statuses = page.getByRole('group', { name: 'Situação' });
    await statuses.getByRole('checkbox', { name: 'Entregue' }).check();
    await page.getByRole('combobox', { name: 'Empresa' }).fill(first.sellerName);
    await page.getByRole('option', { name: first.sellerName, exact: true }).click();
    await page.getByRole('combobox', { name: 'Conta' }).selectOption({ label: first.marketPlaceName });
    await page.getByLabel('Valor: de').fill('10');
    await page.getByLabel('Data: de').pressSequentially('01012020');
    await expect(page).toHaveURL(/date=2020-01-01/u);
    await page.keyboard.press('Escape');
    const found = await ask.list(
      new URLSearchParams({
        status: 'delivered',
        sellerId: first.sellerId,
        marketPlaceId: first.marketPlaceId,
        grossFrom: '1000',
        from: '2020-01-01',
      }).toString(),
    );
    await expect(grid(page)).toHaveAttribute('aria-rowcount', `${found.total + 1}`);
    await expect(page.getByRole('list', { name: 'Filtros' })).toContainText(first.sellerName);
    await page.reload();
    await expect(grid(page)).toHaveAttribute('aria-rowcount', `${found.total + 1}`);
    await expect(page.getByRole('list', { name: 'Filtros' })).toContainText(first.sellerName);
  });
});

const still = journey.extend({
  // The demo marketplace must not move what the journey looks at.
  environment: { MARKETPLACE_CLOCK: 'off' },
  context: async ({ context }, provide) => {
    await withoutHold(context);
    await provide(context);
  },
});

still('a superuser decides on several orders at once, and repeats what the server rejected', async ({ page, server }) => {
  await still.step('a superuser cancels three orders at once: a result for each, one effect each', async () => {
    const ask = await askAs(server.origin, 'superuser');
    const { items } = await ask.list('status=delivered');
    const wanted = items.slice(0, 3);
    await open(page, 'superuser', '/general?status=delivered');
    await grid(page).focus();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('Shift+J');
    await page.keyboard.press('Shift+J');
    await expect(page.getByRole('toolbar')).toContainText('3 linha(s) selecionadas');
    await page.getByRole('toolbar').getByRole('button', { name: 'Cancelar', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: /^Tipo/u }).click();
    await dialog.getByRole('option', { name: 'Produto sem estoque' }).click();
    await dialog.getByRole('textbox', { name: /^Descrição/u }).fill('Acabou ontem');
    await dialog.locator('button[type="submit"]').click();
    await expect(results(page).getByRole('listitem')).toHaveCount(3);
    await expect(results(page)).toContainText('3 enviados, 0 a enviar, 0 não aceitos');
    for (const { _id } of wanted) expect((await ask.one(_id)).status).toBe('cancelled');
    // They are delivered no more: the list is not theirs.
    for (const order of wanted) await expect(rowOf(page, order)).toHaveCount(0);

    await still.step('what refuses stays chosen, and says why', async () => {
      const all = (await ask.list('')).items;
      const good = all.find(({ status }) => status === 'delivered');
      const shut = all.find(({ status }) => status === 'cancelled');
      if (!good || !shut) throw new Error('The demo world has too few orders.');
      await goInside(page, `/general?selected=${good._id},${shut._id}`);
      await expect(page.getByRole('toolbar')).toContainText('2 linha(s) selecionadas');
      await page
        .getByRole('toolbar')
        .getByRole('button', { name: /fictício|falso/iu })
        .click();
      await confirmInPalette(page);
      await expect(results(page)).toContainText('Não enviado: Pedido já cancelado');
      await expect(page.getByRole('toolbar')).toContainText('1 linha(s) selecionadas');
      await expect.poll(async () => (await ask.one(good._id)).status).toBe('fk_cancelled');
      expect((await ask.one(shut._id)).version).toBe(shut.version);
    });
    await still.step('a change by somebody else is seen in the list without a reload', async () => {
      const [order] = (await ask.list('status=delivered')).items;
      if (!order) throw new Error('No order of the demo world is delivered.');
      await goInside(page, `/general?search=${order.externalId}`);
      await expect(rowOf(page, order)).toContainText('Entregue');
      const token = await openSession(server.origin, 'superuser');
      await fetch(`${server.origin}/v2/order/fake/cancel/${order.externalId}`, {
        method: 'PUT',
        headers: { authorization: token, userToken: token, 'idempotency-key': crypto.randomUUID() },
      });
      await expect(rowOf(page, order)).toContainText('Cancelado');
    });
  });

  await still.step('what the server rejects can be repeated on the orders as they are now', async () => {
    const ask = await askAs(server.origin, 'seller');
    const { items } = await ask.list('status=delivered');
    const wanted = items.slice(0, 2);
    await open(page, 'seller', `/general?status=delivered&selected=${wanted.map(({ _id }) => _id).join(',')}`);
    await page.route('**/v2/order/status', (route) =>
      route.fulfill({ status: 409, json: { code: 'changed-meanwhile', message: 'Pedido mudou' } }),
    );
    await page.getByRole('toolbar').getByRole('button', { name: 'Solicitar cancelamento' }).click();
    await confirmInPalette(page);
    await expect(results(page)).toContainText('0 enviados, 0 a enviar, 2 não aceitos');
    await expect(results(page)).toContainText('Não aceito: Pedido mudou');
    await page.unroute('**/v2/order/status');
    await results(page).getByRole('button', { name: 'Repetir (2)' }).click();
    await expect(results(page)).toContainText('2 enviados, 0 a enviar, 0 não aceitos');
    for (const { _id } of wanted) expect((await ask.one(_id)).status).toBe('pending_cancelled');
  });
});
