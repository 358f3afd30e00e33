import { expect, test } from 'vitest';
import { duplicate } from './duplicate.ts';
import { aListing, aReviewer } from './listing-fixture.ts';
import { listingCommands } from './listing-commands.ts';
import type { ListingView } from './listing-step.ts';
import { remove } from './remove.ts';

const seller = aReviewer({ role: 'seller' });
const args = { publishId: 'p1', version: 3 };

test.each(['pending', 'refused'] as const)(
  'what is %s and was never published is removed, and nothing takes that back once it was sent',
  (status) => {
    const removed = remove.decide(aListing({ status }), args, seller);
    expect(removed).toMatchObject({ ok: true, value: { status, isRemoved: true } });
    expect([remove.isHeld, remove.inverse]).toEqual([true, null]);
    expect(remove.reviewOf?.(args, 'Luminária')).toEqual({ key: 'listing.removeReview', values: { label: 'Luminária' } });
  },
);

test('what was published, or may have been, stays, and says so before anybody tries', () => {
  const published = { ok: false, error: { key: 'listing.refused.published' } };
  expect(remove.isPossible(aListing({ wasPublished: true }), seller)).toEqual(published);
  expect(remove.isPossible(aListing({ staysInAccount: true }), seller)).toEqual(published);
});

test('what is approved or on sale says what can be removed', () => {
  const elsewhere = { key: 'listing.refused.elsewhere', values: { step: 'remove', status: 'active' } };
  expect(remove.isPossible(aListing({ status: 'active' }), seller)).toEqual({ ok: false, error: elsewhere });
});

test('a listing that waits to be removed takes no other step, and is not removed twice', () => {
  const leaving: ListingView = { ...aListing(), isRemoved: true };
  const superuser = aReviewer({ role: 'superuser' });
  const offered = listingCommands.filter((command) => command.kind === 'intent' && command.isPossible(leaving, superuser).ok);
  expect(offered.map(({ name }) => name)).toEqual([]);
  expect(remove.isPossible(leaving, seller)).toEqual({ ok: false, error: { key: 'listing.refused.removed' } });
  expect(duplicate.decide(leaving, args, seller)).toEqual({ ok: false, error: { key: 'listing.refused.removed' } });
});
