import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { listMediations, readMediation } from '#contract/mediation-calls.ts';
import { aClaim, insertMediation } from '../../tests/support/mediations.ts';
import type { PersonId } from '../../tests/support/people.ts';
import { mediation } from '../db/schema/mediation.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';

const hour = 3_600_000;
const inHours = (hours: number): Date => new Date(Date.now() + hours * hour);
const day = (at: number): Date => new Date(Date.UTC(2026, 9, at));

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  const waiting = { claim: aClaim(), waitsFor: 'seller' as const };
  await insertMediation(app.db, 'closed-old', 'ana', { status: 'closed', situation: 'resolved', createdAt: day(1) });
  await insertMediation(app.db, 'open-old', 'ana', { createdAt: day(2) });
  await insertMediation(app.db, 'closed-new', 'ana', { status: 'closed', situation: 'not solved', createdAt: day(9) });
  await insertMediation(app.db, 'due-later', 'ana', { ...waiting, dueAt: inHours(90), createdAt: day(3) });
  await insertMediation(app.db, 'late', 'ana', { ...waiting, dueAt: inHours(-2), createdAt: day(4) });
  await insertMediation(app.db, 'open-new', 'ana', { claim: aClaim(), waitsFor: 'buyer', createdAt: day(8) });
  await insertMediation(app.db, 'due-soon', 'ana', { ...waiting, dueAt: inHours(30), createdAt: day(5) });
  await insertMediation(app.db, 'of-beto', 'beto', { ...waiting, dueAt: inHours(1), createdAt: day(6) });
});
afterAll(() => app.close());

const list = async (query: Record<string, string> = {}, as: PersonId = 'seller') =>
  listMediations.reply.parse((await app.send(listMediations, { query }, { as })).body);
const idsOf = async (query: Record<string, string> = {}, as: PersonId = 'seller') => (await list(query, as)).items.map(({ _id }) => _id);

const inOrder = ['late', 'due-soon', 'due-later', 'open-new', 'open-old', 'closed-new', 'closed-old'];

test('open ones come first, those due soonest before others, then the newest', async () => {
  expect(await idsOf()).toEqual(inOrder);
});

test('page after page by cursor, and page by number, give each once and in the same order', async () => {
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const page = await list({ limit: '2', ...(after !== null && { after }) });
    seen.push(...page.items.map(({ _id }) => _id));
    after = page.next;
    expect([page.total, page.pages]).toEqual([7, 4]);
  } while (after !== null);
  expect(seen).toEqual(inOrder);
  expect(await idsOf({ limit: '2', page: '3' })).toEqual(inOrder.slice(4, 6));
  expect((await app.send(listMediations, { query: { after: 'nonsense' } }, { as: 'seller' })).status).toBe(400);
});

test('who was told how many there are and reads before their end is told the same, uncounted; their end is counted', async () => {
  const totals = ['2', '4'].map(async (page) => (await list({ limit: '2', page, total: '70' })).total);
  expect(await Promise.all(totals)).toEqual([70, 7]);
});

test('a walk says to its end of how many it began, and counts nothing again', async () => {
  const { next } = await list({ limit: '2' });
  expect((await list({ status: 'open', limit: '2', after: next ?? '' })).total).toBe(7);
});

test.each([
  [{ status: 'open' }, inOrder.slice(0, 5)],
  [{ status: 'closed' }, inOrder.slice(5)],
  [{ status: 'closing,open' }, inOrder.slice(0, 5)],
  [{ status: 'open,closed' }, inOrder],
  [{ waitsFor: 'seller' }, inOrder.slice(0, 3)],
  [{ waitsFor: 'buyer' }, ['open-new']],
  [{ waitsFor: 'mediator' }, []],
  [{ due: 'late' }, ['late']],
  [{ due: 'soon' }, ['due-soon']],
  [{ marketPlaceId: 'account-ana', status: 'closed' }, inOrder.slice(5)],
  [{ search: 'n-due' }, ['due-soon', 'due-later']],
  [{ search: 'joana lima', status: 'closed' }, inOrder.slice(5)],
  [{ search: 'casa ana open' }, ['open-new', 'open-old']],
  [{ search: 'ninguém' }, []],
])('%j finds %j', async (query, found) => {
  const page = await list(query);
  expect([page.items.map(({ _id }) => _id), page.total]).toEqual([found, found.length]);
});

test('what is being closed waits for nobody and is due for nobody, as its row says', async () => {
  const put = async (status: 'open' | 'closing') =>
    void (await app.db
      .update(mediation)
      .set({ status })
      .where(inArray(mediation.orderId, ['late', 'due-soon'])));
  onTestFinished(() => put('open'));
  await put('closing');
  const found = [{ waitsFor: 'seller' }, { due: 'late' }, { due: 'soon' }].map((query) => idsOf(query));
  expect(await Promise.all(found)).toEqual([['due-later'], [], []]);
});

test('a seller sees the own company’s only, whatever is asked for; a superuser all', async () => {
  for (const query of [{ sellerId: 'beto' }, { ids: 'of-beto' }, { search: 'n-of-beto' }, { marketPlaceId: 'account-beto' }])
    expect(await list(query)).toMatchObject({ items: [], total: 0 });
  expect(await idsOf({}, 'superuser')).toEqual(['late', 'of-beto', ...inOrder.slice(1)]);
  expect(await idsOf({ sellerId: 'beto' }, 'superuser')).toEqual(['of-beto']);
  expect(await idsOf({}, 'consultant')).toEqual([]);
});

test('exactly the rows asked for come in one call', async () => {
  expect((await idsOf({ ids: 'open-new,absent,late,of-beto' })).toSorted()).toEqual(['late', 'open-new']);
});

test('a row tells the beginning of the newest message, and of the buyer only a first name and initials', async () => {
  const [row] = (await list({ ids: 'late' })).items;
  expect(row).toMatchObject({
    buyerName: 'Joana C. L.',
    sellerName: 'Casa da Ana',
    messages: 1,
    lastMessage: { userName: 'Joana C. L.', message: 'O produto chegou com defeito.', files: 0 },
    claim: { waitsFor: 'seller', stage: 'claim' },
  });
});

test('what each person has read is their own, goes only forward, and never beyond what was said', async () => {
  const read = async (count: number, as: PersonId = 'seller') =>
    (await app.send(readMediation, { params: { id: 'late' }, body: { count } }, { as })).body;
  const unread = async (as: PersonId) => (await list({ ids: 'late' }, as)).items[0]?.unread;
  expect(await unread('seller')).toBe(1);
  expect(await idsOf({ unread: 'true', due: 'late' })).toEqual(['late']);
  expect(await read(50)).toEqual({ readCount: 1 });
  expect(await read(0)).toEqual({ readCount: 1 });
  expect([await unread('seller'), await unread('superuser')]).toEqual([0, 1]);
  expect(await idsOf({ unread: 'true', due: 'late' })).toEqual([]);
});
