import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askReport, cancelReport, getReport, getReportLines, listReports, type ReportLines, type ReportRow } from '#contract/report.ts';
import { insertOrder } from '../../tests/support/orders.ts';
import { mailOf, type PersonId } from '../../tests/support/people.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { account, event } from '../db/schema/core.ts';
import { orderReturn, saleOrder } from '../db/schema/order.ts';
import { report } from '../db/schema/report.ts';
import { quiet } from '../testing/open-test-db.ts';
import { createWorker } from '../worker/worker.ts';
import { pruneReports, reportWork } from './report-work.ts';
import { throughputOf } from './throughput-lines.ts';

let app: TestApp;
const clock = (): Date => new Date();
const sales = { kind: 'sales', from: '2026-11-01', to: '2026-11-30', sellerId: null, marketPlaceId: null } as const;
const later = (at: number): Date => new Date(Date.parse('2026-11-10T12:00:00Z') + at * 1000);

beforeAll(async () => {
  app = await openTestApp();
  await insertOrder(app.db, 'r1', 'ana', 'delivered', { createdAt: later(1), gross: 1000 });
  await insertOrder(app.db, 'r2', 'ana', 'not_delivered', { createdAt: later(2) });
  await insertOrder(app.db, 'r3', 'ana', 'cancelled', { createdAt: later(3) });
  await insertOrder(app.db, 'r4', 'beto', 'paid', { createdAt: later(4) });
  await insertOrder(app.db, 'r5', 'ana', 'paid', { createdAt: new Date('2026-12-01T03:00:00Z') });
  await app.db.insert(orderReturn).values({
    id: '0c0ffee0-0000-4000-8000-000000000001',
    orderId: 'r3',
    trackingNumber: 'BR1',
    detail: 'Veio errado',
    devolutionValue: 500,
    dateFrom: '2026-11-11',
    dateTo: '2026-11-12',
    at: later(9),
  });
});
afterAll(() => app.close());

const makeReports = (): Promise<void> => createWorker(reportWork, { db: app.db, clock, log: quiet }).drain();
const send = async (line: Parameters<TestApp['send']>[0], payload: object, as: PersonId) => app.send(line, payload, { as });
const ask = async (as: PersonId, body: object = sales): Promise<ReportRow> =>
  askReport.reply.parse((await send(askReport, { body }, as)).body);
const read = async (id: string, as: PersonId): Promise<ReportRow> =>
  getReport.reply.parse((await send(getReport, { params: { id } }, as)).body);
const linesOf = async (id: string, as: PersonId, part = '0'): Promise<ReportLines> =>
  getReportLines.reply.parse((await send(getReportLines, { params: { id }, query: { part } }, as)).body);
const made = async (as: PersonId, body: object = sales): Promise<ReportRow> => {
  const { _id } = await ask(as, body);
  await makeReports();
  return read(_id, as);
};
const numbers = ({ lines }: ReportLines): unknown[] => lines.map((line) => ('number' in line ? line.number : line));

test('a report is queued at once and made when nobody waits for it: newest first, its days alone, with no buyer in it', async () => {
  const asked = await ask('superuser');
  expect(asked).toMatchObject({ status: 'queued', done: 0, total: 0, name: '01/11/2026 – 30/11/2026' });
  await makeReports();
  expect(await read(asked._id, 'superuser')).toMatchObject({ status: 'done', done: 4, total: 4, lines: 4, parts: 1, version: 3 });
  const lines = await linesOf(asked._id, 'superuser');
  expect(numbers(lines)).toEqual(['n-r4', 'n-r3', 'n-r2', 'n-r1']);
  expect(lines.lines.at(-1)).toMatchObject({
    company: 'Casa da Ana',
    status: 'delivered',
    skus: ['COD-r1'],
    units: 1,
    gross: 1000,
    state: 'SP',
  });
  expect(JSON.stringify(lines)).not.toMatch(/joana|12345678909/iu);
  expect((await linesOf(asked._id, 'superuser', '1')).lines).toEqual([]);
});

test('a seller’s report has the own company’s lines only, and nobody else finds it', async () => {
  const own = await made('seller');
  expect(numbers(await linesOf(own._id, 'seller'))).toEqual(['n-r3', 'n-r2', 'n-r1']);
  for (const who of ['moneyManager', 'foreignSeller', 'superuser'] as const) {
    expect((await send(getReport, { params: { id: own._id } }, who)).status).toBe(404);
    expect((await send(getReportLines, { params: { id: own._id } }, who)).status).toBe(404);
    expect((await send(cancelReport, { params: { id: own._id } }, who)).status).toBe(404);
  }
  const listed = listReports.reply.parse((await send(listReports, {}, 'foreignSeller')).body);
  expect(listed.items).toEqual([]);
});

test('whoever changed company since finds no report of the one before', async () => {
  const { _id } = await made('moneyManager');
  await app.db.update(account).set({ sellerId: 'beto' }).where(eq(account.id, 'moneyManager'));
  expect((await send(getReport, { params: { id: _id } }, 'moneyManager')).status).toBe(404);
  await app.db.update(account).set({ sellerId: 'ana' }).where(eq(account.id, 'moneyManager'));
  expect((await read(_id, 'moneyManager')).status).toBe('done');
});

test('returns are what was not delivered and what was written down as returned, with its fields', async () => {
  const { _id } = await made('superuser', { ...sales, kind: 'returns' });
  const lines = await linesOf(_id, 'superuser');
  expect(numbers(lines)).toEqual(['n-r3', 'n-r2']);
  expect(lines.lines).toMatchObject([
    { trackingNumber: 'BR1', devolutionValue: 500, dateFrom: '2026-11-11', detail: 'Veio errado' },
    { trackingNumber: null, returnedAt: null },
  ]);
});

test('throughput says how many suggestions were taken, and how many of these were undone or decided otherwise', async () => {
  const suggestion = (answer: string) => ({ suggestion: { decision: 'refused', count: 7, of: 9, answer } });
  const happened = (subject: string, version: number, type: string, data: Record<string, unknown> = {}, key: string | null = null) => ({
    subject: `listing:${subject}`,
    version,
    type,
    data,
    key,
    sellerId: null,
    actorId: 'reviewer',
    actorName: 'Regina',
    at: new Date(`2026-10-01T12:0${version}:00Z`),
  });
  await app.db.insert(event).values([
    happened('t1', 1, 'refused', suggestion('taken')),
    // Corrected since: that says nothing against its refusal.
    happened('t1', 2, 'resubmitted'),
    happened('t1', 3, 'approved'),
    happened('t2', 1, 'refused', suggestion('taken'), 'undone'),
    happened('t2', 2, 'returned', { undoes: 'undone' }),
    happened('t3', 1, 'approved', suggestion('taken')),
    happened('t3', 2, 'returned'),
    happened('t4', 1, 'approved', suggestion('takenBack')),
    happened('t5', 1, 'approved', suggestion('left')),
    happened('t6', 1, 'approved'),
  ]);
  expect(await throughputOf(app.db, '2026-10-01', new Date('2026-10-02T12:00:00Z'))).toMatchObject([
    { reviewer: 'Regina', refused: 1, approved: 5, decided: 6, suggested: 5, taken: 4, overturned: 3 },
  ]);
});

test('a suggestion that was taken and returned is overturned though somebody of the hub edited in between, not once its seller did', async () => {
  const happened = (subject: string, version: number, type: string, actorId: string) => ({
    subject: `listing:${subject}`,
    version,
    type,
    data: type === 'approved' ? { suggestion: { decision: 'approved', count: 7, of: 9, answer: 'taken' } } : {},
    sellerId: 'ana',
    actorId,
    actorName: actorId,
    at: new Date(`2026-10-05T12:0${version}:00Z`),
  });
  await app.db
    .insert(event)
    .values([
      happened('o1', 1, 'approved', 'reviewer'),
      happened('o1', 2, 'edited', 'superuser'),
      happened('o1', 3, 'returned', 'reviewer'),
      happened('o2', 1, 'approved', 'reviewer'),
      happened('o2', 2, 'edited', 'seller'),
      happened('o2', 3, 'returned', 'reviewer'),
    ]);
  expect(await throughputOf(app.db, '2026-10-05', new Date('2026-10-06T12:00:00Z'))).toMatchObject([{ taken: 2, overturned: 1 }]);
});

test('throughput counts decisions by day and reviewer, without those taken back; it is for superusers', async () => {
  const decided = (type: string, actorId: string, at: string, key: string | null, data: Record<string, unknown> = {}) => ({
    subject: `listing:${at}`,
    type,
    version: 1,
    actorId,
    actorName: actorId === 'reviewer' ? 'Regina' : 'Raul',
    at: new Date(at),
    data,
    sellerId: null,
    key,
  });
  await app.db
    .insert(event)
    .values([
      decided('approved', 'reviewer', '2026-11-05T12:00:00Z', 'k1', { shownMs: 30_000 }),
      decided('refused', 'reviewer', '2026-11-05T12:00:30Z', 'k2'),
      decided('observed', 'reviewer', '2026-11-05T12:01:30Z', 'k3', { shownMs: 60_000 }),
      decided('approved', 'otherReviewer', '2026-11-06T02:59:00Z', 'k4'),
      decided('approved', 'otherReviewer', '2026-11-06T03:01:00Z', 'k5'),
      decided('returned', 'otherReviewer', '2026-11-07T12:00:00Z', null, { undoes: 'k5' }),
    ]);
  const { _id, ...row } = await made('superuser', { ...sales, kind: 'throughput', from: '2026-11-05', to: '2026-11-07', sellerId: 'ana' });
  expect(row).toMatchObject({ status: 'done', done: 3, total: 3, sellerId: null });
  const { lines } = await linesOf(_id, 'superuser');
  expect(lines).toMatchObject([
    { day: '2026-11-05', reviewer: 'Raul', approved: 1, refused: 0, observed: 0, decided: 1, medianSeconds: null },
    { day: '2026-11-05', reviewer: 'Regina', approved: 1, refused: 1, observed: 1, decided: 3, medianSeconds: 45 },
  ]);
  expect((await send(askReport, { body: { ...sales, kind: 'throughput' } }, 'seller')).status).toBe(403);
});

test('a report goes on where the last process left it, in parts, each order once', async () => {
  const rows = (await app.db.select().from(saleOrder).where(eq(saleOrder.id, 'r1'))).flatMap((one) =>
    Array.from({ length: 2100 }, (_, at) => ({
      ...one,
      id: `many${at}`,
      externalId: `m${at}`,
      search: [],
      createdAt: new Date(Date.parse('2026-10-02T12:00:00Z') + (at % 700)),
    })),
  );
  for (let from = 0; from < rows.length; from += 700) await app.db.insert(saleOrder).values(rows.slice(from, from + 700));
  const { _id } = await ask('superuser', { ...sales, from: '2026-10-01', to: '2026-10-05', sellerId: 'ana', marketPlaceId: 'account-ana' });
  let steps = 0;
  const stopping = createWorker(
    {
      ...reportWork,
      work: (db, record, signal) => {
        steps += 1;
        if (steps === 2) void stopping.stop();
        return reportWork.work(db, record, signal);
      },
    },
    { db: app.db, clock, log: quiet },
  );
  await stopping.drain();
  expect(await read(_id, 'superuser')).toMatchObject({ status: 'running', done: 1000, total: 2100, parts: 1 });
  await makeReports();
  expect(await read(_id, 'superuser')).toMatchObject({ status: 'done', done: 2100, lines: 2100, parts: 3, sellerName: 'Casa da Ana' });
  const all = await Promise.all(['0', '1', '2'].map(async (part) => numbers(await linesOf(_id, 'superuser', part))));
  expect(new Set(all.flat()).size).toBe(2100);
});

test('what is under way can be cancelled once and keeps its lines; what is over can not', async () => {
  const { _id } = await ask('superuser');
  expect((await send(cancelReport, { params: { id: _id } }, 'superuser')).body).toMatchObject({ status: 'cancelled', version: 2 });
  await makeReports();
  expect(await read(_id, 'superuser')).toMatchObject({ status: 'cancelled', lines: 0 });
  const again = await send(cancelReport, { params: { id: _id } }, 'superuser');
  expect([again.status, again.body]).toMatchObject([409, { message: 'O relatório não está em andamento' }]);
});

test('seven asked for at once are no more than five', async () => {
  await app.db.delete(report).where(eq(report.status, 'queued'));
  const answers = await Promise.all(Array.from({ length: 7 }, () => send(askReport, { body: sales }, 'superuser')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  await app.db.delete(report).where(eq(report.status, 'queued'));
});

test('nobody asks for another’s company, for an absent account, for too many days, nor for a sixth at a time', async () => {
  const status = async (body: object, as: PersonId): Promise<number> => (await send(askReport, { body }, as)).status;
  expect(await status({ ...sales, sellerId: 'beto' }, 'seller')).toBe(404);
  expect(await status({ ...sales, marketPlaceId: 'account-beto' }, 'seller')).toBe(404);
  expect(await status({ ...sales, marketPlaceId: 'nowhere' }, 'superuser')).toBe(404);
  expect(await status({ ...sales, from: '2025-01-01' }, 'superuser')).toBe(400);
  expect(await status({ ...sales, from: '2026-12-01' }, 'superuser')).toBe(400);
  expect(await status(sales, 'reviewer')).toBe(403);
  for (let at = 0; at < 5; at += 1) expect(await status(sales, 'otherSuperuser')).toBe(200);
  expect(await status(sales, 'otherSuperuser')).toBe(409);
});

test('reports are found by kind, state and the company they were limited to, and gone after thirty days', async () => {
  const list = async (query: Record<string, string>): Promise<number> =>
    listReports.reply.parse((await send(listReports, { query }, 'superuser')).body).total;
  expect([await list({ kind: 'throughput' }), await list({ search: 'casa ana' })]).toEqual([1, 1]);
  await pruneReports(app.db, new Date(Date.now() + 31 * 86_400_000));
  expect(await list({})).toBe(0);
});

test('an account of another company than the named one is refused at its field', async () => {
  const { status, body } = await send(askReport, { body: { ...sales, sellerId: 'ana', marketPlaceId: 'account-beto' } }, 'superuser');
  expect(status).toBe(400);
  expect(body).toMatchObject({ cause: [{ path: 'body.marketPlaceId', message: 'Conta não encontrada' }] });
});

test('one past its time is not there, nor in a list, though its parts may not all be gone', async () => {
  const { _id } = await made('superuser');
  await app.db
    .update(report)
    .set({ createdAt: new Date(Date.now() - 400 * 24 * 3_600_000) })
    .where(eq(report.id, _id));
  for (const line of [getReport, getReportLines, cancelReport])
    expect((await send(line, { params: { id: _id }, query: { part: '0' } }, 'superuser')).status).toBe(404);
  const listed = async (query: object): Promise<readonly string[]> =>
    listReports.reply.parse((await send(listReports, { query }, 'superuser')).body).items.map((each) => each._id);
  expect([await listed({}), await listed({ ids: _id })].flat()).not.toContain(_id);
});

test('five reports of a person may be under way, in whichever of their companies they were asked for', async () => {
  await app.db.delete(report);
  for (let asked = 0; asked < 5; asked += 1) await ask('seller');
  expect((await send(askReport, { body: sales }, 'foreignSeller')).status).toBe(200);
  const before = eq(account.id, 'foreignSeller');
  await app.db
    .update(account)
    .set({ mail: mailOf('seller'), isFirst: false })
    .where(before);
  const { status, body } = await send(askReport, { body: sales }, 'foreignSeller');
  await app.db
    .update(account)
    .set({ mail: mailOf('foreignSeller'), isFirst: true })
    .where(before);
  expect([status, body]).toMatchObject([
    409,
    { message: expect.stringMatching(/^Você já tem 5 relatórios em andamento, contando os de outras empresas\./u) },
  ]);
});
