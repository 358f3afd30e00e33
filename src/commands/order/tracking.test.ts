import { describe, expect, test } from 'vitest';
import { trackingOf } from '#contract/tracking.ts';
import { editTracking } from './edit-tracking.ts';
import { markPrinted, unmarkPrinted } from './mark-printed.ts';
import { anOrder, anOrderRow, aSuperuser } from './order-fixture.ts';
import { isWhole } from './order-step.ts';
import { refuseCancel } from './plain-steps.ts';
import { indexCommands } from '../view.ts';
import { ship } from './ship.ts';

const decided = { _id: 'o1', externalId: '2000012', version: 3 };
const seller = aSuperuser({ role: 'seller' });
const waiting = anOrder({ status: 'waiting-shipped' });
const rapida = { trackingNumber: 'RPD700001', carrier: 'Rápida Transportes' };
const parcelOf = (answer: ReturnType<typeof ship.apply>) => {
  const order = answer.ok ? (answer.value as typeof waiting) : null;
  return order && isWhole(order) ? trackingOf(order.shipping) : null;
};

describe('marking as shipped', () => {
  test('takes the number and the carrier along', () => {
    expect(parcelOf(ship.apply(waiting, { ...decided, ...rapida }, seller))).toEqual(rapida);
    expect(ship.apply(anOrderRow({ status: 'waiting-shipped' }), { ...decided, ...rapida }, seller)).toMatchObject({
      value: { status: 'shipped', trackingNumber: 'RPD700001' },
    });
  });

  test('leaves what is not said as it is', () => {
    expect(parcelOf(ship.apply(waiting, decided, seller))).toEqual({ trackingNumber: 'PN123456785BR', carrier: null });
  });

  test('loses the number that is taken away', () => {
    expect(parcelOf(ship.apply(waiting, { ...decided, trackingNumber: null }, seller))).toEqual({ trackingNumber: null, carrier: null });
    expect(ship.apply(anOrderRow({ status: 'waiting-shipped' }), { ...decided, trackingNumber: null }, seller)).toMatchObject({
      value: { status: 'shipped', trackingNumber: null },
    });
  });

  test.each(['AB 12', '1234', '9'.repeat(41)])('is not taken with %j for a number', (trackingNumber) => {
    expect(ship.parseArgs({ ...decided, trackingNumber }).ok).toBe(false);
  });

  test('sends what an older console recorded, which asked for nothing', () => {
    const older = indexCommands([ship]).get('order.ship@1');
    expect(older?.parseArgs(decided)).toMatchObject({ ok: true });
    expect(indexCommands([ship]).has('order.ship@3')).toBe(false);
  });

  test('sends only what was said', async () => {
    const bodies: unknown[] = [];
    const api = {
      send: (_line: unknown, payload?: { readonly body?: unknown }) => (
        bodies.push(payload?.body),
        Promise.resolve({ ok: true as const, value: null as never })
      ),
    };
    await ship.deliver(api, { ...decided, trackingNumber: ' PN123456785BR ' }, 'k');
    await ship.deliver(api, decided, 'k');
    await ship.deliver(api, { ...decided, carrier: null }, 'k');
    expect(bodies).toEqual([
      [{ orderId: 'o1', status: 'shipped', trackingNumber: 'PN123456785BR' }],
      [{ orderId: 'o1', status: 'shipped' }],
      [{ orderId: 'o1', status: 'shipped', carrier: null }],
    ]);
  });
});

describe('correcting the tracking', () => {
  const shipped = anOrder({ status: 'shipped' });
  const previous = { trackingNumber: 'PN123456785BR', carrier: null };

  test('that somebody else made since it was begun is not written over', () => {
    const args = { ...decided, trackingNumber: 'RPD700001', previous: { ...previous, carrier: 'Veloz' } };
    expect(editTracking.apply(shipped, args, seller)).toEqual({
      ok: false,
      error: { key: 'order.refused.changedMeanwhile', values: { now: 'PN123456785BR' } },
    });
  });

  test('says number and carrier anew, and has the way back', () => {
    const args = { ...decided, ...rapida, previous };
    expect(editTracking.apply(shipped, args, seller)).toMatchObject({
      value: { shipping: { trackingNumber: 'RPD700001', carrier: { _id: 'rapida-transportes', name: 'Rápida Transportes' } } },
    });
    expect(editTracking.inverseOf?.(args, 'i')).toEqual({
      command: 'order.editTracking',
      args: { ...decided, ...previous, previous: rapida },
    });
  });

  test('tells none by null, and leaves what is not said', () => {
    expect(editTracking.apply(shipped, { ...decided, trackingNumber: null, previous }, seller)).toMatchObject({
      value: { shipping: { trackingNumber: null, carrier: null } },
    });
    expect(editTracking.apply(shipped, { ...decided, carrier: 'Correios', previous }, seller)).toMatchObject({
      value: { shipping: { trackingNumber: 'PN123456785BR', carrier: { _id: 'correios', name: 'Correios' } } },
    });
  });

  test('lets a number stay that only the marketplace would give', () => {
    const odd = { trackingNumber: 'A 1', carrier: null };
    expect(editTracking.parseArgs({ ...decided, ...odd, carrier: 'Veloz', previous: odd }).ok).toBe(true);
    expect(editTracking.parseArgs({ ...decided, trackingNumber: 'B 1', previous: odd }).ok).toBe(false);
  });

  test.each([
    { trackingNumber: 'A 1', carrier: null },
    { trackingNumber: 'PN123456784BR', carrier: 'Correios' },
  ])('of $trackingNumber, which nobody may type, has no way back, but of the carrier beside it', (previous) => {
    expect(editTracking.inverseOf?.({ ...decided, trackingNumber: 'RPD700001', carrier: 'Veloz', previous }, 'i')).toBeNull();
    expect(editTracking.inverseOf?.({ ...decided, trackingNumber: null, previous }, 'i')).toBeNull();
    const review = editTracking.reviewOf?.({ ...decided, trackingNumber: null, previous }, 'venda 1');
    expect(review).toMatchObject({ key: 'order.editTrackingReview', values: { isForGood: true } });
    expect(editTracking.inverseOf?.({ ...decided, carrier: 'Veloz', previous }, 'i')).toMatchObject({ args: previous });
  });

  test('that changes nothing is refused with its reason', () => {
    expect(editTracking.apply(shipped, { ...decided, ...previous, previous }, seller)).toEqual({
      ok: false,
      error: { key: 'order.refused.sameTracking' },
    });
  });

  test('is asked of the page of the order: a list knows no carrier', () => {
    expect(editTracking.can(anOrderRow({ status: 'shipped' }), seller)).toEqual({ ok: false, error: { key: 'order.refused.openFirst' } });
  });
});

describe('a label that is marked as printed', () => {
  const [bia, ana] = ['2026-11-20T09:00:00.000Z', '2026-11-20T10:00:00.000Z'];
  test('and was before is printed as before when that is taken back', () => {
    const printed = anOrder({ status: 'waiting-shipped', labelPrintedAt: bia });
    const args = { ...markPrinted.prefillFrom(printed), ...decided, at: ana };
    const inverse = markPrinted.inverseOf?.(args, 'i');
    expect(inverse).toEqual({ command: 'order.markPrinted', args: { ...decided, at: bia, undoes: 'i' } });
    const again = markPrinted.apply(printed, args, seller);
    expect(markPrinted.apply(again.ok ? again.value : null, inverse?.args, seller)).toMatchObject({ value: { labelPrintedAt: bia } });
  });

  test('and was not is not when that is taken back, and one taken back is printed when it was', () => {
    const args = { ...decided, before: null, at: ana };
    expect(markPrinted.inverseOf?.(args, 'i')).toEqual({ command: 'order.unmarkPrinted', args: { ...decided, undoes: 'i' } });
    const taken = { ...decided, before: bia, at: ana };
    expect(unmarkPrinted.inverseOf?.(taken, 'i')).toEqual({ command: 'order.markPrinted', args: { ...decided, at: bia, undoes: 'i' } });
  });
});

test('no carrier that somebody types becomes the marketplace', () => {
  const args = { ...decided, carrier: 'ME2', previous: { trackingNumber: null, carrier: null } };
  const answer = editTracking.apply(anOrder({ status: 'shipped' }), args, seller);
  expect(answer.ok && (answer.value as typeof waiting).shipping.carrier?._id).not.toBe('me2');
});

test('in front of a provider’s API, which has no such calls, neither number nor label is written down, nor a request refused', () => {
  const there = { ...seller, hasSpecifiedOnly: true };
  const say = { ok: false, error: { key: 'palette.notAtProvider' } };
  for (const command of [editTracking, markPrinted, unmarkPrinted]) expect(command.isPossible(waiting, there)).toEqual(say);
  expect(refuseCancel.isPossible(anOrder({ status: 'pending_cancelled' }), { ...aSuperuser(), hasSpecifiedOnly: true })).toEqual(say);
  expect(markPrinted.isPossible(waiting, seller).ok).toBe(true);
  expect(markPrinted.apply(waiting, decided, there)).toEqual(say);
  expect(ship.isPossible(waiting, there).ok).toBe(true);
});
