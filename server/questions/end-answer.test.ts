import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { retryIntegrationJob } from '#contract/integration-job.ts';
import { listNotifications } from '#contract/notification.ts';
import { answerQuestion, getQuestion } from '#contract/question-calls.ts';
import { Question } from '#contract/question.ts';
import { insertListing } from '../../tests/support/listings.ts';
import { insertQuestion } from '../../tests/support/questions.ts';
import { newId, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { applyRefusal } from '../marketplace/apply-refusal.ts';
import { commandOf } from '../marketplace/command-of.ts';
import type { QuestionThere } from '../marketplace/port.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const reason = 'O Mercado Livre não a aceita mais';

/** Answered here, and refused there by how it stands. */
const refusedAs = async (there: QuestionThere): Promise<string> => {
  const [listing, id] = [newId('listing'), newId('question')];
  await insertListing(app.db, listing, 'ana', 'active');
  await insertQuestion(app.db, id, listing);
  await app.send(answerQuestion, { params: { id }, body: { text: 'Serve sim!' } }, { as: 'seller' });
  const [job] = await app.db
    .update(integrationJob)
    .set({ status: 'failed', errorCode: 'x', error: reason, nextAt: null })
    .where(eq(integrationJob.subject, `question:${id}`))
    .returning();
  if (!job) throw new Error('Nothing is told of it');
  await app.db.transaction((tx) => applyRefusal(tx, job, { code: 'x', text: reason, causes: [], there }, new Date()));
  return id;
};
const read = async (id: string) => Question.parse((await app.send(getQuestion, { params: { id } }, { as: 'seller' })).body);
const noticesOf = async (id: string): Promise<readonly string[]> =>
  listNotifications.reply
    .parse((await app.send(listNotifications, {}, { as: 'seller' })).body)
    .filter(({ subject }) => subject === `question:${id}`)
    .map(({ message }) => message);

test('a question that was answered there stays answered, in their words, and ours is kept', async () => {
  const id = await refusedAs({ status: 'answered', text: 'Não serve.' });
  expect(await read(id)).toMatchObject({
    version: 3,
    status: 'answered',
    answer: { text: 'Não serve.', by: { id: 'marketplace', name: 'Mercado Livre' } },
    returned: { text: 'Serve sim!', reason },
  });
  expect(await noticesOf(id)).toEqual([
    'Uma pergunta já tinha resposta no Mercado Livre: a sua não foi enviada. O texto ficou guardado na pergunta.',
  ]);
  const [job] = await app.db
    .select()
    .from(integrationJob)
    .where(eq(integrationJob.subject, `question:${id}`));
  // Their own answer is not said to them.
  expect(job && (await commandOf(app.db, job))).toBeNull();
});

test.each([
  ['closed', 'O Mercado Livre encerrou uma pergunta antes da sua resposta. O texto ficou guardado na pergunta.'],
  ['banned', 'O Mercado Livre moderou uma pergunta: a sua resposta não foi enviada. O texto ficou guardado na pergunta.'],
  ['deleted', 'O comprador apagou uma pergunta antes da sua resposta. O texto ficou guardado na pergunta.'],
] as const)('a question that is %s there is so here, and waits for no answer', async (status, told) => {
  const id = await refusedAs({ status });
  expect(await read(id)).toMatchObject({ status, answer: null, returned: { text: 'Serve sim!', reason } });
  expect(await noticesOf(id)).toEqual([told]);
});

test.each([{ status: 'answered', text: 'Não serve.' }, { status: 'closed' }] as const)(
  'the job that keeps our answer is not tried again, which would be the end of it: %o',
  async (there) => {
    const id = await refusedAs(there);
    const [job] = await app.db
      .select()
      .from(integrationJob)
      .where(eq(integrationJob.subject, `question:${id}`));
    const tried = await app.send(retryIntegrationJob, { params: { id: job?.id ?? '' } }, { as: 'seller' });
    expect(tried).toMatchObject({ status: 409, body: { message: 'Esta resposta não pode mais ser enviada' } });
    expect(await read(id)).toMatchObject({ returned: { text: 'Serve sim!', reason } });
  },
);
