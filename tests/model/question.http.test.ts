import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerQuestion, getQuestion } from '#contract/question-calls.ts';
import { Question, QuestionStatus } from '#contract/question.ts';
import { questionLifecycle, stepQuestion } from '#machines/lifecycle/question.ts';
import { insertListing } from '../support/listings.ts';
import { people, type PersonId } from '../support/people.ts';
import { insertQuestion } from '../support/questions.ts';
import { newId, openTestApp, type TestApp } from '../support/test-app.ts';
import { coverageOf, declaredBy, print } from './coverage.ts';

/** What a person can ask for; the rest is the marketplace's. */
const declared = declaredBy(questionLifecycle).filter((transition) => transition.endsWith(': answer'));
const coverage = coverageOf('question over HTTP', QuestionStatus.options, declared);
const askers = ['seller', 'foreignSeller', 'reviewer', 'superuser'] as const satisfies readonly PersonId[];

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(async () => {
  await app.close();
  print(coverage.line());
});

const statusOf = async (id: string): Promise<QuestionStatus> =>
  Question.parse((await app.send(getQuestion, { params: { id } }, { as: 'superuser' })).body).status;

/** Decision 18: the call's roles first, then whose question it is, then the lifecycle. */
const wanted = (from: QuestionStatus, by: (typeof askers)[number]) => {
  const { role } = people[by];
  if (role === 'reviewer') return { status: 403, after: from };
  if (by === 'foreignSeller') return { status: 404, after: from };
  const next = stepQuestion(from, { type: 'answer' }, { party: role });
  return next.ok ? { status: 200, after: next.value } : { status: 409, after: from };
};

test.each(QuestionStatus.options)(
  'the server takes an answer where it may be given and refuses it elsewhere, of everyone, from %s',
  async (from) => {
    const listing = newId('listing');
    await insertListing(app.db, listing, 'ana', 'active');
    for (const by of askers) {
      const id = newId('question');
      await insertQuestion(app.db, id, listing, 'ana', { status: from });
      const { status } = await app.send(answerQuestion, { params: { id }, body: { text: 'Serve sim!' } }, { as: by });
      const after = await statusOf(id);
      expect({ by, from, status, after }).toEqual({ by, from, ...wanted(from, by) });
      if (status === 200) coverage.took({ from, event: { type: 'answer' }, to: after });
      else coverage.wasRefused();
    }
  },
);

test('every step that a person can ask for was taken, from every status it may be taken from', () => {
  expect(coverage.missing().transitions).toEqual([]);
});
