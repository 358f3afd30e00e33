import type { Party } from '#contract/party.ts';
import { afterAll, expect, test } from 'vitest';
import { MediationStatus } from '#contract/mediation.ts';
import {
  mediationLifecycle,
  stepMediation,
  type MediationFacts,
  type MediationRefusalReason,
  type MediationStep,
  type MediationStepRefused,
} from '#machines/lifecycle/mediation.ts';
import { coverageOf, declaredBy, print } from './coverage.ts';
import { pairsOf, pathsOf, type Lifecycle } from './paths.ts';

type Asked = MediationStep & MediationFacts;

const parties: readonly Party[] = ['seller', 'reviewer', 'superuser', 'marketplace'];
const steps: readonly MediationStep['type'][] = ['reply', 'hear', 'undoReply', 'close', 'confirmClose', 'failClose'];
const everyAsk: readonly Asked[] = steps.flatMap((type) =>
  parties.flatMap((party) => [true, false].map((mayMessage): Asked => ({ type, party, mayMessage }))),
);

const walk: Lifecycle<MediationStatus, Asked, MediationStepRefused> = {
  initial: 'open',
  events: everyAsk,
  step: (status, { type, ...facts }) => stepMediation(status, { type }, facts),
};

/** Part 2, sections 4 and 6, and domain 5.7, written from their text and not from the machine. */
const rules: readonly {
  readonly step: MediationStep['type'];
  readonly from: readonly MediationStatus[];
  readonly to: MediationStatus | 'same';
  readonly by: readonly Party[];
}[] = [
  { step: 'reply', from: ['open'], to: 'same', by: ['seller', 'superuser'] },
  { step: 'hear', from: ['open', 'closing'], to: 'same', by: ['marketplace'] },
  // A message that the marketplace refused; it may come to that after the mediation is over.
  { step: 'undoReply', from: ['open', 'closing', 'closed'], to: 'same', by: ['marketplace'] },
  { step: 'close', from: ['open'], to: 'closing', by: ['superuser'] },
  { step: 'confirmClose', from: ['closing'], to: 'closed', by: ['marketplace'] },
  { step: 'failClose', from: ['closing'], to: 'open', by: ['marketplace'] },
];

const judge = (from: MediationStatus, { type, party, mayMessage }: Asked): MediationStatus | MediationRefusalReason => {
  const rule = rules.find(({ step }) => step === type);
  if (!rule?.by.includes(party)) return 'role';
  if (!rule.from.includes(from)) return 'status';
  if (type === 'reply' && !mayMessage) return 'channel';
  return rule.to === 'same' ? from : rule.to;
};

const coverage = coverageOf('mediation', MediationStatus.options, declaredBy(mediationLifecycle));
afterAll(() => print(coverage.line()));

test('the machine has the statuses of the contract, no more and no fewer', () => {
  expect(Object.keys(mediationLifecycle.states).toSorted()).toEqual(MediationStatus.options.toSorted());
});

test('the machine declares exactly the transitions that the specification names', () => {
  const named = rules.flatMap(({ from, step }) => from.map((status) => `${status}: ${step}`));
  expect(declaredBy(mediationLifecycle).toSorted()).toEqual(named.toSorted());
});

test('every step, by everyone, from every status goes where the specification says or is refused for the reason it gives', () => {
  const pairs = pairsOf(walk);
  expect(pairs).toHaveLength(MediationStatus.options.length * everyAsk.length);
  const told = pairs.map(({ from, event, answer }) => {
    if (!answer.ok) coverage.wasRefused();
    return { from, event, expected: judge(from, event), answered: answer.ok ? answer.value : answer.error.reason };
  });
  expect(told.filter(({ expected, answered }) => answered !== expected)).toEqual([]);
});

test('together the walks take every transition and reach every status', () => {
  for (const path of pathsOf(walk)) for (const step of path) coverage.took(step);
  expect(coverage.missing()).toEqual({ states: [], transitions: [] });
});

test('nobody closes twice, and nobody answers what is closed', () => {
  const superuser: MediationFacts = { party: 'superuser', mayMessage: true };
  for (const type of ['close', 'reply'] as const) {
    expect(stepMediation('closed', { type }, superuser)).toMatchObject({ ok: false, error: { reason: 'status', from: 'closed' } });
    expect(stepMediation('closing', { type }, superuser)).toMatchObject({ ok: false, error: { reason: 'status', from: 'closing' } });
  }
});
