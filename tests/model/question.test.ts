import type { Party } from '#contract/party.ts';
import { afterAll, expect, test } from 'vitest';
import { QuestionStatus } from '#contract/question.ts';
import {
  questionLifecycle,
  stepQuestion,
  type QuestionFacts,
  type QuestionRefusalReason,
  type QuestionStep,
  type QuestionStepRefused,
} from '#machines/lifecycle/question.ts';
import { coverageOf, declaredBy, print } from './coverage.ts';
import { pairsOf, pathsOf, type Lifecycle } from './paths.ts';

type Asked = QuestionStep & QuestionFacts;

const parties: readonly Party[] = ['seller', 'reviewer', 'superuser', 'marketplace'];
const steps: readonly QuestionStep['type'][] = ['answer', 'undoAnswer', 'answerThere', 'close', 'ban', 'remove'];
const everyAsk: readonly Asked[] = steps.flatMap((type) => parties.map((party): Asked => ({ type, party })));

const walk: Lifecycle<QuestionStatus, Asked, QuestionStepRefused> = {
  initial: 'unanswered',
  events: everyAsk,
  step: (status, { type, ...facts }) => stepQuestion(status, { type }, facts),
};

/** Decisions 18 and 20, and what the marketplace does with a question; written from their text and not from the machine. */
const rules: readonly {
  readonly step: QuestionStep['type'];
  readonly from: readonly QuestionStatus[];
  readonly to: QuestionStatus;
  readonly by: readonly Party[];
}[] = [
  { step: 'answer', from: ['unanswered'], to: 'answered', by: ['seller', 'superuser'] },
  // What the marketplace refused was not answered: it is answered again.
  { step: 'undoAnswer', from: ['answered'], to: 'unanswered', by: ['marketplace'] },
  // Or it was answered there by somebody else, or is over there.
  { step: 'answerThere', from: ['answered'], to: 'answered', by: ['marketplace'] },
  { step: 'close', from: ['unanswered', 'answered'], to: 'closed', by: ['marketplace'] },
  { step: 'ban', from: ['unanswered', 'answered'], to: 'banned', by: ['marketplace'] },
  { step: 'remove', from: ['unanswered', 'answered'], to: 'deleted', by: ['marketplace'] },
];

const judge = (from: QuestionStatus, { type, party }: Asked): QuestionStatus | QuestionRefusalReason => {
  const rule = rules.find(({ step }) => step === type);
  if (!rule?.by.includes(party)) return 'role';
  return rule.from.includes(from) ? rule.to : 'status';
};

const coverage = coverageOf('question', QuestionStatus.options, declaredBy(questionLifecycle));
afterAll(() => print(coverage.line()));

test('the machine has the statuses of the contract, no more and no fewer', () => {
  expect(Object.keys(questionLifecycle.states).toSorted()).toEqual(QuestionStatus.options.toSorted());
});

test('the machine declares exactly the transitions there are', () => {
  const named = rules.flatMap(({ from, step }) => from.map((status) => `${status}: ${step}`));
  expect(declaredBy(questionLifecycle).toSorted()).toEqual(named.toSorted());
});

test('every step, by everyone, from every status goes where the rules say or is refused for the reason they give', () => {
  const pairs = pairsOf(walk);
  expect(pairs).toHaveLength(QuestionStatus.options.length * everyAsk.length);
  const told = pairs.map(({ from, event, answer }) => {
    if (!answer.ok) coverage.wasRefused();
    return { from, event, expected: judge(from, event), answered: answer.ok ? answer.value : answer.error.reason };
  });
  expect(told.filter(({ expected, answered }) => answered !== expected)).toEqual([]);
});

test('together the walks take every transition and reach every status', () => {
  for (const path of pathsOf(walk)) for (const step of path) coverage.took(step);
  expect(coverage.missing()).toEqual({ states: [], transitions: [] });
});

test('nobody answers twice', () => {
  expect(stepQuestion('answered', { type: 'answer' }, { party: 'superuser' })).toMatchObject({ ok: false, error: { reason: 'status' } });
});
