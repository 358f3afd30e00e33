import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { beginImport, getImport, getImportLines, mapImport, startImport, type ImportRun } from '#contract/import-run.ts';
import { bothHeaders } from '../../tests/support/test-app.ts';
import { account, event } from '../db/schema/core.ts';
import { saleOrder } from '../db/schema/order.ts';
import { openImports } from './imports-fixture.ts';

const { app, send, read, work, bring, bringTogether, map, start, lines } = openImports();

const heads = {
  orders: 'order_id,customer_id,order_status,order_purchase_timestamp',
  items: 'order_id,order_item_id,product_id,seller_id,price,freight_value',
  customers: 'customer_id,customer_unique_id,customer_zip_code_prefix,customer_city,customer_state',
};
type Rows = Readonly<Partial<Record<keyof typeof heads | 'products', readonly string[]>>>;

/** Files of rows under the heads of Olist, with ids of their own for each test. */
const filesOf = ({ orders = [], items = [], customers = ['c1,u1,1310,sao paulo,SP'], products }: Rows) => ({
  'pedidos.csv': [heads.orders, ...orders].join('\n'),
  'itens.csv': [heads.items, ...items].join('\n'),
  'clientes.csv': [heads.customers, ...customers].join('\n'),
  ...(products && { 'produtos.csv': ['product_id,product_category_name', ...products].join('\n') }),
});
const paid = (id: string, customer = 'c1'): string => `${id},${customer},delivered,2017-10-02 10:56:33`;
const item = (id: string, price = '10.00', n = 1): string => `${id},${n},p1,s1,${price},1.00`;

const checked = async (files: Readonly<Record<string, string>>, isUpdate = false): Promise<ImportRun> => {
  const run = await bringTogether(files);
  expect((await map(run, { isUpdate }, 'superuser')).status).toBe(200);
  return read(run._id, 'superuser');
};
const begin = (run: ImportRun): Promise<ImportRun> => start(run, 'superuser');
const imported = async (files: Readonly<Record<string, string>>, isUpdate = false): Promise<ImportRun> =>
  begin(await checked(files, isUpdate));
/** Every line of every file: '0/2 ready: why'. */
const told = async (run: ImportRun): Promise<readonly string[]> =>
  (
    await Promise.all(
      run.files.map(async (_, file) =>
        (await lines(run, 'superuser', { file: String(file) })).map(({ line, outcome, reasons }) =>
          [`${file}/${line} ${outcome}`, ...reasons].join(': '),
        ),
      ),
    )
  ).flat();
const orderOf = async (number: string) => (await app().db.select().from(saleOrder).where(eq(saleOrder.externalId, number)))[0];

test('files dropped together are read each as what it is, and one that is none of the tables is left out', async () => {
  const payments = 'order_id,payment_sequential,payment_type,payment_installments,payment_value\na1,1,credit_card,1,11.00\n';
  const files = filesOf({ orders: [paid('a1')], items: [item('a1')], products: ['p1,moveis_decoracao', 'p2,bebes'] });
  const run = await bringTogether({ 'pagamentos.csv': payments, ...files });
  expect(run).toMatchObject({ status: 'read', kind: 'orders', total: 6 });
  expect(run.files.map(({ name, table, lines: count }) => [name, table, count])).toEqual([
    ['pagamentos.csv', null, 1],
    ['pedidos.csv', 'orders', 1],
    ['itens.csv', 'items', 1],
    ['clientes.csv', 'customers', 1],
    ['produtos.csv', 'products', 2],
  ]);
  await map(run, {}, 'superuser');
  expect(await told(run)).toEqual(['0/2 unused', '1/2 ready', '2/2 ready', '3/2 ready', '4/2 ready', '4/3 unused']);
  expect(await orderOf('a1')).toBeUndefined();
  const done = await begin(run);
  expect(done).toMatchObject({ status: 'done', done: 4, total: 4, counts: { taken: 4, unused: 2, ready: 0 } });
  expect(done.files.map(({ counts }) => counts.taken)).toEqual([undefined, 1, 1, 1, 1]);
  expect(await orderOf('a1')).toMatchObject({ sellerId: 'ana', gross: 1000, freight: 100, items: [{ title: 'Moveis Decoracao' }] });
});

test('an order with an item that can not be read is kept, and completed by the corrected report of the items', async () => {
  const files = filesOf({ orders: [paid('b1'), paid('b2', 'none')], items: [item('b1', 'dez'), item('b1', '50.00', 2), item('b9')] });
  const run = await imported(files);
  expect(await told(run)).toEqual([
    expect.stringMatching(/^0\/2 taken: Pedido com itens recusados/u),
    expect.stringMatching(/^0\/3 taken: O cliente do pedido não está na tabela de clientes: “none”.*Pedido sem itens|^0\/3 taken: /u),
    expect.stringMatching(/^1\/2 refused: Preço do item: número não entendido: “dez”/u),
    '1/3 taken',
    '1/4 refused: O pedido do item não está na tabela de pedidos: “b9”',
    '2/2 taken',
  ]);
  expect(await orderOf('b1')).toMatchObject({ gross: 5000 });
  const report = `${heads.items},Linha do arquivo,Resultado,Motivo\n${item('b1')},2,Recusada,x\n${item('b1', '50.00', 2)},3,Importada,\n`;
  const again = await bringTogether({ ...files, 'itens relatório.csv': report, 'itens.csv': 'x\ny\n' });
  expect(again.files.map(({ table, isRemembered }) => [table, isRemembered])).toEqual([
    ['orders', true],
    [null, false],
    ['customers', true],
    ['items', true],
  ]);
  await map(again, {}, 'superuser');
  expect((await told(again)).filter((each) => each.startsWith('0/2'))).toEqual([expect.stringMatching(/^0\/2 ready: Itens diferentes/u)]);
  expect((await begin(again)).files[0]?.counts).toMatchObject({ updated: 1, known: 1 });
  expect(await orderOf('b1')).toMatchObject({ gross: 6000, version: 2 });
});

test('what is here already and equal is said so; what differs stays as it is, unless it is asked for', async () => {
  const rows = { orders: [paid('d1'), paid('d2')], items: [item('d1'), item('d2')] };
  await imported(filesOf(rows));
  const changed = filesOf({ ...rows, items: [item('d1'), item('d2', '12.00')] });
  const run = await checked(changed);
  expect(run.files.map(({ counts }) => counts)).toEqual([{ known: 1, differs: 1 }, { known: 1, differs: 1 }, { differs: 1 }]);
  expect((await send(startImport, { params: { id: run._id } }, 'superuser')).status).toBe(409);
  expect((await imported(changed, true)).files[0]?.counts).toEqual({ ready: 0, known: 1, updated: 1 });
  expect(await orderOf('d2')).toMatchObject({ gross: 1200, version: 2 });
});

test('an order that somebody changed between looking and importing is not written over', async () => {
  const rows = { orders: [paid('e1')], items: [item('e1')] };
  await imported(filesOf(rows));
  const run = await checked(filesOf({ ...rows, items: [item('e1', '12.00')] }), true);
  await app().db.update(saleOrder).set({ version: 7 }).where(eq(saleOrder.externalId, 'e1'));
  await begin(run);
  expect((await told(run))[0]).toBe('0/2 differs: Mudou durante a importação (importe de novo)');
  expect(await orderOf('e1')).toMatchObject({ gross: 1000, version: 7 });
});

test('an order that another company has here is told, and is not changed for this one', async () => {
  const rows = { orders: [paid('i1')], items: [item('i1')] };
  await imported(filesOf(rows));
  const run = await bringTogether(filesOf({ ...rows, items: [item('i1', '12.00')] }), 'beto');
  await map(run, { isUpdate: true }, 'superuser');
  expect((await told(run))[0]).toBe('0/2 differs: O pedido já está aqui, de outra empresa (confira de quem são os pedidos)');
  expect(await orderOf('i1')).toMatchObject({ sellerId: 'ana', gross: 1000 });
});

test('a number that the account has under another seller’s code is told before and after, and the rest is taken', async () => {
  await imported(filesOf({ orders: [paid('z1')], items: [item('z1')] }));
  const items = [item('z1').replace(',s1,', ',S1,'), item('z3')];
  const run = await checked(filesOf({ orders: [paid('z1'), paid('z3')], items }), true);
  const reason =
    '0/2 differs: O número já está aqui, nesta conta: “z1” (com outro código de vendedor, ou em outro pacote; confira os códigos)';
  expect((await told(run)).slice(0, 4)).toEqual([reason, '0/3 ready', '1/2 differs', '1/3 ready']);
  expect((await told(await begin(run))).slice(0, 4)).toEqual([reason, '0/3 taken', '1/2 differs', '1/3 taken']);
  expect(await orderOf('z1')).toMatchObject({ gross: 1000, version: 1 });
  expect(await orderOf('z3')).toMatchObject({ sellerId: 'ana', gross: 1000 });
});

test('orders are a superuser’s to import, and no seller hears of them, sees them, maps them or starts them', async () => {
  const files = { files: [1, 2, 3].map((n) => ({ name: `${n}.csv`, bytes: 1 })) };
  const refused = await send(beginImport, { body: { ...files, sellerId: null } }, 'seller');
  expect([refused.status, (refused.body as { message: string }).message]).toEqual([
    403,
    'Vários arquivos juntos são pedidos, que só um superusuário importa. Traga um por vez.',
  ]);
  expect((await send(beginImport, { body: { ...files, sellerId: null } }, 'superuser')).status).toBe(400);
  const run = await checked(filesOf({ orders: [paid('f1')], items: [item('f1')] }));
  for (const line of [startImport, mapImport])
    expect(
      (await send(line, { params: { id: run._id }, body: { files: [{ table: 'orders', columns: [] }], decimal: null } }, 'seller')).status,
    ).toBe(404);
  const events = await app()
    .db.select()
    .from(event)
    .where(eq(event.subject, `import:${run._id}`))
    .orderBy(event.version);
  expect(events.map(({ type, sellerId }) => [type, sellerId])).toEqual([
    ['uploaded', null],
    ['read', null],
    ['mapped', null],
    ['checked', null],
  ]);
  expect(await bring(`${heads.orders}\n${paid('f2')}\n`)).toMatchObject({
    status: 'failed',
    problem: expect.stringMatching(/^É uma tabela de pedidos/u),
  });
});

test('a table that is needed and not there is named, and so is one that is there twice', async () => {
  const { 'clientes.csv': customers, ...others } = filesOf({ orders: [paid('g1')], items: [item('g1')] });
  const run = await bringTogether(others);
  const messageOf = async (answered: Promise<{ readonly body: unknown }>) => ((await answered).body as { message: string }).message;
  expect(await messageOf(map(run, {}, 'superuser'))).toBe(
    'Falta a tabela de clientes: diga qual arquivo é, ou traga-o junto com os outros',
  );
  const twice = await bringTogether({ ...others, 'clientes.csv': customers, 'outros.csv': customers });
  expect(twice.files.map(({ table }) => table)).toEqual(['orders', 'items', 'customers', null]);
  const files = twice.files.map(({ table, columns }) => ({ table: table ?? 'customers', columns: columns.map(({ field }) => field) }));
  expect(await messageOf(send(mapImport, { params: { id: twice._id }, body: { files, decimal: null } }, 'superuser'))).toBe(
    'Dois arquivos são a tabela de clientes: deixe um de fora',
  );
});

test('a table that has nothing but its head is taken as empty, unless it is one that is needed', async () => {
  const done = await imported(filesOf({ orders: [paid('n1')], items: [item('n1')], products: [] }));
  expect([done.status, done.files.map(({ table, lines: count }) => [table, count])]).toEqual([
    'done',
    [
      ['orders', 1],
      ['items', 1],
      ['customers', 1],
      ['products', 0],
    ],
  ]);
  expect(await orderOf('n1')).toMatchObject({ gross: 1000 });
  const run = await bringTogether(filesOf({ orders: [paid('n2')], items: [] }));
  expect(await map(run, {}, 'superuser')).toMatchObject({
    status: 400,
    body: { message: 'Falta a tabela de itens: diga qual arquivo é, ou traga-o junto com os outros' },
  });
});

test('dates with the day first are refused until it is said, and heads of one’s own are mapped once', async () => {
  const orders = 'Nº;Quem;Estado atual;Quando\nh1;c1;entregue;02/10/2017 10:56\n';
  const files = { ...filesOf({ items: [item('h1')] }), 'pedidos.csv': orders };
  const columns = { Nº: 'order_id', Quem: 'customer_id', 'Estado atual': 'order_status', Quando: 'order_purchase_timestamp' };
  const run = await bringTogether(files);
  expect(run.files.map(({ table }) => table)).toEqual([null, 'items', 'customers']);
  const mapped = run.files.map((file, at) => ({
    table: at === 0 ? 'orders' : file.table,
    columns: file.columns.map(({ head, field }) => (at === 0 ? columns[head as keyof typeof columns] : field)),
  }));
  const say = (dates: string | null) =>
    send(mapImport, { params: { id: run._id }, body: { files: mapped, decimal: null, dates } }, 'superuser');
  await say(null);
  await work();
  expect((await told(run))[0]).toBe(
    '0/2 refused: Data da compra: data não entendida: “02/10/2017 10:56” (esperado AAAA-MM-DD HH:MM:SS; se o dia ou o mês vem antes, diga ao mapear as colunas)',
  );
  await say('d/m/y');
  await work();
  expect((await told(run))[0]).toBe('0/2 ready');
  await begin(run);
  expect((await orderOf('h1'))?.createdAt.toISOString()).toBe('2017-10-02T13:56:00.000Z');
  const next = await bringTogether(files);
  expect([next.dates, next.files.map(({ table, isRemembered }) => [table, isRemembered])]).toEqual([
    'd/m/y',
    [
      ['orders', true],
      ['items', true],
      ['customers', true],
    ],
  ]);
});

test('orders of who is no superuser any more are not taken, not even of one of no company', async () => {
  const run = await checked(filesOf({ orders: [paid('m1')], items: [item('m1')] }));
  expect((await send(startImport, { params: { id: run._id } }, 'superuser')).status).toBe(200);
  const { db } = app();
  const become = (role: 'seller' | 'superuser') => db.update(account).set({ role, sellerId: null }).where(eq(account.id, 'superuser'));
  await become('seller');
  await work();
  await become('superuser');
  expect(await read(run._id, 'superuser')).toMatchObject({
    status: 'failed',
    problem: 'Quem pediu esta importação não tem mais acesso a esta empresa',
  });
  expect(await orderOf('m1')).toBeUndefined();
});

test('to who reads English, why a line is refused, what a column is and how a file was read is said in English', async () => {
  const run = await checked(filesOf({ orders: [paid('k1')], items: [item('k1', 'dez')] }));
  const headers = { ...bothHeaders(await app().tokenOf('superuser')), 'accept-language': 'en' };
  const ask = (line: Parameters<typeof send>[0], query = {}) => app().knock(line, { params: { id: run._id }, query }, headers);
  const { lines: found } = getImportLines.reply.parse((await ask(getImportLines, { file: '1' })).body);
  expect(found[0]?.reasons).toEqual(['Price of the item: not understood as a number: “dez” (expected like 1299,90 or 1.299,90)']);
  expect(getImport.reply.parse((await ask(getImport)).body).files[1]?.readAs).toBe('UTF-8, parted by commas');
});
