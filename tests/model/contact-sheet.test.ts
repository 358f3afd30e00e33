import { afterAll, expect, test } from 'vitest';
import { contactSheetMachine, isApprovable, type Tile } from '#machines/screen/contact-sheet.ts';
import type { ActorWalk } from './actor-walk.ts';
import { print } from './coverage.ts';
import { openHeldActor, walkActor } from './held-actor.ts';

const all = ['a', 'b', 'c'];
const answer = (output: readonly string[]) => ({ type: 'xstate.done.actor.approve', output });
const offer = (...clean: readonly string[]) => ({ type: 'offer', clean });
const show = (id: string) => ({ type: 'show', id });
const toggle = { type: 'toggle' };
const approveAll = { type: 'approve', ids: all };

/** Pages of two, as the tests below have them. */
const sheetOfTwo: ActorWalk = {
  machine: contactSheetMachine,
  input: { size: 2 },
  events: [],
  answers: { approve: [] },
};

/** Pages of one over a queue of two: the second comes in a place that is free, or on the next page. Larger ones differ in numbers alone. */
const walk: ActorWalk = {
  machine: contactSheetMachine,
  input: { size: 1 },
  events: [
    offer('a', 'b'),
    offer('b'),
    show('a'),
    show('b'),
    { type: 'fail', id: 'a' },
    { type: 'change', id: 'b' },
    { type: 'ask', id: 'b' },
    { type: 'same', id: 'b' },
    { type: 'go', to: 1 },
    toggle,
    { type: 'retry' },
    approveAll,
    { type: 'turn' },
    { type: 'startOver' },
  ],
  answers: { approve: [['a'], ['b'], []] },
  facts: ({ context }) => [context.tiles, context.clean, [...context.past], context.cursor],
};

interface Told {
  readonly tiles: readonly Tile[];
  readonly clean: readonly string[];
  readonly past: ReadonlySet<string>;
}
const open = (of = sheetOfTwo) => {
  const held = openHeldActor(of);
  const told = (): Told => held.actor.getSnapshot().context as Told;
  return {
    ...held,
    told,
    /** 'a shown', 'b out'. */
    laid: () => told().tiles.map(({ id, standing, isOut }) => `${id} ${isOut ? 'out' : standing}`),
    asked: () => held.of('approve').map(({ input }) => input),
    send: async (...events: readonly { readonly type: string; readonly id?: string }[]) => {
      for (const event of events) await held.take(event);
    },
  };
};

let line = '';
afterAll(() => print(line));

test('every path of the contact sheet is taken by its actor as its graph says', async () => {
  const walked = await walkActor('contact sheet', walk);
  ({ line } = walked);
  expect([walked.missing, walked.strayed]).toEqual([{ states: [], transitions: [] }, []]);

  // On no path is anything asked to be approved that was not shown, or was thrown out.
  const wrong: string[] = [];
  for (const path of walked.paths) {
    if (!path.some(({ event }) => event.type === 'approve')) continue;
    const sheet = open(walk);
    for (const { event } of path) {
      const before = sheet.told().tiles.filter(isApprovable);
      const asked = sheet.asked().length;
      await sheet.take(event);
      const ids = (sheet.asked()[asked] ?? []) as readonly string[];
      if (ids.some((id) => !before.some((tile) => tile.id === id))) wrong.push(JSON.stringify([before, ids]));
    }
    sheet.actor.stop();
  }
  expect(wrong).toEqual([]);
});

test('while nobody can have judged a page the order of the queue counts', async () => {
  const sheet = open();
  await sheet.send(offer('b', 'c'), offer(...all));
  expect(sheet.laid()).toEqual(['a awaited', 'b awaited']);
});

test('a place is taken by another only until its listing was shown', async () => {
  const sheet = open();
  await sheet.send(offer('a', 'b', 'c'), show('b'), offer('b', 'c'));
  expect(sheet.laid()).toEqual(['c awaited', 'b shown']);
  await sheet.send(show('c'), offer('c', 'd'));
  expect(sheet.laid()).toEqual(['c shown', 'b gone']);
});

test('a page that stands takes no more until it is turned: the eye may have passed', async () => {
  const sheet = open();
  await sheet.send(offer('a'), show('a'), offer('a', 'b'));
  expect([sheet.laid(), sheet.actor.getSnapshot().value]).toEqual([['a shown'], { looking: 'laid' }]);
  await sheet.send(approveAll, answer(['a']));
  expect(sheet.laid()).toEqual(['b awaited']);
});

test('what is thrown out stays in the queue and comes on no later page', async () => {
  const sheet = open();
  await sheet.send(offer(...all), show('a'), show('b'), toggle, approveAll);
  expect(sheet.asked()).toEqual([['b']]);
  await sheet.send(answer(['b']), offer('a', 'c'));
  expect([sheet.laid(), [...sheet.told().past]]).toEqual([['c awaited'], ['a']]);
});

test('thrown out twice it is in again', async () => {
  const sheet = open();
  await sheet.send(offer(...all), show('a'), show('b'), toggle, toggle, approveAll);
  expect(sheet.asked()).toEqual([['a', 'b']]);
});

test('what came too late is on the next page, not approved with this one', async () => {
  const sheet = open();
  await sheet.send(offer(...all), show('a'), approveAll, answer(['a']));
  expect([sheet.asked(), sheet.laid()]).toEqual([[['a']], ['b awaited', 'c awaited']]);
});

test('where nothing could be kept the page stands as it was', async () => {
  const sheet = open();
  await sheet.send(offer(...all), show('a'), show('b'), approveAll, answer([]));
  expect([sheet.laid(), sheet.actor.getSnapshot().value]).toEqual([['a shown', 'b shown'], { looking: 'laid' }]);
});

test('pressed twice, it is approved once', () => {
  const sheet = open();
  for (const event of [offer(...all), show('a'), show('b'), approveAll, approveAll]) sheet.actor.send(event);
  expect(sheet.asked()).toHaveLength(1);
});

test('what is being approved is not taken for gone while it leaves the queue', async () => {
  const sheet = open();
  await sheet.send(offer(...all), show('a'), show('b'), approveAll, offer('c'), answer([]));
  expect(sheet.laid()).toEqual(['a shown', 'b shown']);
});

test('taken back, a batch is laid out again in its place', async () => {
  const sheet = open();
  await sheet.send(offer(...all), show('a'), show('b'), approveAll, answer(['a', 'b']), offer('c'), show('c'));
  await sheet.send({ type: 'startOver' }, offer(...all));
  expect(sheet.laid()).toEqual(['a awaited', 'b awaited']);
});

test('what did not load is awaited again when it is asked for again', async () => {
  const sheet = open();
  await sheet.send(offer('a', 'b'), { type: 'fail', id: 'a' }, show('b'), { type: 'retry' }, show('a'));
  expect(sheet.laid()).toEqual(['a shown', 'b shown']);
});

test('while a listing is asked about it keeps its place and is not approved; then it may be again, or leaves', async () => {
  const sheet = open();
  await sheet.send(offer(...all), show('a'), show('b'), { type: 'ask', id: 'a' }, { type: 'ask', id: 'b' });
  expect(sheet.laid()).toEqual(['a asked', 'b asked']);
  await sheet.send(approveAll, { type: 'same', id: 'a' }, { type: 'change', id: 'b' }, approveAll);
  expect([sheet.laid(), sheet.asked()]).toEqual([['a shown', 'b gone'], [['a']]]);
});

test('what is asked about and is no longer clean leaves at once', async () => {
  const sheet = open();
  await sheet.send(offer(...all), show('a'), show('b'), { type: 'ask', id: 'a' }, offer('b', 'c'), { type: 'same', id: 'a' });
  expect(sheet.laid()).toEqual(['a gone', 'b shown']);
});
