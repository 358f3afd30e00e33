import { expect, test } from 'vitest';
import { aListing, aReviewer } from './listing-fixture.ts';
import { skip, unskip } from './skip.ts';
import { snooze, unsnooze } from './snooze.ts';
import { snoozePresets } from './snooze-presets.ts';

const until = '2026-11-21T15:00:00.000Z';

test('given a pending listing, when I skip it, then it is skipped and still pending', () => {
  expect(skip.decide(aListing(), { publishId: 'p1', reason: 'doubt' }, aReviewer())).toMatchObject({
    ok: true,
    value: { skipped: true, status: 'pending' },
  });
});

test('skipping or snoozing twice leaves what once leaves', () => {
  const skipped = aListing({ skipped: true });
  const snoozed = aListing({ snoozedUntil: until });
  expect(skip.decide(skipped, { publishId: 'p1', reason: 'doubt' }, aReviewer())).toEqual({ ok: true, value: skipped });
  expect(snooze.decide(snoozed, { publishId: 'p1', until }, aReviewer())).toEqual({ ok: true, value: snoozed });
});

test('what is undone by its inverse is as before', () => {
  expect(unskip.decide(aListing({ skipped: true }), { publishId: 'p1' }, aReviewer())).toEqual({ ok: true, value: aListing() });
  expect(unsnooze.decide(aListing({ snoozedUntil: until }), { publishId: 'p1' }, aReviewer())).toEqual({ ok: true, value: aListing() });
  expect(skip.inverse?.({ publishId: 'p1', reason: 'slow' }, 'i')).toEqual({ command: unskip.name, args: { publishId: 'p1' } });
  expect(snooze.inverse?.({ publishId: 'p1', until }, 'i')).toEqual({ command: unsnooze.name, args: { publishId: 'p1', undoes: 'i' } });
});

test('a second snooze taken back leaves the listing asleep as long as before, and a second skip leaves it skipped', () => {
  const monday = '2026-11-23T11:00:00.000Z';
  const again = { ...snooze.prefillFrom(aListing({ snoozedUntil: monday })), until };
  expect(snooze.inverseOf?.(again, 'i')).toEqual({ command: unsnooze.name, args: { publishId: 'p1', until: monday, undoes: 'i' } });
  expect(skip.inverseOf?.({ ...skip.prefillFrom(aListing({ skipped: true })), reason: 'slow' }, 'i')).toBeNull();
});

test('a decided listing is neither skipped nor snoozed', () => {
  const refused = { ok: false, error: { key: 'listing.refused.status', values: { status: 'refused' } } };
  expect(skip.can(aListing({ status: 'refused' }), aReviewer())).toEqual(refused);
  expect(snooze.can(aListing({ status: 'refused' }), aReviewer())).toEqual(refused);
});

test('only what was skipped or snoozed can be taken back', () => {
  expect(unskip.can(aListing(), aReviewer())).toMatchObject({ ok: false, error: { key: 'listing.refused.notSkipped' } });
  expect(unsnooze.can(aListing(), aReviewer())).toMatchObject({ ok: false, error: { key: 'listing.refused.notSnoozed' } });
});

test.each([
  ['Saturday noon', '2026-11-21T15:00:00.000Z', '2026-11-22T11:00:00.000Z', '2026-11-23T11:00:00.000Z'],
  ['Sunday 23:30 local, already Monday in UTC', '2026-11-23T02:30:00.000Z', '2026-11-23T11:00:00.000Z', '2026-11-23T11:00:00.000Z'],
  ['Monday early: not today but the next one', '2026-11-23T09:00:00.000Z', '2026-11-24T11:00:00.000Z', '2026-11-30T11:00:00.000Z'],
])('on %s, tomorrow and Monday are at 8 in São Paulo', (_when, now, tomorrow, monday) => {
  expect(snoozePresets(now).map(({ value }) => value)).toEqual([
    new Date(Date.parse(now) + 3_600_000).toISOString(),
    new Date(Date.parse(now) + 14_400_000).toISOString(),
    tomorrow,
    monday,
  ]);
});
