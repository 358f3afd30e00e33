import { describe, expect, test } from 'vitest';
import { openTestFake, start } from './fake-fixture.ts';
import type { FakeQuestion } from './fake-state.ts';
import { stepQuestion, type QuestionStep } from './question-lifecycle.ts';

const one = 'MLB1000000001';

const opened = async () => {
  const test = await openTestFake();
  const { access_token: token } = await test.connect(101);
  return { ...test, ask: (method: string, path: string, given?: unknown) => test.ask(method, path, given, token) };
};

test('a question is answered once', async () => {
  const { ask } = await opened();
  const first = await ask('POST', '/answers', { question_id: 11, text: 'Sim, temos.' });
  expect(first).toMatchObject({
    status: 200,
    body: { id: 11, status: 'ANSWERED', answer: { text: 'Sim, temos.', status: 'ACTIVE', date_created: '2026-11-27T08:00:00.000-04:00' } },
  });
  expect((await ask('GET', '/questions/11?api_version=4')).body).toEqual(first.body);
  expect(await ask('POST', '/answers', { question_id: 11, text: 'Sim, temos.' })).toMatchObject({
    status: 400,
    body: { message: 'Question 11 is not unanswered', error: 'not_unanswered_question', status: 400, cause: [] },
  });
});

test.each([
  ['nothing', '   ', 'empty_text'],
  ['2001 characters', 'x'.repeat(2001), 'text_too_long'],
])('an answer of %s is refused', async (_what, text, error) => {
  const { ask } = await opened();
  expect(await ask('POST', '/answers', { question_id: 11, text })).toMatchObject({ status: 400, body: { error } });
});

test('2000 characters are taken', async () => {
  const { ask } = await opened();
  expect((await ask('POST', '/answers', { question_id: 11, text: 'x'.repeat(2000) })).status).toBe(200);
});

test('a question of an item that is not on sale takes no answer, and nobody can ask one', async () => {
  const { ask } = await opened();
  await ask('PUT', `/items/${one}`, { status: 'paused' });
  expect((await ask('POST', '/answers', { question_id: 11, text: 'Sim' })).body).toMatchObject({ error: 'not_active_item' });
  expect((await ask('POST', '/_fake/ask', { itemId: one, text: 'E verde?' })).status).toBe(400);
});

test('nobody answers, or reads, what others were asked', async () => {
  const test = await openTestFake();
  const { access_token: token } = await test.connect(102);
  expect((await test.ask('POST', '/answers', { question_id: 11, text: 'Sim' }, token)).status).toBe(403);
  expect((await test.ask('GET', '/questions/11', null, token)).status).toBe(403);
  expect((await test.ask('GET', '/questions/search?seller_id=101', null, token)).body).toMatchObject({ total: 0, questions: [] });
  expect((await test.ask('GET', '/questions/404', null, token)).status).toBe(404);
});

test('a buyer asks, and the seller finds it by status, newest first', async () => {
  const { ask, wait } = await opened();
  wait(1000);
  const { id } = (await ask('POST', '/_fake/ask', { itemId: one, text: 'E verde?', fromUserId: 901 })).body as { readonly id: number };
  const search = '/questions/search?seller_id=101&status=UNANSWERED&api_version=4';
  expect((await ask('GET', search)).body).toMatchObject({
    total: 2,
    questions: [
      { id, text: 'E verde?', from: { id: 901 }, item_id: one, answer: null },
      { id: 11, text: 'Tem na cor azul?' },
    ],
  });
  expect((await ask('GET', `${search}&sort_fields=date_created&sort_types=ASC&limit=1`)).body).toMatchObject({
    limit: 1,
    questions: [{ id: 11 }],
  });
  expect((await ask('GET', `${search}&from=901`)).body).toMatchObject({ total: 1 });
  expect((await ask('GET', `${search}&division=1`)).status).toBe(501);
});

test('who reckoned a question’s number gives it, once', async () => {
  const { ask } = await opened();
  const given = { id: 12_000_000_007, itemId: one, text: 'E preto?' };
  expect(await ask('POST', '/_fake/ask', given)).toMatchObject({ status: 201, body: { id: 12_000_000_007 } });
  expect((await ask('POST', '/_fake/ask', given)).status).toBe(409);
  expect((await ask('GET', '/questions/12000000007')).body).toMatchObject({ text: 'E preto?' });
});

test('a moderated answer stays in its question without its text; a moderated question has none', async () => {
  const { ask } = await opened();
  await ask('POST', '/answers', { question_id: 11, text: 'Me ligue' });
  await ask('POST', '/_fake/moderate', { questionId: 11, step: 'banAnswer' });
  expect((await ask('GET', '/questions/11')).body).toMatchObject({ status: 'ANSWERED', answer: { text: '', status: 'BANNED' } });
  await ask('POST', '/_fake/moderate', { questionId: 11, step: 'ban' });
  expect((await ask('GET', '/questions/11')).body).toMatchObject({ status: 'BANNED', text: '' });
});

describe('the lifecycle of a question', () => {
  const question = (status: FakeQuestion['status']): FakeQuestion => ({
    id: 1,
    itemId: one,
    sellerId: 1,
    fromId: 2,
    text: 't',
    status,
    askedAt: start.getTime(),
    updatedAt: start.getTime(),
    answer: null,
  });
  const statuses = ['UNANSWERED', 'ANSWERED', 'CLOSED_UNANSWERED', 'UNDER_REVIEW', 'BANNED', 'DELETED', 'DISABLED'] as const;
  const steps: readonly QuestionStep[] = [
    { type: 'answer', text: 'a' },
    ...(['banAnswer', 'ban', 'hold', 'release', 'close', 'delete'] as const).map((type) => ({ type })),
  ];

  test('only what is unanswered is answered', () => {
    const answerable = statuses.filter((status) => stepQuestion(question(status), { type: 'answer', text: 'a' }, 0).ok);
    expect(answerable).toEqual(['UNANSWERED']);
  });
  test.each(['BANNED', 'DELETED', 'DISABLED'] as const)('%s is the end', (status) => {
    expect(steps.filter((step) => stepQuestion(question(status), step, 0).ok)).toEqual([]);
  });
  test('what is held for review comes back unanswered', () => {
    expect(stepQuestion(question('UNDER_REVIEW'), { type: 'release' }, 5)).toMatchObject({ ok: true, value: { status: 'UNANSWERED' } });
  });
});
