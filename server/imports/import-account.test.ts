import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { mapImport, type ImportRun } from '#contract/import-run.ts';
import { importRun } from '../db/schema/import-run.ts';
import { listing } from '../db/schema/listing.ts';
import { saleOrder } from '../db/schema/order.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { openImports } from './imports-fixture.ts';

const { app, send, bring, bringTogether, lines, read, start, work } = openImports();

// By its id the paused one is the first of its company.
beforeAll(async () => {
  const owner = { sellerId: 'ana', officialName: 'ANA' };
  await app()
    .db.insert(marketplaceAccount)
    .values([
      { ...owner, id: 'a-paused', name: 'Ana antiga', connection: 'connected', pausedAt: new Date(), pauseReason: 'fechada' },
      { ...owner, id: 'b-connected', name: 'Ana nova', connection: 'connected' },
    ]);
});

const file = (sku: string): string => `SKU;Título;Preço\n${sku};Caneca ${sku};10,00\n`;
const mapTo = async (run: ImportRun, accountId: string | null) => {
  const files = [{ table: 'listings' as const, columns: ['sku', 'title', 'price'] }];
  const answer = await send(mapImport, { params: { id: run._id }, body: { files, decimal: null, accountId } }, 'seller');
  await work();
  return answer;
};
const accountOf = async (sku: string): Promise<string | undefined> =>
  (await app().db.select({ id: listing.accountId }).from(listing).where(eq(listing.sku, sku)))[0]?.id;

test('a file of listings goes into the account that is chosen, and its import names it', async () => {
  const run = await bring(file('ONE'));
  expect(run.accounts.map(({ name }) => name)).toContain('Ana antiga');
  expect((await mapTo(run, 'account-ana')).status).toBe(200);
  expect((await start(run)).accountId).toBe('account-ana');
  expect(await accountOf('ONE')).toBe('account-ana');
});

test('what is here in another account is not said to be equal already: it says in which, and stays there', async () => {
  const run = await bring(file('ONE'));
  await mapTo(run, 'b-connected');
  const done = await start(run);
  expect(done.counts).toEqual({ differs: 1, ready: 0 });
  const [line] = await lines(run);
  expect(line?.reasons).toEqual([
    'O anúncio está em outra conta: “Casa da Ana” (fica nela como está; para vender também na conta escolhida, anuncie o produto nela)',
  ]);
  expect(await accountOf('ONE')).toBe('account-ana');
});

test('the first that is connected is offered at first, then the one that was chosen for such a file', async () => {
  const first = await bring('SKU;Título;Valor\nTWO;Caneca TWO;10,00\n');
  expect([first.accounts[0]?._id, first.accountId]).toEqual(['b-connected', 'b-connected']);
  await mapTo(first, null);
  await start(first);
  expect(await accountOf('TWO')).toBe('b-connected');
  await mapTo(await bring('SKU;Título;Valor\nTHREE;Caneca THREE;10,00\n'), 'a-paused');
  expect((await bring('SKU;Título;Valor\nFOUR;Caneca FOUR;10,00\n')).accountId).toBe('a-paused');
});

test('an import that is over names the account it went into, and none where that was not kept', async () => {
  const run = await bring(file('SIX'));
  await mapTo(run, 'account-ana');
  await start(run);
  await app().db.update(importRun).set({ accountId: null }).where(eq(importRun.id, run._id));
  const { status, accounts, accountId } = await read(run._id);
  expect([status, accounts.length > 1, accountId]).toEqual(['done', true, null]);
});

const importOrder = async (accountId: string) => {
  const run = await bringTogether({
    'pedidos.csv': 'order_id,customer_id,order_status,order_purchase_timestamp\no1,c1,delivered,2017-10-02 10:56:33\n',
    'itens.csv': 'order_id,order_item_id,product_id,seller_id,price,freight_value\no1,1,p1,s1,10.00,1.00\n',
    'clientes.csv': 'customer_id,customer_unique_id,customer_zip_code_prefix,customer_city,customer_state\nc1,u1,1310,sao paulo,SP\n',
  });
  const files = run.files.map(({ table, columns }) => ({ table, columns: columns.map(({ field }) => field) }));
  await send(mapImport, { params: { id: run._id }, body: { files, decimal: null, accountId } }, 'superuser');
  await work();
  const orders = files.findIndex(({ table }) => table === 'orders');
  const linesOfOrders = () => lines(run, 'superuser', { file: String(orders) });
  const looked = await linesOfOrders();
  await start(run, 'superuser');
  const [order] = await app().db.select({ id: saleOrder.accountId }).from(saleOrder).where(eq(saleOrder.externalId, 'o1'));
  return { accountId: order?.id, looked, after: await linesOfOrders() };
};

test('orders go into the account that is chosen; what is here in another is not said to be equal, and stays there', async () => {
  expect((await importOrder('a-paused')).accountId).toBe('a-paused');
  const { accountId, looked, after } = await importOrder('b-connected');
  expect(accountId).toBe('a-paused');
  const reasons = ['O pedido está em outra conta: “Ana antiga” (fica nela)'];
  expect([looked, after].map(([line]) => [line?.outcome, line?.reasons])).toEqual([
    ['differs', reasons],
    ['differs', reasons],
  ]);
  expect((await importOrder('a-paused')).after).toMatchObject([{ outcome: 'known', reasons: [] }]);
});

test('an account of another company is refused, and nothing is mapped', async () => {
  const run = await bring(file('FIVE'));
  expect(await mapTo(run, 'account-beto')).toMatchObject({ status: 400, body: { message: 'Conta não encontrada' } });
  expect((await read(run._id)).status).toBe('read');
});
