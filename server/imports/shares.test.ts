import { eq, inArray, type SQL } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { beginImport, cancelImport, mostImportBytes, mostImportBytesADay, sendImportPiece } from '#contract/import-run.ts';
import { mailOf, type PersonId } from '../../tests/support/people.ts';
import type { Db } from '../db/open.ts';
import { account } from '../db/schema/core.ts';
import { importLine, importRun } from '../db/schema/import-run.ts';
import { quiet } from '../testing/open-test-db.ts';
import { createWorker } from '../worker/worker.ts';
import { importWork } from './import-work.ts';
import { openImports } from './imports-fixture.ts';

const { app, send, read, bring, map, checked } = openImports();

beforeEach(async () => {
  await app().db.delete(importRun);
});

const text = 'sku;preço\nA1;1,00\nA2\n';
const announce = (as: PersonId, bytes = Buffer.byteLength(text), sellerId: string | null = null) =>
  send(beginImport, { body: { files: [{ name: 'a.csv', bytes }], sellerId } }, as);
/** A file that waits to be read. */
const hand = async (as: PersonId): Promise<string> => {
  const { _id } = beginImport.reply.parse((await announce(as)).body);
  await send(sendImportPiece, { params: { id: _id, piece: '0' }, body: { content: Buffer.from(text).toString('base64') } }, as);
  return _id;
};
/** All imports that are here were announced so many hours from now. */
const noted = (hours: number) =>
  app()
    .db.update(importRun)
    .set({ createdAt: new Date(Date.now() + hours * 3_600_000) });
const cancel = (id: string) => send(cancelImport, { params: { id } }, 'seller');
/** An account of one person for each of two companies. */
const beOnePerson = async (isOne: boolean): Promise<void> => {
  const mail = mailOf(isOne ? 'seller' : 'foreignSeller');
  await app().db.update(account).set({ mail, isFirst: !isOne }).where(eq(account.id, 'foreignSeller'));
};

test('an import that is cancelled before anything of it was taken keeps none of its lines', async () => {
  const run = await checked(text);
  expect([run.counts, await app().db.$count(importLine)]).toEqual([{ refused: 2 }, 2]);
  await cancel(run._id);
  expect(await app().db.$count(importLine)).toBe(0);
  expect(await read(run._id)).toMatchObject({ status: 'cancelled', counts: {}, files: [{ counts: {}, lines: 2 }] });
});

test('a file that is being read when it is cancelled leaves no line behind', async () => {
  const id = await hand('seller');
  const met: typeof importWork = {
    ...importWork,
    work: (db, ...given) => {
      const cancelledFirst = async (lines: SQL) => {
        await cancel(id);
        return db.execute(lines);
      };
      return importWork.work(Object.assign(Object.create(db) as Db, { execute: cancelledFirst }), ...given);
    },
  };
  await createWorker(met, { db: app().db, clock: () => new Date(), log: quiet }).drain();
  expect((await read(id)).status).toBe('cancelled');
  expect(await app().db.$count(importLine)).toBe(0);
});

test('what fails before anything of it was taken keeps none of its lines', async () => {
  expect(await bring('order_id,customer_id,order_status,order_purchase_timestamp\n1,2,delivered,2018-01-01\n')).toMatchObject({
    status: 'failed',
  });
  expect(await app().db.$count(importLine)).toBe(0);
});

test('ten imports of a person may be open, in all of their companies together', async () => {
  for (let at = 0; at < 10; at += 1) expect((await announce('seller')).status).toBe(200);
  expect((await announce('foreignSeller')).status).toBe(200);
  await beOnePerson(true);
  const { status, body } = await announce('foreignSeller');
  await beOnePerson(false);
  expect([status, body]).toMatchObject([
    409,
    { message: 'Você já tem 10 importações em andamento, contando as de outras empresas. Termine ou cancele uma delas.' },
  ]);
});

test('who has ten open in this company is told no word of other companies', async () => {
  for (let at = 0; at < 10; at += 1) await announce('seller');
  const { status, body } = await announce('seller');
  expect([status, body]).toMatchObject([409, { message: 'Já há 10 importações em andamento. Termine ou cancele uma delas.' }]);
});

test('a superuser with ten open for other companies is told that they are counted', async () => {
  for (let at = 0; at < 10; at += 1) await announce('superuser', 1, at % 2 === 0 ? 'ana' : 'beto');
  const { status, body } = await announce('superuser');
  expect([status, body]).toMatchObject([
    409,
    { message: 'Você já tem 10 importações em andamento, contando as de outras empresas. Termine ou cancele uma delas.' },
  ]);
});

test('what a colleague announced counts as theirs, whoever maps and starts it', async () => {
  const mapped: string[] = [];
  for (let at = 0; at < 10; at += 1) {
    const run = await bring('sku;preço\nA1;1,00\n', 'superuser', 'a.csv', 'ana');
    await map(run);
    mapped.push(run._id);
  }
  const owners = await app().db.select({ userId: importRun.userId }).from(importRun).where(inArray(importRun.id, mapped));
  expect(owners.every(({ userId }) => userId === 'seller')).toBe(true);
  await app().db.update(importRun).set({ sellerId: 'beto' });
  expect((await announce('seller')).status).toBe(200);
  expect((await announce('superuser')).status).toBe(409);
});

test('two hundred megabytes stay the share of who announced them, though somebody else maps them', async () => {
  const run = await bring('sku;preço\nA1;1,00\n', 'superuser', 'a.csv', 'ana');
  await map(run);
  await app().db.update(importRun).set({ bytes: mostImportBytesADay });
  expect((await announce('seller')).status).toBe(200);
  expect((await announce('superuser')).status).toBe(409);
});

test('two hundred megabytes a day may be announced by a person, whatever became of them, in all of their companies together', async () => {
  for (let at = 0; at < 10; at += 1) {
    const { _id } = beginImport.reply.parse((await announce('seller', mostImportBytes)).body);
    await cancel(_id);
  }
  await beOnePerson(true);
  const { status, body } = await announce('foreignSeller');
  await beOnePerson(false);
  expect([status, body]).toMatchObject([409, { message: 'Você já enviou 200 MB de arquivos em 24 horas. Tente de novo mais tarde.' }]);
  await noted(-25);
  expect((await announce('seller')).status).toBe(200);
});

test('what was announced by a clock that was ahead does not count before its day', async () => {
  for (let at = 0; at < 10; at += 1) await cancel(beginImport.reply.parse((await announce('seller', mostImportBytes)).body)._id);
  await noted(25);
  expect((await announce('seller')).status).toBe(200);
});

test('of many files of one company and one of another each company is looked after in turn', async () => {
  const handed: string[] = [];
  for (let at = 0; at < 4; at += 1) handed.push(await hand('seller'));
  const other = await hand('foreignSeller');
  const taken: string[] = [];
  const noting: typeof importWork = {
    ...importWork,
    concurrency: 1,
    work: (db, run, signal) => {
      taken.push(run.id);
      return importWork.work(db, run, signal);
    },
  };
  await createWorker(noting, { db: app().db, clock: () => new Date(), log: quiet }).drain();
  expect(taken.filter((id) => id !== other)).toEqual(handed);
  expect(taken.indexOf(other)).toBeLessThan(2);
});
