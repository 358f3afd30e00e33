import { expect, test } from 'vitest';
import { answering } from './speaking-fixture.ts';
import { openSpeakingTests } from './speaking-tests-fixture.ts';

const { openReplying, speaking } = openSpeakingTests();

test.each([
  [
    { status: 'ANSWERED', answer: { text: 'Não serve.', status: 'ACTIVE' } },
    'answered_elsewhere',
    { status: 'answered', text: 'Não serve.' },
  ],
  [{ status: 'ANSWERED', answer: { text: '', status: 'BANNED' } }, 'answered_elsewhere', { status: 'banned' }],
  [{ status: 'CLOSED_UNANSWERED', answer: null }, 'question_closed', { status: 'closed' }],
  [{ status: 'BANNED', answer: null }, 'question_banned', { status: 'banned' }],
  [{ status: 'DELETED', answer: null }, 'question_deleted', { status: 'deleted' }],
])('of a question that takes no answer it is told how it stands there: %o', async (question, code, there) => {
  await openReplying({
    'POST /answers': [400, { error: 'not_unanswered_question', message: 'x' }],
    'GET /questions/11095535363': [200, { id: 1, ...question }],
  });
  expect(await speaking().say(answering)).toMatchObject({ type: 'refused', code, there });
});

const offSale = { 'POST /answers': [400, { error: 'not_active_item', message: 'Item must be active' }] } as const;

test('of a listing off sale it is told too how the question stands there', async () => {
  await openReplying({
    ...offSale,
    'GET /questions/11095535363': [200, { id: 1, status: 'ANSWERED', answer: { text: 'Não serve.', status: 'ACTIVE' } }],
  });
  expect(await speaking().say(answering)).toMatchObject({ code: 'answered_elsewhere', there: { status: 'answered', text: 'Não serve.' } });
});

test.each([
  [200, { id: 1, status: 'UNANSWERED', answer: null }],
  [404, { error: 'not_found', message: 'x' }],
  [500, {}],
] as const)('where the question is open there, or is not told, the listing off sale is what refuses: %d', async (status, body) => {
  await openReplying({ ...offSale, 'GET /questions/11095535363': [status, body] });
  const said = await speaking().say(answering);
  expect(said).toMatchObject({ type: 'refused', code: 'not_active_item' });
  expect(said).not.toHaveProperty('there');
});
