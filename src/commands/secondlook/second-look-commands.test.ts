import { expect, test } from 'vitest';
import type { AnyIntentCommand } from '../command.ts';
import { aListing, aReviewer } from '../listing/listing-fixture.ts';
import { commandNamed } from '../registry.ts';

const reviewer = aReviewer();
const look = aListing({ publishId: 'look-1' });
const named = (name: string): AnyIntentCommand => commandNamed(name) as AnyIntentCommand;
const approve = named('secondLook.approve');
const refuse = named('secondLook.refuse');

test('a verdict is about the look: no listing is named in it', () => {
  expect(approve.subjectOf(approve.prefillFrom(look))).toBe('secondlook:look-1');
  expect([approve.prefillFrom(look), refuse.prefillFrom(look)]).toEqual([{ id: 'look-1' }, { id: 'look-1' }]);
});

test('judged once it is not judged again, and what was sent is not taken back', () => {
  const judged = approve.apply(look, { id: 'look-1' }, reviewer);
  expect(judged.ok && refuse.isPossible(judged.value, reviewer)).toEqual({ ok: false, error: { key: 'secondLook.judged' } });
  expect([approve.inverseOf, refuse.inverseOf]).toEqual([null, null]);
  expect([approve.isHeld, refuse.isHeld]).toEqual([true, true]);
});

test('a refusal needs a reason, and a kit has none of a barcode', () => {
  expect(refuse.apply(look, { id: 'look-1', warning: [] }, reviewer).ok).toBe(false);
  expect(refuse.apply(look, { id: 'look-1', warning: ['gtin'] }, reviewer).ok).toBe(true);
  expect(refuse.apply({ ...look, kit: true }, { id: 'look-1', warning: ['gtin'] }, reviewer)).toEqual({
    ok: false,
    error: { key: 'listing.refused.kitGtin' },
  });
});

test('in front of a provider’s API, which has no second looks, neither is offered', () => {
  const atProvider = aReviewer({ hasSpecifiedOnly: true });
  for (const command of [approve, refuse])
    expect(command.isPossible(look, atProvider)).toEqual({ ok: false, error: { key: 'palette.notAtProvider' } });
});
