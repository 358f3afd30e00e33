import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { beginImport, cancelImport, importPieceBytes, sendImportPiece } from '#contract/import-run.ts';
import { importPiece, importRun } from '../db/schema/import-run.ts';
import { openImports } from './imports-fixture.ts';

const { app, send, read, work, lines } = openImports();

test.each([
  ['smaller', 700],
  ['larger', 4 * importPieceBytes],
])('files that wait in %s pieces than those sent now are read as they were written', async (_what, size) => {
  const many = Array.from({ length: 6000 }, (_, at) => `c${at},u${at},1310,sao paulo,SP`);
  const files = [
    {
      name: 'clientes.csv',
      text: `customer_id,customer_unique_id,customer_zip_code_prefix,customer_city,customer_state\n${many.join('\n')}\n`,
    },
    { name: 'itens.csv', text: 'order_id,order_item_id,product_id,seller_id,price,freight_value\no1,1,p1,s1,10.00,1.00\n' },
    { name: 'pedidos.csv', text: 'order_id,customer_id,order_status,order_purchase_timestamp\no1,c1,delivered,2017-10-02 10:56:33\n' },
  ];
  const announced = files.map(({ name, text }) => ({ name, bytes: text.length }));
  const begun = await send(beginImport, { body: { files: announced, sellerId: 'ana' } }, 'superuser');
  const { _id } = beginImport.reply.parse(begun.body);
  const all = Buffer.from(files.map(({ text }) => text).join(''));
  const pieces = Array.from({ length: Math.ceil(all.length / size) }, (_, piece) => ({
    runId: _id,
    piece,
    content: all.subarray(piece * size, (piece + 1) * size),
  }));
  await app().db.insert(importPiece).values(pieces);
  await app().db.update(importRun).set({ received: all.length, nextAt: new Date() }).where(eq(importRun.id, _id));
  await work();
  const run = await read(_id, 'superuser');
  expect([run.status, run.problem, run.files.map(({ table, lines: count }) => [table, count])]).toEqual([
    'read',
    null,
    [
      ['customers', 6000],
      ['items', 1],
      ['orders', 1],
    ],
  ]);
  const last = await lines(run, 'superuser', { file: '0', after: '6000' });
  expect(last.map(({ cells }) => cells[0])).toEqual(['c5999']);
  expect((await lines(run, 'superuser', { file: '2' })).map(({ cells }) => cells[0])).toEqual(['o1']);
});

test('a piece of an import that was cancelled meanwhile is refused with that, and not as if the file were here', async () => {
  const begun = await send(beginImport, { body: { files: [{ name: 'a.csv', bytes: 3 }], sellerId: null } }, 'seller');
  const { _id } = beginImport.reply.parse(begun.body);
  await send(cancelImport, { params: { id: _id } }, 'seller');
  const piece = { params: { id: _id, piece: '0' }, body: { content: Buffer.from('a;b').toString('base64') } };
  expect(await send(sendImportPiece, piece, 'seller')).toMatchObject({
    status: 409,
    body: { message: 'A importação foi cancelada: envie o arquivo de novo' },
  });
});

test('of an import that is given up while its file is read, the file goes at once', async () => {
  const begun = await send(beginImport, { body: { files: [{ name: 'a.csv', bytes: 3 }], sellerId: null } }, 'seller');
  const { _id } = beginImport.reply.parse(begun.body);
  await app()
    .db.insert(importPiece)
    .values({ runId: _id, piece: 0, content: Buffer.from('a;b') });
  // Every process that took it died over it.
  await app().db.update(importRun).set({ received: 3, tries: 99, nextAt: new Date() }).where(eq(importRun.id, _id));
  await work();
  expect((await read(_id)).status).toBe('failed');
  expect(await app().db.$count(importPiece, eq(importPiece.runId, _id))).toBe(0);
});
