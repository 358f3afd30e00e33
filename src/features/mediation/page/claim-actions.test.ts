import { describe, expect, test } from 'vitest';
import type { Claim } from '#contract/mediation.ts';
import { actionsOf } from './claim-actions.ts';

const claim = (changes: Partial<Claim> = {}): Pick<Claim, 'actions' | 'stage' | 'reasonId'> => ({
  stage: 'claim',
  reasonId: 'PDD123',
  actions: [{ action: 'send_message_to_complainant', mandatory: true, dueAt: '2026-11-24T12:00:00.000Z' }],
  ...changes,
});
const reasonOf = (action: string, ...asked: Parameters<typeof actionsOf>) =>
  actionsOf(...asked).find((each) => each.action === action)?.whyNot;

describe('actions of a claim', () => {
  test('what the marketplace lists may be done, mandatory until its date', () => {
    expect(actionsOf(claim(), 'open')[0]).toEqual({
      action: 'send_message_to_complainant',
      isMandatory: true,
      dueAt: '2026-11-24T12:00:00.000Z',
      whyNot: null,
    });
  });

  test('what it lists tomorrow is shown as it comes', () => {
    const listed = claim({ actions: [{ action: 'send_a_dove', mandatory: false, dueAt: null }] });
    expect(actionsOf(listed, 'open')[0]).toMatchObject({ action: 'send_a_dove', whyNot: null });
  });

  test.each([
    ['send_message_to_mediator', 'claim', 'PDD', 'noMediator'],
    ['send_message_to_complainant', 'dispute', 'PDD', 'dispute'],
    ['open_dispute', 'dispute', 'PDD', 'disputed'],
    ['allow_partial_refund', 'claim', 'PNR', 'notReceived'],
    ['refund', 'claim', 'PDD', 'other'],
  ] as const)('%s that a %s about %s does not list says why not', (action, stage, reasonId, why) => {
    expect(reasonOf(action, claim({ stage, reasonId, actions: [] }), 'open')).toBe(`mediation.action.notNow.${why}`);
  });

  test.each(['closing', 'closed'] as const)('nothing may be done while it is %s', (status) => {
    expect(actionsOf(claim(), status)).toEqual([]);
  });
});
