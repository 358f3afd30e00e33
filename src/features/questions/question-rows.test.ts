import { expect, test } from 'vitest';
import type { Actor } from '#commands/command.ts';
import { answer } from '#commands/question/answer.ts';
import { aQuestion } from '#commands/question/question-fixture.ts';
import { indexCommands } from '#commands/view.ts';
import type { QuestionRow } from '#contract/question.ts';
import type { Outbox } from '#events/projections/outbox.ts';
import { nextUnanswered, shownRows, type UnsentAnswers } from './question-rows.ts';

const actor: Actor = { id: 'u1', name: 'Sueli', role: 'seller', isMoneyManager: false, leases: 'off', now: '2026-11-21T12:00:00.000Z' };
const outboxWith = (id: string, stage: 'recorded' | 'rejected'): Outbox =>
  ({
    idsBySubject: { [`question:${id}`]: ['i1'] },
    entriesById: {
      i1: {
        stage,
        intent: { id: 'i1', command: 'question.answer', version: 1, subject: `question:${id}`, args: { _id: id, version: 1, text: 'Sim' } },
      },
    },
  }) as unknown as Outbox;
const empty = { idsBySubject: {}, entriesById: {} } as unknown as Outbox;
const sources = (outbox = empty, fresh: ReadonlyMap<string, QuestionRow | null> = new Map(), unsent: UnsentAnswers = new Map()) => ({
  fresh,
  outbox,
  commands: indexCommands([answer]),
  actor,
  unsent,
});
const [first, second, third] = ['q1', 'q2', 'q3'].map((_id) => aQuestion({ _id }));
const pages = [{ items: [first, second].flatMap((row) => row ?? []) }, { items: [second, third].flatMap((row) => row ?? []) }];
const idsOf = (rows: ReturnType<typeof shownRows>) => rows.map(({ view }) => view._id);

test('a question on two pages is one row; one that is gone is none', () => {
  expect(idsOf(shownRows(pages, {}, sources()))).toEqual(['q1', 'q2', 'q3']);
  expect(idsOf(shownRows(pages, {}, sources(empty, new Map([['q2', null]]))))).toEqual(['q1', 'q3']);
});

test('an answer on its way is shown at once, and leaves a list of what waits; one that was refused says so and comes back', () => {
  const waiting = shownRows(pages, {}, sources(outboxWith('q2', 'recorded')));
  expect(waiting[1]).toMatchObject({ base: { status: 'unanswered' }, view: { status: 'answered' }, mark: 'waiting' });
  expect(idsOf(shownRows(pages, { status: ['unanswered'] }, sources(outboxWith('q2', 'recorded'))))).toEqual(['q1', 'q3']);
  const refused = shownRows(pages, { status: ['unanswered'] }, sources(outboxWith('q2', 'rejected')));
  expect(refused[1]).toMatchObject({ view: { _id: 'q2', status: 'unanswered' }, mark: 'rejected' });
});

test.each([
  ['unanswered', 'failed', 'refused'],
  ['answered', 'failed', 'unsent'],
  ['answered', 'discarded', 'discarded'],
  ['answered', 'held', 'held'],
  ['unanswered', 'held', null],
  ['closed', 'failed', null],
] as const)('of a question that is %s and whose answer ended %s it is said: %s', (status, ended, mark) => {
  const unsent: UnsentAnswers = new Map([['question:q1', { status: ended }]]);
  const [row] = shownRows([{ items: [aQuestion({ status })] }], {}, sources(empty, new Map(), unsent));
  expect(row?.mark).toBe(mark);
});

test('an answer that is given anew is on its way, whatever became of the one before', () => {
  const unsent: UnsentAnswers = new Map([['question:q1', { status: 'failed' }]]);
  expect(shownRows(pages, {}, sources(outboxWith('q1', 'recorded'), new Map(), unsent))[0]?.mark).toBe('waiting');
});

test('on to the next that waits: behind this one first, then from the top, those put off last', () => {
  const rows = shownRows(pages, {}, sources(outboxWith('q1', 'recorded')));
  expect(nextUnanswered(rows, 0, 'q1', new Set())).toBe('q2');
  expect(nextUnanswered(rows, 2, 'q3', new Set())).toBe('q2');
  expect(nextUnanswered(rows, 0, 'q1', new Set(['q2']))).toBe('q3');
  expect(nextUnanswered(rows, 1, 'q2', new Set(['q2', 'q3']))).toBe('q3');
  const done = rows.map((row) => ({ ...row, view: { ...row.view, status: 'answered' as const } }));
  expect(nextUnanswered(done, 0, 'q1', new Set())).toBeNull();
});
