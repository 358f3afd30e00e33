import { expect, test } from 'vitest';
import { aClaim, aMediation, aMessage } from '#commands/mediation/mediation-fixture.ts';
import { addresseeOf, receivedSince, isRecorded } from './received.ts';

const ids = ['1', '2', '3', '4'];
const record = {
  ...aMediation(),
  mediation: {
    conversation: [
      aMessage({ _id: '1' }),
      aMessage({ _id: '2', userId: 'u1' }),
      aMessage({ _id: '3', userId: 'u2' }),
      { ...aMessage({ _id: '4', userId: 'u1' }), isWaiting: true as const },
    ],
  },
};

test('what came in is what others said since, and neither mine nor what waits here', () => {
  expect(receivedSince(record, 1, 'u1').map(({ _id }) => _id)).toEqual(['3']);
  expect(receivedSince(record, 0, 'u1').map(({ _id }) => _id)).toEqual(['1', '3']);
  expect(receivedSince(record, 3, 'u1')).toEqual([]);
});

test('a message is recorded while it waits and when it is there', () => {
  expect([...ids, '5'].map((id) => isRecorded(record, id))).toEqual([true, true, true, true, false]);
});

test('a message goes to the mediator once there is one', () => {
  const may = (...actions: readonly string[]) => actions.map((action) => ({ action, mandatory: false, dueAt: null }));
  expect(addresseeOf(null)).toBe('buyer');
  expect(addresseeOf(aClaim())).toBe('buyer');
  expect(addresseeOf(aClaim({ stage: 'dispute', actions: may('refund', 'send_message_to_mediator') }))).toBe('mediator');
  expect(addresseeOf(aClaim({ stage: 'dispute', actions: [] }))).toBe('mediator');
});
