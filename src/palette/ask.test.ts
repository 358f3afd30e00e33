import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineCommand, type AnyIntentCommand } from '#commands/command.ts';
import type { Field } from '#commands/field.ts';
import { cancel } from '#commands/order/cancel.ts';
import { editNote } from '#commands/order/edit-note.ts';
import { editTracking } from '#commands/order/edit-tracking.ts';
import { anOrder } from '#commands/order/order-fixture.ts';
import { ship } from '#commands/order/ship.ts';
import { ok } from '#lib/result.ts';
import {
  answer,
  answeredSteps,
  answerWhich,
  askedField,
  asksWhich,
  changeAnswer,
  isAnswered,
  isForGood,
  isReview,
  problemOf,
  questionsIn,
  reviewLine,
  startAsk,
  startNaming,
  stepBack,
  draftKeyOfAsk,
} from './ask-answers.ts';
import { argsOf, type AskTarget } from './ask.ts';

const fields: readonly Field[] = [
  { name: 'reason', label: 'listing.skipReason', kind: 'choice', options: [{ value: 'doubt', label: 'listing.skipReason.doubt' }] },
  { name: 'note', label: 'palette.field.others', kind: 'text', maxLength: 5, isOptional: true },
  { name: 'warning', label: 'palette.field.others', kind: 'choices', options: [], allowsText: true },
];
const Args = z.object({
  id: z.string(),
  reason: z.enum(['doubt']),
  note: z.string().max(5).optional(),
  warning: z.array(z.string()).min(1),
});

const command = (review: AnyIntentCommand['reviewOf'] = null): AnyIntentCommand =>
  defineCommand<z.infer<typeof Args>, unknown>({
    name: 'listing.try',
    version: 1,
    title: 'listing.skip',
    icon: 'x',
    aliases: [],
    roles: ['reviewer'],
    scope: 'queue',
    on: 'listing',
    args: Args,
    fields,
    prefill: () => ({}),
    subject: ({ id }) => `listing:${id}`,
    can: () => ok(undefined),
    decide: (state) => ok(state),
    send: async () => ok(undefined),
    isHeld: false,
    inverse: null,
    review,
    done: 'listing.skipped',
    onLostAnswer: 'retry',
  });

const target = (id: string, prefill: Record<string, unknown> = {}): AskTarget => ({
  target: { subject: `listing:${id}`, label: `Anúncio ${id}`, base: null },
  prefill: { id, ...prefill },
});
const names = (ask: ReturnType<typeof startAsk>) => ask.fields.map(({ name }) => name);

describe('what is asked', () => {
  test('every field, in the order of the command', () => {
    expect(names(startAsk(command(), [target('1')]))).toEqual(['reason', 'note', 'warning']);
  });
  test('not what follows from the target, nor what was given', () => {
    expect(names(startAsk(command(), [target('1', { reason: 'doubt' })], { warning: ['gtin'] }))).toEqual(['note']);
  });
  test('what one of several targets does not know', () => {
    expect(names(startAsk(command(), [target('1', { reason: 'doubt' }), target('2')]))).toContain('reason');
  });
});

describe('of several orders', () => {
  const orderOf = (command: AnyIntentCommand, id: string, changes: Parameters<typeof anOrder>[0] = {}): AskTarget => {
    const base = anOrder({ _id: id, ...changes });
    return { target: { subject: `order:${id}`, label: id, base }, prefill: command.prefillFrom(base) };
  };
  test.each([ship, editTracking])('$name asks for what they share, and not for the number that each has of its own', (shared) => {
    const several = [orderOf(shared, 'a'), orderOf(shared, 'b')];
    expect(names(startAsk(shared, several))).toEqual(['carrier']);
    expect(names(startAsk(shared, several.slice(0, 1)))).toEqual(['trackingNumber', 'carrier']);
  });
  test('a number that was given with them is taken for none', () => {
    const ask = startAsk(ship, [orderOf(ship, 'a'), orderOf(ship, 'b')], { trackingNumber: 'RPD700001', carrier: 'Veloz' });
    expect(ask.targets.map((each) => argsOf(ask, each))).toMatchObject([{ _id: 'a', carrier: 'Veloz' }, { _id: 'b' }]);
    expect(ask.targets.map((each) => argsOf(ask, each)['trackingNumber'])).toEqual([undefined, undefined]);
  });

  const lasting = orderOf(cancel, 'lasting', { status: 'pending_cancelled', statusBefore: null });
  const one = orderOf(cancel, 'one');
  const lineOf = (...targets: readonly AskTarget[]) =>
    reviewLine(startAsk(cancel, targets, { type: 'other', description: 'Acabou' }), 'os pedidos');
  test.each([
    ['last', [one, lasting]],
    ['first', [lasting, one]],
  ])('the line speaks of those that can be reverted, also where one that can not stands %s', (_where, targets) => {
    expect(lineOf(...targets)).toMatchObject({ values: { isForGood: false } });
    expect(targets.filter((each) => isForGood(startAsk(cancel, targets), each))).toEqual([lasting]);
  });
  test('where none can be reverted the line says so', () => {
    expect(lineOf(lasting, lasting)).toMatchObject({ values: { isForGood: true } });
  });
});

describe('going through the questions', () => {
  const start = startAsk(command(), [target('1')]);

  test('each answer leads to the next question, the last one to the end', () => {
    const second = answer(start, 'doubt');
    const third = answer(second, '');
    const end = answer(third, ['gtin']);
    expect([start, second, third, end].map((each) => askedField(each)?.name ?? null)).toEqual(['reason', 'note', 'warning', null]);
    expect([start, second, third, end].map(isAnswered)).toEqual([false, false, false, true]);
    expect(argsOf(end, target('1'))).toEqual({ id: '1', reason: 'doubt', note: undefined, warning: ['gtin'] });
  });
  test('one back keeps the answer; before the first there is nothing', () => {
    const back = stepBack(answer(start, 'doubt'));
    expect(back?.at).toBe(0);
    expect(back?.answers).toEqual({ reason: 'doubt' });
    expect(stepBack(start)).toBeNull();
  });
  test('an answer wins over what follows from the target and what was given', () => {
    const ask = startAsk(command(), [target('1')], { note: 'a' });
    const done = { ...ask, answers: { note: 'b' } };
    expect(argsOf(done, target('1', { note: 'c' }))['note']).toBe('b');
    expect(argsOf(ask, target('1', { note: 'c' }))['note']).toBe('a');
  });
});

describe('what the schema has against an answer', () => {
  const start = startAsk(command(), [target('1')]);
  const third = answer(answer(start, 'doubt'), '');

  test('a good one is taken although later ones are still missing', () => {
    expect(problemOf(start, 'doubt')).toBeNull();
    expect(problemOf(third, ['gtin'])).toBeNull();
  });
  test('a bad one is refused in words', () => {
    expect(problemOf(start, 'nonsense')).toEqual({ key: 'palette.field.invalid' });
    expect(problemOf(start, '')).toEqual({ key: 'palette.field.required' });
    expect(problemOf(third, [])).toEqual({ key: 'palette.field.chooseOne' });
    expect(problemOf(answer(start, 'doubt'), 'toolong')).toEqual({ key: 'palette.field.tooLong', values: { n: 5 } });
  });
});

describe('the review line', () => {
  const reviewed = command((_args, label) => ({ key: 'listing.observeReview', values: { label } }));
  const given = { reason: 'doubt', note: 'x', warning: ['gtin'] };

  test('comes after the last question and has to be confirmed', () => {
    const ask = startAsk(reviewed, [target('1')], given);
    expect([isReview(ask), isAnswered(ask)]).toEqual([true, false]);
    expect([isReview(answer(ask, undefined)), isAnswered(answer(ask, undefined))]).toEqual([false, true]);
  });
  test('a command without one is done after the last question', () => {
    const ask = startAsk(command(), [target('1')], given);
    expect([isReview(ask), isAnswered(ask)]).toEqual([false, true]);
  });
  test('is asked for where any of several has one, wherever that one stands', () => {
    const ofTwo = command((args, label) =>
      JSON.stringify(args).includes('"id":"2"') ? { key: 'listing.observeReview', values: { label } } : null,
    );
    const [one, two] = [target('1'), target('2')];
    const lines = [
      [one, two],
      [two, one],
      [one, one],
    ].map((targets) => reviewLine(startAsk(ofTwo, targets, given), '2 anúncios'));
    expect(lines.map((line) => line?.key ?? null)).toEqual(['listing.observeReview', 'listing.observeReview', null]);
    expect(isReview(startAsk(ofTwo, [one, two], given))).toBe(true);
  });
  test('names the one target, or how many there are', () => {
    expect(reviewLine(startAsk(reviewed, [target('1')], given), '2 anúncios')).toEqual({
      key: 'listing.observeReview',
      values: { label: 'Anúncio 1' },
    });
    expect(reviewLine(startAsk(reviewed, [target('1'), target('2')], given), '2 anúncios')).toEqual({
      key: 'listing.observeReview',
      values: { label: '2 anúncios' },
    });
  });
});

describe('a target that has to be named', () => {
  const which = startNaming(command());
  const named = answerWhich(which, target('1'));
  const full = ['doubt', 'x', ['gtin']].reduce((ask, value) => answer(ask, value, String(value)), named);

  test('is the first question, then come the fields, and whatever the command, it is confirmed', () => {
    expect([asksWhich(which), isAnswered(which), questionsIn(which)]).toEqual([true, false, 4]);
    expect([asksWhich(named), askedField(named)?.name]).toEqual([false, 'reason']);
    expect([isReview(full), isAnswered(full)]).toEqual([true, false]);
    expect(isAnswered(answer(full, undefined))).toBe(true);
  });
  test('what follows from it is not asked', () => {
    expect(names(answerWhich(which, target('1', { reason: 'doubt' })))).toEqual(['note', 'warning']);
  });
  test('can be changed at the end: every other answer stays, and the next thing is to confirm', () => {
    const other = answerWhich(changeAnswer(full, 0), target('2'));
    expect(isReview(other)).toBe(true);
    expect(argsOf(other, other.targets[0] ?? target('none'))).toEqual({ id: '2', reason: 'doubt', note: 'x', warning: ['gtin'] });
  });
});

describe('an earlier answer', () => {
  const full = ['doubt', 'x', ['gtin']].reduce((ask, value) => answer(ask, value, String(value)), startAsk(command(), [target('1')]));

  test('is offered to be changed by the words it was given in, but for the one that is being asked', () => {
    expect(answeredSteps(full)).toEqual([
      { at: 0, words: 'doubt' },
      { at: 1, words: 'x' },
      { at: 2, words: 'gtin' },
    ]);
    expect(answeredSteps(changeAnswer(full, 1)).map(({ words }) => words)).toEqual(['doubt', 'gtin']);
  });
  test('changed, leads to the first question without an answer, not through those that have one', () => {
    const half = answer(startAsk(command(), [target('1')]), 'doubt', 'doubt');
    expect(askedField(answer(changeAnswer(half, 0), 'doubt'))?.name).toBe('note');
    expect(isAnswered(answer(changeAnswer(full, 0), 'doubt'))).toBe(true);
  });
  test('that was gone back to step by step leads through those after it', () => {
    const back = stepBack(stepBack(full) ?? full) ?? full;
    expect(askedField(answer(back, 'y'))?.name).toBe('warning');
  });
});

test('what is typed of one of several notes stands in the question about that note alone', () => {
  const of = { target: { subject: 'order:o1', label: '7', base: null }, prefill: {} } as const;
  const key = (noteId: string) => draftKeyOfAsk({ ...startAsk(editNote, [of]), answers: { noteId } });
  expect([key('n1'), key('n2')]).toEqual(['order-editNote:order:o1 n1', 'order-editNote:order:o1 n2']);
});
