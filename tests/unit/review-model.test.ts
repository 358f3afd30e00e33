import { describe, expect, test } from 'vitest';
import type { Finding } from '#contract/check.ts';
import type { Case, Desk } from '../../bench/review/case.ts';
import { keysOf, paceOf, secondsIn, type Step } from '../../bench/review/operators.ts';
import { oneByOne, replayNow } from '../../bench/review/replay-now.ts';
import { replayBefore } from '../../bench/review/replay-before.ts';
import { before, now, ownWords } from '../../bench/review/steps.ts';
import { demoVerdicts } from '../../bench/review/verdicts.ts';

// The model that `npm run bench -- review` reckons a reviewer's time by; that the product takes its keys: review-steps.browser.test.tsx.

const aCase = (id: string, changes: Partial<Case> = {}): Case => ({
  id,
  warnings: [],
  tickedThen: [],
  tickedNow: [],
  digits: new Map([['image', 2]]),
  isFaultedThen: false,
  isFaultedNow: false,
  isClean: false,
  isDoubted: false,
  isToRead: false,
  ...changes,
});
const cases = (count: number, changes: Partial<Case> = {}): readonly Case[] =>
  Array.from({ length: count }, (_, at) => aCase(`p${at}`, changes));

const aDesk = (changes: Partial<Desk> = {}) => {
  const decided: string[] = [];
  const desk: Desk = {
    groupsOf: () => [],
    suggestionFor: () => Promise.resolve(null),
    decide: (those) => {
      decided.push(...those.map(({ id }) => id));
      return Promise.resolve();
    },
    ...changes,
  };
  return { desk, decided };
};

const seconds = (step: Step): number => Math.round(secondsIn(step.operators) * 100) / 100;

describe('a step', () => {
  test('costs its operators, a key held with another two', () => {
    expect(seconds(before.approve)).toBe(1.55);
    expect(seconds(before.readDescription)).toBe(3.25);
    expect(seconds(now.refuseGroup(9, ['image'], true)) - seconds(now.refuseGroup(9, ['image'], false))).toBeCloseTo(0.4);
  });

  test('has the keys of before: one to approve, two for what is ticked, three for another reason, three and the text for one’s own', () => {
    expect(keysOf(before.approve)).toEqual(['a']);
    expect(keysOf(before.refuse({ ticked: ['gtin'], wanted: ['gtin'] }))).toEqual(['r', 'Enter']);
    expect(keysOf(before.refuse({ ticked: [], wanted: ['image'] }))).toEqual(['r', '2', 'Enter']);
    expect(keysOf(before.refuse({ ticked: [], wanted: ['Foto desfocada'] }))).toEqual(['r', 'o', ...Array.from(ownWords), 'Enter']);
  });

  test('refuses by the strip where all of it has a digit and that is quicker, else by the dialog', () => {
    const digits = new Map([
      ['image', 2],
      ['gtin', 3],
    ]);
    expect(keysOf(now.refuse({ ticked: [], wanted: ['image'] }, digits))).toEqual(['2', 'Enter']);
    expect(keysOf(now.refuse({ ticked: [], wanted: ['image', 'Falta a voltagem'] }, digits))).toEqual([
      'r',
      '2',
      'o',
      ...Array.from(ownWords),
      'Enter',
      'Enter',
    ]);
    expect(keysOf(now.refuse({ ticked: ['image'], wanted: ['gtin'] }, new Map()))).toEqual(['r', '2', '3', 'Enter']);
  });

  test('of the sheet has a look at each tile, and the way to what is thrown out', () => {
    const page = now.page(12);
    expect(page.operators.filter(({ type }) => type === 'look')).toHaveLength(12);
    expect([page.decides, keysOf(page)]).toEqual([12, ['Enter']]);
    expect(keysOf(now.throwOut(1, 6))).toEqual(['ArrowDown', 'ArrowRight', 'x']);
    expect(keysOf(now.throwOut(6, 7))).toEqual(['ArrowRight', 'x']);
  });
});

describe('the flow of before', () => {
  test('looks at each, presses V, and reads the description by pointer, as the reviewer is careful', () => {
    const careful = paceOf(replayBefore(cases(3), { validatesImages: true, readsDescription: true }));
    const quick = paceOf(replayBefore(cases(3), { validatesImages: false, readsDescription: false }));
    expect([careful.decided, quick.decided]).toEqual([3, 3]);
    expect(quick.each).toBeCloseTo(2.9);
    expect(quick.withoutLooks).toBeCloseTo(1.55);
    expect(careful.each - quick.each).toBeCloseTo(1.55 + 3.25);
  });
});

describe('the flow of now', () => {
  test('decides each listing once, whatever way it goes', async () => {
    const queue = [
      ...cases(30, { isClean: true }).map((each, at) => (at % 7 === 0 ? { ...each, warnings: ['image'] } : each)),
      ...Array.from({ length: 5 }, (_, at) => aCase(`g${at}`, { warnings: ['gtin'] })),
      aCase('alone', { isDoubted: true }),
    ];
    const { desk, decided } = aDesk({
      groupsOf: (waiting) => [{ place: 2, ids: waiting.map(({ id }) => id).filter((id) => id.startsWith('g')), isFilter: false }],
    });
    const { sheet, groups, single } = await replayNow(queue, desk, { readsDescription: false });
    expect(decided.toSorted()).toEqual(queue.map(({ id }) => id).toSorted());
    expect(paceOf([...sheet, ...groups, ...single]).decided).toBe(queue.length);
    expect(groups.map(({ what, decides }) => [what, decides])).toEqual([
      ['a group is picked', 0],
      ['the same for these N', 5],
    ]);
  });

  test('takes no group of which not all is refused for the same', async () => {
    const mixed = [aCase('a', { warnings: ['gtin'] }), aCase('b', { warnings: ['gtin'] }), aCase('c', { warnings: ['gtin', 'image'] })];
    const { desk } = aDesk({ groupsOf: (waiting) => [{ place: 0, ids: waiting.map(({ id }) => id), isFilter: true }] });
    expect((await replayNow(mixed, desk, { readsDescription: false })).groups).toEqual([]);
    const approved = cases(4);
    expect((await replayNow(approved, desk, { readsDescription: false })).groups).toEqual([]);
  });

  test('decides a filtered group a hundred at a time', async () => {
    const { desk } = aDesk({ groupsOf: (waiting) => [{ place: 0, ids: waiting.map(({ id }) => id), isFilter: true }] });
    const { groups } = await replayNow(cases(250, { warnings: ['gtin'] }), desk, { readsDescription: false });
    expect(groups.map(({ decides }) => decides)).toEqual([0, 100, 100, 50, 0]);
  });

  test('takes what is suggested only where it is what is meant, and asks twice where something red speaks against it', async () => {
    const approval = { decision: 'approved', warning: '', count: 8, of: 9 } as const;
    const whats = async (each: Case, suggestion: Awaited<ReturnType<Desk['suggestionFor']>>): Promise<string | undefined> => {
      const { desk } = aDesk({ suggestionFor: () => Promise.resolve(suggestion) });
      return (await oneByOne([each], desk, { readsDescription: false })).at(-1)?.what;
    };
    expect(await whats(aCase('a'), approval)).toBe('Enter takes the suggestion');
    expect(await whats(aCase('a', { warnings: ['image'] }), approval)).toBe('digits and Enter');
    expect(await whats(aCase('a', { warnings: ['image'] }), { ...approval, decision: 'refused', warning: 'image' })).toBe(
      'Enter takes the suggestion',
    );
    expect(await whats(aCase('a', { warnings: ['image'] }), { ...approval, decision: 'refused', warning: 'gtin' })).toBe(
      'digits and Enter',
    );
    expect(await whats(aCase('a', { isDoubted: true }), approval)).toBe('A, and A again');
  });

  test('reads what was found, as the flow of before does; once where an approval is asked for twice', async () => {
    const { desk } = aDesk();
    const whats = async (each: Case): Promise<readonly string[]> =>
      (await oneByOne([each], desk, { readsDescription: false })).map(({ what }) => what);
    expect(await whats(aCase('a', { isFaultedThen: true }))).toEqual(['a look', 'A']);
    expect(await whats(aCase('a', { isFaultedNow: true }))).toEqual(['a look', 'what was found is read', 'A']);
    expect(await whats(aCase('a', { isFaultedNow: true, isDoubted: true }))).toEqual(['a look', 'A, and A again']);
    const then = replayBefore([aCase('a', { isFaultedThen: true })], { validatesImages: false, readsDescription: false });
    expect(then.map(({ what }) => what)).toEqual(['a look', 'what was found is read', 'A']);
  });

  test('reads a description where the checks point to it', async () => {
    const { desk } = aDesk();
    const read = async (each: Case, readsDescription: boolean): Promise<number> =>
      (await oneByOne([each], desk, { readsDescription })).filter(({ what }) => what === 'the description by Space').length;
    expect([await read(aCase('a'), false), await read(aCase('a', { isToRead: true }), false), await read(aCase('a'), true)]).toEqual([
      0, 1, 1,
    ]);
  });
});

const aFinding = (severity: Finding['severity'], proposes: Finding['proposes']): Finding => ({
  check: 'price',
  severity,
  code: 'priceMissing',
  place: 'price',
  proposes,
  values: {},
  spans: [],
  others: [],
});

test('of the demo what is red is refused for that, and of what is yellow alone every second that proposes a reason', () => {
  const yellow = { findings: [aFinding('yellow', 'image')] };
  const red = { findings: [aFinding('red', 'gtin'), aFinding('yellow', 'image')] };
  const silent = { findings: [aFinding('yellow', null)] };
  expect(demoVerdicts([yellow, red, silent, { findings: [] }, yellow, yellow])).toEqual([['image'], ['gtin'], [], [], [], ['image']]);
});
