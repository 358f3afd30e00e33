import { afterAll, expect, test } from 'vitest';
import { validateImageMachine, type ImageStanding, type ImageToValidate } from '#machines/screen/validate-image.ts';
import { validateImagesMachine } from '#machines/screen/validate-images.ts';
import type { ActorWalk } from './actor-walk.ts';
import { print } from './coverage.ts';
import { openHeldActor, walkActor } from './held-actor.ts';

const imageOf = (key: string): ImageToValidate => ({ key, file: null, url: `/v2/image/${key}.jpg`, role: 'cover' });
const [a, b, c] = [imageOf('a'), imageOf('b'), imageOf('c')];
const valid = { valid: true, verdict: null } as const;
const blurred = { valid: false, error: 'Imagem sem nitidez' } as const;
const outcomes: readonly ImageStanding[] = [
  { state: 'validated', analysis: valid },
  { state: 'errored', analysis: blurred },
  { state: 'unverified', analysis: null },
];
const [validated, errored, unverified] = outcomes;

const oneWalk: ActorWalk = { machine: validateImageMachine, input: a, events: [], answers: { analyse: [valid, blurred, null] } };
const all = { type: 'validateAll', images: [a, b, c], about: [a, b, c] };
const one = { type: 'validate', image: a };
const done = (lane: string, output: unknown) => ({ type: `xstate.done.actor.${lane}`, output });
const allWalk: ActorWalk = {
  machine: validateImagesMachine,
  events: [one, { type: 'validate', image: c }, all, { type: 'validateAll', images: [], about: [a] }],
  answers: { validateImage: outcomes },
  facts: ({ context: { waiting, lanes } }) => [
    (waiting as readonly ImageToValidate[]).map(({ key }) => key),
    Object.values(lanes as Readonly<Record<string, ImageToValidate | null>>).map((image) => image?.key),
  ],
};
const openAll = () => {
  const told: unknown[] = [];
  const held = openHeldActor({ ...allWalk, machine: validateImagesMachine.provide({ actions: { tell: () => void told.push('told') } }) });
  const standing = (key: string): string | undefined => held.actor.getSnapshot().context.standings.get(key)?.state;
  const inWork = (): unknown[] => ['one', 'two'].flatMap((lane) => held.of(lane).map(({ input }) => (input as ImageToValidate).key));
  return { ...held, told, standing, inWork };
};

const lines: string[] = [];
afterAll(() => lines.forEach(print));

test('every path of validating one image is taken by its actor as its graph says', async () => {
  const walked = await walkActor('validate image', oneWalk);
  lines.push(walked.line);
  expect([walked.missing, walked.strayed]).toEqual([{ states: [], transitions: [] }, []]);
});

test('every path of validating the images of a screen is taken by its actor as its graph says', async () => {
  const walked = await walkActor('validate images', allWalk);
  lines.push(walked.line);
  expect([walked.missing, walked.strayed]).toEqual([{ states: [], transitions: [] }, []]);
});

test('an analyser that says nothing for a minute leaves the image unverified, and is not asked on', async () => {
  const held = openHeldActor(oneWalk);
  held.clock.increment(60_000);
  expect([held.place(), held.actor.getSnapshot().output, held.of('analyse')[0]?.signal.aborted]).toEqual(['"judged"', unverified, true]);
});

test('an image the analyser refuses is wrong, with its words; one that could not be looked at is not', async () => {
  for (const [answer, standing] of [
    [blurred, errored],
    [null, unverified],
  ]) {
    const held = openHeldActor(oneWalk);
    await held.take({ type: 'xstate.done.actor.analyse', output: answer });
    expect(held.actor.getSnapshot().output).toEqual(standing);
  }
});

test('left in the middle, the analysis is aborted', () => {
  const held = openHeldActor(oneWalk);
  held.actor.stop();
  expect(held.of('analyse')[0]?.signal.aborted).toBe(true);
});

test('of all images two are analysed at once, in order, and the end is told once', async () => {
  const held = openAll();
  held.actor.send(all);
  expect([held.inWork(), held.standing('c'), held.told]).toEqual([['a', 'b'], 'loading', []]);
  await held.take(done('two', errored));
  expect(held.inWork()).toEqual(['a', 'b', 'c']);
  await held.take(done('one', validated));
  expect(held.told).toEqual([]);
  await held.take(done('two', unverified));
  expect([held.standing('a'), held.standing('b'), held.standing('c'), held.told]).toEqual(['validated', 'errored', 'unverified', ['told']]);
});

test('pressed twice, each image is analysed once', () => {
  const held = openAll();
  held.actor.send(all);
  held.actor.send(all);
  held.actor.send(one);
  expect([held.inWork(), held.actor.getSnapshot().context.waiting]).toEqual([['a', 'b'], [c]]);
});

test('with nothing left to analyse the result is told at once; one image alone is told nobody', async () => {
  const held = openAll();
  held.actor.send({ type: 'validateAll', images: [], about: [a] });
  expect(held.told).toEqual(['told']);
  held.actor.send(one);
  await held.take(done('one', validated));
  expect([held.standing('a'), held.told]).toEqual(['validated', ['told']]);
});

test('the image that somebody looks at comes before those that wait', async () => {
  const held = openAll();
  const d = imageOf('d');
  held.actor.send(all);
  held.actor.send({ type: 'validate', image: d });
  await held.take(done('one', validated));
  expect(held.inWork()).toEqual(['a', 'd', 'b']);
});

test('left in the middle, both analyses are aborted and nothing is told', () => {
  const held = openAll();
  held.actor.send(all);
  held.actor.stop();
  expect([held.of('one')[0]?.signal.aborted, held.of('two')[0]?.signal.aborted, held.told]).toEqual([true, true, []]);
});
