import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { judgeSecondLook, releaseSecondLook, takeSecondLook } from '#contract/second-look.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import {
  secondLookLifecycle,
  secondLookStates,
  stepSecondLook,
  type SecondLookRefused,
  type SecondLookState,
} from '#machines/lifecycle/second-look.ts';
import { secondLook } from '#server/db/schema/second-look.ts';
import { insertListing } from '../support/listings.ts';
import { people, type PersonId } from '../support/people.ts';
import { lookOf } from '../support/second-looks.ts';
import { newId, openTestApp, type Answered, type TestApp } from '../support/test-app.ts';
import { coverageOf, declaredBy, print } from './coverage.ts';
import { pairsOf, pathsOf, wayTo, type Lifecycle } from './paths.ts';

const decider = 'reviewer';
const judges = ['otherReviewer', 'superuser'] as const;
type Judge = (typeof judges)[number];

/** Where it is, in whose hands, and whether their time is over: `held otherReviewer over`. */
type Standing = 'waiting' | `held ${Judge}` | `held ${Judge} over` | 'judged';

type Ask =
  | { readonly type: 'take' | 'judge' | 'release'; readonly as: PersonId }
  /** The holder was last heard of too long ago. */
  | { readonly type: 'lapse' };

const stateOf = (standing: Standing): SecondLookState => standing.split(' ')[0] as SecondLookState;
const holderIn = (standing: Standing): string | undefined => standing.split(' ')[1];

const step = (standing: Standing, ask: Ask): Result<Standing, SecondLookRefused> => {
  const holder = holderIn(standing);
  const isOver = standing.endsWith('over');
  if (ask.type === 'lapse')
    return holder !== undefined && !isOver
      ? ok<Standing>(`held ${holder as Judge} over`)
      : refuse({ type: 'SecondLookRefused', reason: 'notHeld' });
  const { as, type } = ask;
  const ofOther = holder === undefined || isOver ? 'nobody' : 'other';
  const next = stepSecondLook(
    stateOf(standing),
    { type },
    { party: people[as].role, isTheirs: as === decider, holder: holder === as ? 'me' : ofOther },
  );
  if (!next.ok) return next;
  return ok<Standing>(next.value === 'held' ? `held ${as as Judge}` : next.value);
};

const askers: readonly PersonId[] = [...judges, decider, 'seller'];
const lifecycle: Lifecycle<Standing, Ask, SecondLookRefused> = {
  initial: 'waiting',
  events: [...(['take', 'judge', 'release'] as const).flatMap((type) => askers.map((as): Ask => ({ type, as }))), { type: 'lapse' }],
  step,
};

const coverage = coverageOf('second look over HTTP', secondLookStates, declaredBy(secondLookLifecycle));
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(async () => {
  await app.close();
  print(coverage.line());
});

/** The only one there is: whoever takes the next takes it. */
const newLook = async (): Promise<string> => {
  const id = newId('look');
  await app.db.delete(secondLook);
  await insertListing(app.db, id);
  await app.db.insert(secondLook).values({ ...lookOf(id, id), firstId: decider });
  return id;
};

const ask = async (id: string, event: Ask): Promise<Answered> => {
  if (event.type === 'lapse') {
    await app.db
      .update(secondLook)
      .set({ heldUntil: new Date(0) })
      .where(eq(secondLook.id, id));
    return { status: 200, body: null };
  }
  const { type, as } = event;
  if (type === 'take') return app.send(takeSecondLook, { body: { except: [] } }, { as });
  if (type === 'release') return app.send(releaseSecondLook, { params: { id } }, { as });
  return app.send(judgeSecondLook, { params: { id }, body: { verdict: 'refused', warning: 'image' } }, { as });
};

const standing = async (id: string): Promise<Standing> => {
  const [look] = await app.db.select().from(secondLook).where(eq(secondLook.id, id));
  if (!look) throw new Error(`${id} is gone`);
  const { state, holderId, heldUntil } = look;
  if (state !== 'held') return state;
  const isOver = heldUntil !== null && heldUntil.getTime() <= Date.now();
  return `held ${holderId as Judge}${isOver ? ' over' : ''}`;
};

test('the server goes every way that the lifecycle allows, from hand to hand', async () => {
  for (const path of pathsOf(lifecycle)) {
    const id = await newLook();
    for (const { from, event, to } of path) {
      const { status } = await ask(id, event);
      expect({ from, event, status, after: await standing(id) }).toEqual({ from, event, status: 200, after: to });
      if (event.type !== 'lapse') coverage.took({ from: stateOf(from), event, to: stateOf(to) });
    }
  }
  expect(coverage.missing()).toEqual({ states: [], transitions: [] });
});

/** Whoever may not have it is given nothing, and not told that it is there. */
const onWire: Readonly<Record<SecondLookRefused['reason'], number>> = {
  role: 403,
  own: 404,
  judged: 409,
  heldByOther: 409,
  notHeld: 409,
};

const standings = [...new Set(pairsOf(lifecycle).map(({ from }) => from))];

test.each(standings)('the server refuses all else of one that is %s, and leaves it as it was', async (from) => {
  const refused = pairsOf(lifecycle).filter((pair) => pair.from === from && !pair.answer.ok && pair.event.type !== 'lapse');
  expect(refused.length).toBeGreaterThan(0);
  for (const { event, answer } of refused) {
    if (answer.ok) continue;
    const id = await newLook();
    for (const way of wayTo(lifecycle, from)) await ask(id, way.event);
    const before = await standing(id);
    expect(before).toBe(from);
    const { status, body } = await ask(id, event);
    // Who asks for the next is given none, and refused only what they may never do.
    const isGivenNone = event.type === 'take' && answer.error.reason !== 'role';
    const wanted = isGivenNone ? { event, status: 200, look: null } : { event, status: onWire[answer.error.reason], look: undefined };
    expect({ event, status, look: (body as { readonly look?: unknown }).look }).toEqual(wanted);
    expect(await standing(id)).toBe(before);
    coverage.wasRefused();
  }
});
