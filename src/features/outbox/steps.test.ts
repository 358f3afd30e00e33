import { expect, test } from 'vitest';
import type { Fact, Intent } from '#events/record.ts';
import { stepsOf } from './steps.ts';

const intent: Intent = {
  id: '00000000-0000-4000-8000-000000000001',
  command: 'listing.refuse',
  version: 1,
  args: null,
  subject: 'listing:7',
  label: 'Capa de banco',
  sendAfter: '2026-11-21T12:00:00.000Z',
};
const records = (...facts: readonly Fact[]) => facts.map((fact, at) => ({ seq: at + 5, at: '2026-11-21T12:00:00.000Z', fact }));

test('each fact stands beside the intent it speaks of, in the order of the log', () => {
  const steps = stepsOf(
    records(
      { type: 'intent.recorded.v1', intent },
      { type: 'intent.sent.v1', intentId: intent.id, attempt: 1 },
      { type: 'intent.settled.v1', intentId: intent.id },
    ),
  );
  expect(steps.map(({ seq, stage, intent: of }) => [seq, stage, of?.label])).toEqual([
    [5, 'recorded', 'Capa de banco'],
    [6, 'sent', 'Capa de banco'],
    [7, 'settled', 'Capa de banco'],
  ]);
});

test('a fact whose record was cut away is still a step, about nothing we know', () => {
  expect(stepsOf(records({ type: 'intent.confirmed.v1', intentId: 'gone' }))).toMatchObject([{ intent: null, subject: '' }]);
});

test('local work names its listing', () => {
  expect(stepsOf(records({ type: 'review.warningsDrafted.v1', listingId: '9', warnings: ['gtin'] }))).toMatchObject([
    { intent: null, subject: 'listing:9' },
  ]);
});
