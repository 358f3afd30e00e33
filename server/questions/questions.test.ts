import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerQuestion, getQuestion, listQuestions } from '#contract/question-calls.ts';
import { Question } from '#contract/question.ts';
import { getSideNotifications, listNotifications, SideNotifications } from '#contract/notification.ts';
import { getMenu } from '#contract/shell.ts';
import { insertListing } from '../../tests/support/listings.ts';
import type { PersonId } from '../../tests/support/people.ts';
import { insertQuestion } from '../../tests/support/questions.ts';
import { newId, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { event } from '../db/schema/core.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { question } from '../db/schema/question.ts';
import { askQuestion, moderateAnswer } from '../marketplace/ask-question.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

type Changes = Parameters<typeof insertQuestion>[4];
const shelf = async (company: 'ana' | 'beto' = 'ana'): Promise<string> => {
  const id = newId('listing');
  await insertListing(app.db, id, company, 'active');
  return id;
};
const ask = async (listing: string, changes: Changes = {}, company: 'ana' | 'beto' = 'ana'): Promise<string> => {
  const id = newId('question');
  await insertQuestion(app.db, id, listing, company, changes);
  return id;
};
const list = async (query: Record<string, string>, as: PersonId = 'seller') =>
  listQuestions.reply.parse((await app.send(listQuestions, { query: { limit: '100', ...query } }, { as })).body);
const idsOf = async (query: Record<string, string>, as?: PersonId) => (await list(query, as)).items.map(({ _id }) => _id);
const read = async (id: string, as: PersonId = 'seller') => Question.parse((await app.send(getQuestion, { params: { id } }, { as })).body);
const answer = (id: string, text = 'Serve sim!', as: PersonId = 'seller', ifMatch?: number) =>
  app.send(answerQuestion, { params: { id }, body: { text } }, { as, ...(ifMatch === undefined ? {} : { ifMatch }) });
const day = (at: number): Date => new Date(Date.UTC(2026, 10, at));

test('unanswered questions come first, the oldest before others; then the newest of the rest, page after page', async () => {
  const listing = await shelf();
  const young = await ask(listing, { askedAt: day(9) });
  const old = await ask(listing, { askedAt: day(2) });
  const lately = await ask(listing, { askedAt: day(8), status: 'answered', answer: 'Sim', answeredAt: day(8) });
  const longAgo = await ask(listing, { askedAt: day(1), status: 'closed' });
  expect(await idsOf({ publishId: listing })).toEqual([old, young, lately, longAgo]);
  const first = await list({ publishId: listing, limit: '3' });
  expect(first).toMatchObject({ total: 4, pages: 2, limit: 3 });
  expect((await list({ publishId: listing, limit: '3', after: first.next ?? '' })).items.map(({ _id }) => _id)).toEqual([longAgo]);
  expect(await idsOf({ publishId: listing, status: 'answered' })).toEqual([lately]);
  expect(await idsOf({ publishId: listing, status: 'answered,closed' })).toEqual([lately, longAgo]);
});

test('beside Perguntas stands how many one may answer, whether or not their notices were read', async () => {
  const countFor = async (as: PersonId): Promise<number | null> => {
    const line = getMenu.reply.parse((await app.send(getMenu, {}, { as })).body).find(({ link }) => link === '/message');
    const { unread, work } = SideNotifications.parse((await app.send(getSideNotifications, {}, { as })).body);
    const counts = new Map([...Object.entries(unread), ...Object.entries(work)]);
    return line ? line.notifyMap.reduce((sum, type) => sum + (counts.get(type) ?? 0), 0) : null;
  };
  const waiting = async (as: PersonId) => (await list({ status: 'unanswered' }, as)).total;
  const listing = await shelf();
  const first = await ask(listing);
  await ask(listing);
  await ask(listing, { status: 'closed' });
  await ask(await shelf('beto'), {}, 'beto');
  expect(await countFor('seller')).toBe(await waiting('seller'));
  expect(await countFor('superuser')).toBe(await waiting('superuser'));
  expect(await countFor('reviewer')).toBeNull();
  await answer(first);
  expect(await countFor('seller')).toBe(await waiting('seller'));
});

test('a question is found by its words, its buyer, its listing and its age', async () => {
  const listing = await shelf();
  const id = await ask(listing, {
    text: 'Acompanha suporte giratório?',
    buyerName: 'ÉRICA_N',
    askedAt: new Date(Date.now() - 2 * 3_600_000),
  });
  const fresh = await ask(listing, { text: 'Acompanha cabo?', askedAt: new Date() });
  for (const search of ['giratorio', 'giratório?', 'ÉRICA', '“acompanha” sup']) expect(await idsOf({ search })).toEqual([id]);
  expect(await idsOf({ search: `cod-${listing}` })).toEqual([id, fresh]);
  expect(await idsOf({ search: 'acompanha', olderThan: 'hour' })).toEqual([id]);
  expect(await idsOf({ publishId: listing, olderThan: 'day' })).toEqual([]);
  expect(await idsOf({ ids: `${fresh},nobody` })).toEqual([fresh]);
});

test('a question shows its listing and what the same buyer asked about it before, and nobody else', async () => {
  const listing = await shelf();
  const earlier = await ask(listing, { askedAt: day(1), status: 'answered', answer: 'Sim', answeredAt: day(1) });
  await ask(listing, { askedAt: day(2), buyerId: 'other' });
  await ask(await shelf(), { askedAt: day(2) });
  const id = await ask(listing, { askedAt: day(3) });
  const whole = await read(id);
  expect(whole).toMatchObject({
    publishId: listing,
    listingTitle: 'Capa de chuva',
    listing: { sku: `COD-${listing}`, status: 'active', price: 9990 },
  });
  expect(whole.earlier.map(({ _id }) => _id)).toEqual([earlier]);
});

test('of a buyer who asked very often the last twenty are shown, oldest first', async () => {
  const listing = await shelf();
  const asked: string[] = [];
  for (let at = 1; at <= 25; at += 1) asked.push(await ask(listing, { askedAt: new Date(Date.UTC(2026, 9, 1, at)) }));
  const whole = await read(asked.at(-1) ?? '');
  expect(whole.earlier.map(({ _id }) => _id)).toEqual(asked.slice(-21, -1));
});

test('an answer is given once: who is second is told who was first, and another company sees nothing', async () => {
  const id = await ask(await shelf());
  expect((await answer(id, 'Serve', 'foreignSeller')).status).toBe(404);
  expect((await answer(id, 'Serve', 'reviewer')).status).toBe(403);
  expect(await answer(id, '  Serve sim, do 2012 ao 2021.  ', 'superuser', 1)).toMatchObject({
    status: 200,
    body: { version: 2, status: 'answered' },
  });
  expect((await read(id)).answer).toMatchObject({ text: 'Serve sim, do 2012 ao 2021.', by: { id: 'superuser', name: 'Sônia Super' } });
  expect(await answer(id, 'Não serve', 'seller', 1)).toMatchObject({
    status: 409,
    body: { code: 'changed-meanwhile', conflict: { changes: [{ type: 'answer', by: { name: 'Sônia Super' } }] } },
  });
  expect(await answer(id, 'Não serve', 'seller', 2)).toMatchObject({
    status: 409,
    body: { code: 'step-refused', message: 'A pergunta já foi respondida' },
  });
  const written = await app.db
    .select()
    .from(event)
    .where(eq(event.subject, `question:${id}`));
  expect(written.map(({ type, data }) => [type, data])).toEqual([['answer', {}]]);
});

test('an answer is neither blank nor longer than the marketplace takes; hostile text is kept as text', async () => {
  const id = await ask(await shelf());
  expect((await answer(id, '   ')).status).toBe(400);
  expect((await answer(id, 'é'.repeat(2001))).status).toBe(400);
  const hostile = `<img src=x onerror="alert(1)">';drop table question;--`;
  expect((await answer(id, hostile)).status).toBe(200);
  expect((await read(id)).answer?.text).toBe(hostile);
});

test('an answer with a way round the marketplace is moderated by it, and its company hears of it', async () => {
  const now = new Date('2026-11-22T12:00:00.000Z');
  const [id, harmless] = [await ask(await shelf(), { text: 'Posso buscar?' }), await ask(await shelf())];
  await answer(id, 'Chama no zap 11 98765-4321');
  await answer(harmless);
  const stands = (connection: 'connected' | 'unconnected') =>
    app.db.update(marketplaceAccount).set({ connection }).where(eq(marketplaceAccount.id, 'account-ana'));
  // A marketplace that somebody has connected moderates by itself.
  await stands('connected');
  expect(await moderateAnswer(app.db, now)).toBe(false);
  await stands('unconnected');
  expect(await moderateAnswer(app.db, now)).toBe(true);
  expect(await moderateAnswer(app.db, now)).toBe(false);
  expect([(await read(id)).status, (await read(harmless)).status]).toEqual(['banned', 'answered']);
  const told = listNotifications.reply.parse((await app.send(listNotifications, {}, { as: 'seller' })).body);
  expect(told).toContainEqual(
    expect.objectContaining({ notificationType: 'meliQuestion', message: 'O marketplace moderou a sua resposta a uma pergunta' }),
  );
});

test('the embedded marketplace asks about what is on sale, and tells its company', async () => {
  const now = new Date('2026-11-22T13:00:00.000Z');
  const before = (await app.db.select().from(question)).length;
  expect(await askQuestion(app.db, now, 3)).toBe(true);
  const all = await app.db.select().from(question);
  expect(all.length).toBe(before + 1);
  const asked = all.find(({ askedAt }) => askedAt.getTime() === now.getTime());
  expect(asked).toMatchObject({ status: 'unanswered', version: 1 });
  const told = listNotifications.reply.parse(
    (await app.send(listNotifications, {}, { as: asked?.sellerId === 'beto' ? 'foreignSeller' : 'seller' })).body,
  );
  // What somebody wrote is read where it can be erased: the notice names the listing.
  expect(told.map(({ message }) => message)).toContain('Nova pergunta em Capa de chuva');
  expect(told.some(({ message }) => message.includes(asked?.text ?? '?'))).toBe(false);
});
