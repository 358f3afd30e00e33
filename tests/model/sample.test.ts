import { expect, test } from 'vitest';
import { kindOf, places } from './order-places.ts';
import { savePathsByHand } from './save-by-hand.ts';
import { sampleOf } from './sample.ts';

const kindsOf = (place: (typeof places)[number]): readonly string[] => [kindOf(place)];
const transitionsOf = (path: (typeof savePathsByHand)[number]): readonly string[] =>
  path.map(({ from, deed, to }) => `${from}: ${deed} → ${to}`);

test.each([1, 2, 3])('whatever is drawn, a sample takes every kind of step that each party may take (seed %i)', (seed) => {
  const kinds = new Set(places.map(kindOf));
  const sample = sampleOf(places, kindsOf, 1, seed);
  expect(sample.map(kindOf).toSorted()).toEqual([...kinds].toSorted());
});

test('another seed draws other steps of the same kinds', () => {
  const [one, other] = [1, 2].map((seed) => sampleOf(places, kindsOf, 1, seed).map(({ id }) => id));
  expect(one).not.toEqual(other);
});

test('together the walks that are drawn take every transition, and are fewer than all', () => {
  const sample = sampleOf(savePathsByHand, transitionsOf, 1, 1);
  expect(new Set(sample.flatMap(transitionsOf))).toEqual(new Set(savePathsByHand.flatMap(transitionsOf)));
  expect(sample.length).toBeLessThan(savePathsByHand.length);
});

test('with as many runs as there are walks, all are taken', () => {
  expect(sampleOf(savePathsByHand, transitionsOf, 1000, 1)).toEqual(savePathsByHand);
  expect(sampleOf(places, kindsOf, 1000, 1)).toEqual(places);
});
