import { afterAll, expect, test } from 'vitest';
import { ListingStatus } from '#contract/listing.ts';
import { listingLifecycle } from '#machines/lifecycle/listing.ts';
import { coverageOf, declaredBy, print } from './coverage.ts';
import { judge, listingRules } from './listing-rules.ts';
import { everyFact, isTelling, listingSteps, listingWalk } from './listing-walk.ts';
import { pairsOf, pathsOf } from './paths.ts';

const walk = listingWalk(everyFact);
const declared = declaredBy(listingLifecycle);
/** Where a row stands, and where none is left. */
const stands = [...ListingStatus.options, 'removed'] as const;
const coverage = coverageOf('listing', stands, declared);
afterAll(() => print(coverage.line()));

test('the machine has the statuses of the contract, and one for what is removed', () => {
  expect(Object.keys(listingLifecycle.states).toSorted()).toEqual([...stands].toSorted());
});

test('the machine declares exactly the transitions that the decisions name', () => {
  expect(declared.toSorted()).toEqual(listingRules.map(({ from, step }) => `${from}: ${step}`).toSorted());
});

test('every step, by everyone, with every lease, from every status, goes where the decisions say or is refused for the reason they give', () => {
  const pairs = pairsOf(walk);
  expect(pairs).toHaveLength(stands.length * everyFact.length * listingSteps.length);
  const told = pairs.map(({ from, event, to, answer }) => {
    const { facts, ...step } = event;
    const verdict = judge(from, step, facts);
    if (answer.ok) coverage.took({ from, event, to });
    else coverage.wasRefused();
    const expected = 'to' in verdict ? verdict.to : verdict.reason;
    return { from, event, expected, answered: answer.ok ? answer.value : answer.error.reason };
  });
  expect(told.filter(({ expected, answered }) => answered !== expected)).toEqual([]);
});

test('together the walks take every transition and reach every status', () => {
  const telling = { ...walk, events: walk.events.filter(isTelling) };
  const paths = pathsOf(telling);
  for (const path of paths) {
    let status = walk.initial;
    for (const step of path) {
      const { facts, ...asked } = step.event;
      expect({ step, verdict: judge(status, asked, facts) }).toEqual({ step, verdict: { to: step.to } });
      status = step.to;
      coverage.took(step);
    }
  }
  const taken = new Set(paths.flat().map((step) => JSON.stringify(step)));
  expect(taken.size).toBe(pairsOf(telling).filter(({ answer }) => answer.ok).length);
  expect(coverage.missing()).toEqual({ states: [], transitions: [] });
});
