import { describe, expect, test } from 'vitest';
import type { AnyIntentCommand } from '../command.ts';
import { duplicate } from './duplicate.ts';
import { aListing, aReviewer } from './listing-fixture.ts';
import { activate, lock, pause, unlock } from './availability-steps.ts';

const seller = aReviewer({ role: 'seller' });
const args = { publishId: 'p1', version: 3 };
const active = aListing({ status: 'active' });
const paused = aListing({ status: 'paused', sub_status: 'paused_by_seller' });
const locked = aListing({ status: 'active', freezedByDeal: true });

test('given an active listing, when its seller pauses it, then it is paused by its seller', () => {
  expect(pause.decide(active, args, seller)).toMatchObject({ ok: true, value: { status: 'paused', sub_status: 'paused_by_seller' } });
});

test('given a listing that is sold out, when its seller pauses it, then it does not come back by itself', () => {
  const empty = aListing({ status: 'paused', sub_status: 'out_of_stock' });
  expect(pause.decide(empty, args, seller)).toMatchObject({ ok: true, value: { status: 'paused', sub_status: 'paused_by_seller' } });
  expect(pause.isPossible({ ...empty, freezedByDeal: true }, seller)).toEqual({ ok: false, error: { key: 'listing.refused.locked' } });
});

test('given a listing its seller paused, when it is activated, then it is active without a reason', () => {
  expect(activate.decide(paused, args, seller)).toMatchObject({ ok: true, value: { status: 'active', sub_status: null } });
});

test('a locked listing is not paused, and says why', () => {
  expect(pause.isPossible(locked, seller)).toEqual({ ok: false, error: { key: 'listing.refused.locked' } });
});

test.each([
  ['out_of_stock', 'itself'],
  ['under_review/waiting_for_patch', 'fix'],
  ['under_review/held', 'marketplace'],
  ['payment_required', 'debt'],
  ['closed/deleted', 'never'],
] as const)('what the marketplace paused as %s is not activated by hand, and says what brings it back', (sub_status, reactivation) => {
  expect(activate.isPossible(aListing({ status: 'paused', sub_status }), seller)).toEqual({
    ok: false,
    error: { key: `listing.refused.reactivation.${reactivation}` },
  });
});

test.each([
  [pause, 'pending', { key: 'listing.refused.elsewhere', values: { step: 'pause', status: 'pending' } }],
  [activate, 'pending', { key: 'listing.refused.elsewhere', values: { step: 'activate', status: 'pending' } }],
  [lock, 'refused', { key: 'listing.refused.elsewhere', values: { step: 'lock', status: 'refused' } }],
  [unlock, 'processing', { key: 'listing.refused.elsewhere', values: { step: 'unlock', status: 'processing' } }],
  [pause, 'paused', { key: 'listing.refused.status', values: { status: 'paused' } }],
  [activate, 'active', { key: 'listing.refused.status', values: { status: 'active' } }],
] as const)(
  'what is refused for where the listing stands says where it is possible, not that it was done: %#',
  (command, status, error) => {
    expect(command.isPossible(aListing({ status }), seller)).toEqual({ ok: false, error });
  },
);

test('lock and unlock take each other back and leave the listing where it stands', () => {
  expect(lock.decide(active, args, seller)).toMatchObject({ ok: true, value: { status: 'active', freezedByDeal: true } });
  expect(unlock.decide(locked, args, seller)).toMatchObject({ ok: true, value: { status: 'active', freezedByDeal: false } });
  expect(lock.inverseOf?.(args, 'i')).toEqual({ command: 'listing.unlock', args });
  expect(unlock.inverseOf?.(args, 'i')).toEqual({ command: 'listing.lock', args });
  expect(pause.inverseOf?.(args, 'i')).toEqual({ command: 'listing.activate', args });
});

test('what is paused and locked is activated for good, and that is said before; what is not has its way back', () => {
  const frozen = { ...paused, freezedByDeal: true };
  expect(activate.inverseOf?.(activate.prefillFrom(frozen), 'i')).toBeNull();
  expect(activate.despiteOf?.doubts(frozen, [])).toEqual([{ key: 'listing.staysOnSale' }]);
  expect(activate.despiteOf?.doubts(paused, [])).toEqual([]);
  expect(activate.inverseOf?.(activate.prefillFrom(paused), 'i')).toEqual({ command: 'listing.pause', args });
});

test('a row of a list says as well whether it is locked', () => {
  const { attributes: _attributes, ...row } = locked;
  expect(unlock.isPossible(row, seller).ok).toBe(true);
  expect(pause.isPossible(row, seller)).toEqual({ ok: false, error: { key: 'listing.refused.locked' } });
});

test('a copy changes nothing of the original before the server has made it', () => {
  expect(duplicate.decide(active, args, seller)).toEqual({ ok: true, value: active });
  expect(duplicate.inverseOf).toBeNull();
  expect(duplicate.reviewOf?.(args, 'Luminária')).toEqual({ key: 'listing.duplicateReview', values: { label: 'Luminária' } });
});

describe.each([pause, activate, lock, unlock, duplicate].map((command) => [command.name, command] as const))('%s', (name, command) => {
  const fitting = { 'listing.activate': paused, 'listing.unlock': locked }[name as string] ?? active;

  test('is for owners and superusers, and tells a reviewer so', () => {
    expect(command.roles).toEqual(['seller', 'superuser']);
    expect(command.isPossible(fitting, seller).ok).toBe(true);
    expect(command.isPossible(fitting, aReviewer({ role: 'superuser' })).ok).toBe(true);
    expect(command.isPossible(fitting, aReviewer())).toEqual({ ok: false, error: { key: 'listing.refused.owner' } });
  });

  test('sends the version that was decided on, under the key of the intent', async () => {
    const sent: unknown[] = [];
    const api = {
      send: (_line: unknown, _payload: unknown, options: unknown) => {
        sent.push(options);
        return Promise.resolve({ ok: true as const, value: null as never });
      },
    };
    await (command as AnyIntentCommand).deliver(api, args, 'key-1');
    expect(sent).toEqual([{ idempotencyKey: 'key-1', ifMatch: 3 }]);
  });
});

test.each([pause, activate, lock, unlock])('$name, replayed over a listing that already contains it, has nothing left to do', (command) => {
  const fitting = { 'listing.activate': paused, 'listing.unlock': locked }[command.name as string] ?? active;
  const once = command.apply(fitting, args, seller);
  expect(once.ok && command.apply(once.value, args, seller).ok).toBe(false);
});
