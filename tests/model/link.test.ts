import { afterAll, expect, test } from 'vitest';
import { linkParties, LinkStatus } from '#contract/link.ts';
import type { Party } from '#contract/party.ts';
import {
  linkLifecycle,
  stepLink,
  type LinkFacts,
  type LinkRefusalReason,
  type LinkStep,
  type LinkStepRefused,
} from '#machines/lifecycle/link.ts';
import { coverageOf, declaredBy, print } from './coverage.ts';
import { pairsOf, pathsOf, type Lifecycle } from './paths.ts';

type Asked = LinkStep & LinkFacts;

const parties: readonly Party[] = ['seller', 'reviewer', 'superuser', 'marketplace'];
const steps = Object.keys(linkParties) as LinkStep['type'][];
const both = [false, true];
const everyFact: readonly LinkFacts[] = parties.flatMap((party) =>
  both.flatMap((isSame) =>
    both.flatMap((isOfSeveral) =>
      both.flatMap((isOfKit) => both.map((hasSku): LinkFacts => ({ party, isSame, isOfSeveral, isOfKit, hasSku }))),
    ),
  ),
);
const walk: Lifecycle<LinkStatus, Asked, LinkStepRefused> = {
  initial: 'unbound',
  events: steps.flatMap((type) => everyFact.map((facts): Asked => ({ type, ...facts }))),
  step: (status, { type, ...facts }) => stepLink(status, type, facts),
};

/**
 * Decisions 18, 38, 130 and 163, written from their text and not from the machine: whose it is binds it to another SKU and takes it apart; a
 * listing of several pieces whose code is that of a kit composed here is that kit's, and only the kit is changed then. Where the kit gets another
 * code, what hangs on a SKU stays behind, and all else goes with it.
 */
const judge = (
  from: LinkStatus,
  { type, party, isSame, isOfSeveral, isOfKit, hasSku }: Asked,
): LinkStatus | `refused: ${LinkRefusalReason}` => {
  if (party === 'reviewer' || party === 'marketplace') return 'refused: role';
  if (from === 'kit') {
    if (type !== 'dissolve') return 'refused: kit';
    return hasSku ? 'bound' : 'kit';
  }
  if (type === 'dissolve') return 'refused: notKit';
  if (type === 'compose') return isOfSeveral ? 'kit' : 'refused: notKit';
  if (type === 'unbind') return from === 'bound' ? 'unbound' : 'refused: notBound';
  if (from === 'bound' && isSame) return 'refused: alreadyBound';
  return isOfSeveral && isOfKit ? 'kit' : 'bound';
};

const coverage = coverageOf('link', LinkStatus.options, declaredBy(linkLifecycle));
afterAll(() => print(coverage.line()));

test('the machine has the statuses of the contract, no more and no fewer', () => {
  expect(Object.keys(linkLifecycle.states).toSorted()).toEqual(LinkStatus.options.toSorted());
});

test('every step, by everyone, with every fact, from every status of a link leads where it should or is refused with its reason', () => {
  // Where nothing is bound, no SKU can be the one that it is bound to.
  const pairs = pairsOf(walk).filter(({ from, event }) => from !== 'unbound' || !event.isSame);
  expect(pairs).toHaveLength((LinkStatus.options.length - 0.5) * walk.events.length);
  for (const { from, event, answer } of pairs) {
    const told = answer.ok ? answer.value : (`refused: ${answer.error.reason}` as const);
    expect({ from, event, told }).toEqual({ from, event, told: judge(from, event) });
    if (!answer.ok) coverage.wasRefused();
  }
});

test('together the walks of a link take every transition and reach every status', () => {
  for (const path of pathsOf(walk)) for (const step of path) coverage.took(step);
  expect(coverage.missing()).toEqual({ states: [], transitions: [] });
});
