import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openFloor, realRules, type Glance, type Rules } from './queue-fixture.ts';
import { isOnRow, type QueueSession } from './queue-session.ts';

/** `npm run proofs -- queue` takes 10,000; RUNS says another number. */
const runs = Number(process.env['RUNS'] ?? 200);

const idsOf = (count: number): readonly string[] => Array.from({ length: count }, (_, each) => `p${String(each).padStart(3, '0')}`);

const canDecide = ({ after, isFree }: Pick<Glance, 'after' | 'isFree'>): boolean => after.ids.some(isFree);
const isOnFree = ({ after, isFree }: Pick<Glance, 'after' | 'isFree'>): boolean =>
  after.cursorId !== null && isOnRow(after) && isFree(after.cursorId);
const isLooking = ({ cursorId, lookedAt }: QueueSession): boolean => cursorId !== null && lookedAt === cursorId;

/** What has to be so after anything that somebody else did. */
const check = (glance: Glance): void => {
  const { before, after, isFree } = glance;
  if (canDecide(glance) && !isOnFree(glance) && !isLooking(after))
    throw new Error(`The cursor stays on ${after.cursorId}, which can not be decided`);
  const { cursorId } = before;
  if (cursorId === null || cursorId === after.cursorId) return;
  if (after.ids.includes(cursorId) && isFree(cursorId)) throw new Error(`The cursor left ${cursorId}, which could be decided`);
  if (after.ids.includes(cursorId) && isLooking(before)) throw new Error(`The cursor left ${cursorId}, which was looked at`);
  if (isOnRow(before) && after.moved?.from !== cursorId) throw new Error(`Nobody was told why the cursor left ${cursorId}`);
};

const who = fc.nat({ max: 4 });
const deed = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('hop' as const), which: fc.nat({ max: 30 }) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('press' as const), who }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('on' as const, 'back' as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('click' as const), who, at: fc.nat({ max: 11 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('settle' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('die' as const, 'lapse' as const), who }) },
);
const history = fc.record({
  reviewers: fc.integer({ min: 2, max: 5 }),
  listings: fc.integer({ min: 1, max: 12 }),
  deeds: fc.array(deed, { minLength: 1, maxLength: 60 }),
});
type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never;

const play = ({ reviewers, listings, deeds }: History, rules: Rules): void => {
  const floor = openFloor(idsOf(listings), rules, check);
  const desks = Array.from({ length: reviewers }, (_, each) => floor.sitDown(`r${each}`));
  const dead = new Map<string, number>();
  let came = reviewers;

  /** No key is dead for more than one press, as long as there is anything to decide. */
  const press = (at: number): void => {
    const desk = desks[at % reviewers];
    if (!desk) return;
    const session = desk.session();
    const hadAny = canDecide({ after: session, isFree: desk.isFree });
    const isDead = hadAny && desk.press() === 'dead';
    const inARow = isDead ? (dead.get(desk.name) ?? 0) + 1 : 0;
    if (inARow > 1) throw new Error(`The key of ${desk.name} is dead on ${session.cursorId} for the second time`);
    dead.set(desk.name, inARow);
  };
  const die = (at: number): void => {
    const place = at % reviewers;
    const gone = desks[place];
    gone?.leave();
    floor.settle();
    if (gone) floor.server.sweep(gone.name);
    desks[place] = floor.sitDown(`r${(came += 1)}`);
  };
  for (const each of deeds) {
    if (each.do === 'hop') floor.hop(each.which);
    else if (each.do === 'settle') floor.settle();
    else if (each.do === 'press') press(each.who);
    else if (each.do === 'die') die(each.who);
    else if (each.do === 'lapse') floor.server.sweep(desks[each.who % reviewers]?.name ?? '');
    else if (each.do === 'click') desks[each.who % reviewers]?.go({ to: each.at % listings });
    else desks[each.who % reviewers]?.go(each.do);
    // A hand that goes elsewhere begins anew.
    if (each.do === 'on' || each.do === 'back' || each.do === 'click') dead.delete(desks[each.who % reviewers]?.name ?? '');
  }
  // Everybody goes on until nothing is left, and hears what the others do.
  for (let turn = 0; turn < (listings + 1) * reviewers * 2; turn += 1) {
    floor.settle();
    press(turn);
  }
  floor.settle();
  expect(floor.server.decisions.toSorted()).toEqual([...floor.server.ids]);
};

const together = (rules: Rules) => fc.property(history, (each) => play(each, rules));

test('whatever several reviewers, their network and their crashes do, no key is dead for more than one press, and each listing is decided once', () => {
  expect(() => fc.assert(together(realRules), { numRuns: runs })).not.toThrow();
});

/** Ways to break it that somebody could call a simplification. */
const nobody = (): boolean => false;
const mutants: Readonly<Record<string, Partial<Rules>>> = {
  'look where to go only after a decision': {
    withRows: (session, ids, news) => {
      const placed = realRules.withRows({ ...session, isHeld: nobody }, ids, news && { ...news, isHeld: nobody, hasLeft: nobody });
      return { ...placed, isHeld: news?.isHeld ?? nobody };
    },
  },
  'stay on what another decided': {
    withRows: (session, ids, news) => realRules.withRows(session, ids, news && { ...news, hasLeft: nobody }),
  },
  'open at the top, whoever holds it': {
    withRows: (session, ids, news) => {
      const placed = realRules.withRows(session, ids, news);
      const first = placed.ids[0] ?? null;
      return session.cursorId === null && first !== null ? { ...placed, place: 0, cursorId: first, openId: first } : placed;
    },
  },
  'begin at the top whenever anything changes': {
    withRows: (session, ids, news) => realRules.withRows({ ...session, cursorId: null }, ids, news),
  },
  'leave what somebody went to look at': {
    withRows: (session, ids, news) => realRules.withRows({ ...session, lookedAt: null }, ids, news),
  },
  'stay where a decision was refused': { refused: (session) => session },
  'say nothing': { withRows: (session, ids, news) => ({ ...realRules.withRows(session, ids, news), moved: null }) },
};

describe('the property notices who would', () => {
  test.each(Object.keys(mutants))('%s', (name) => {
    const { failed } = fc.check(together({ ...realRules, ...mutants[name] }), { numRuns: 300, endOnFailure: true });
    expect(failed).toBe(true);
  });
});

/** Numbers below `below`, the same ones each time. */
const drawn = (seed: number): ((below: number) => number) => {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
};

describe('a shift over 240 listings', () => {
  test.each([2, 5])('of %i reviewers: each listing is decided once, and no key is dead where nobody looks around', (reviewers) => {
    const draw = drawn(reviewers);
    const floor = openFloor(idsOf(240), realRules, check);
    const desks = Array.from({ length: reviewers }, (_, each) => {
      const desk = floor.sitDown(`r${each}`);
      floor.settle();
      return desk;
    });
    // Each begins behind what those before have reserved.
    expect(desks.map((desk) => desk.session().cursorId)).toEqual(idsOf(240).filter((_, at) => at % 3 === 0 && at < reviewers * 3));
    let presses = 0;
    let dead = 0;
    while (desks.some((desk) => canDecide({ after: desk.session(), isFree: desk.isFree }))) {
      for (const desk of desks) {
        if (!canDecide({ after: desk.session(), isFree: desk.isFree })) continue;
        presses += 1;
        if (desk.press() === 'dead') dead += 1;
        // In any order, but hands are not faster than the network for long.
        while (floor.traffic() > 4 * reviewers) floor.hop(draw(floor.traffic()));
      }
    }
    floor.settle();
    expect([floor.server.decisions.length, new Set(floor.server.decisions).size, dead]).toEqual([240, 240, 0]);
    expect(presses).toBeLessThan(260);
  });
});
