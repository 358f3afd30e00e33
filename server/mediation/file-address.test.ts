import { expect, test } from 'vitest';
import { fileAddress, isAddressGood, newFileKey } from './file-address.ts';

const hours = (count: number): number => count * 60 * 60_000;
const file = { id: '5f2b6c9e-0d0a-4c59-9d4c-3a1f0f9f2d11', name: 'foto.jpg', key: newFileKey() };
const signedIn = (address: string): { readonly until: number; readonly mac: string } => {
  const { searchParams } = new URL(address, 'http://balcao.test');
  return { until: Number(searchParams.get('until')), mac: searchParams.get('mac') ?? '' };
};

test.each(['2026-11-22T00:00:00.000Z', '2026-11-22T05:59:59.999Z', '2026-11-22T13:30:00.000Z'])(
  'at %s an address is good for six to twelve hours, and not a moment longer',
  (now) => {
    const signed = signedIn(fileAddress(file, new Date(now)));
    const left = signed.until - Date.parse(now);
    expect(left).toBeGreaterThan(hours(6));
    expect(left).toBeLessThanOrEqual(hours(12));
    const isGood = (at: number): boolean => isAddressGood(file, signed, new Date(at));
    expect([isGood(signed.until - 1), isGood(signed.until)]).toEqual([true, false]);
  },
);

test('within six hours it is the same, so that a picture is not fetched anew', () => {
  const at = (instant: string): string => fileAddress(file, new Date(instant));
  expect(at('2026-11-22T06:00:00.000Z')).toBe(at('2026-11-22T11:59:59.000Z'));
  expect(at('2026-11-22T06:00:00.000Z')).not.toBe(at('2026-11-22T12:00:00.000Z'));
});

test('a later end, another file or another key makes no good address', () => {
  const now = new Date('2026-11-22T12:00:00.000Z');
  const signed = signedIn(fileAddress(file, now));
  expect(isAddressGood(file, { ...signed, until: signed.until + hours(6) }, now)).toBe(false);
  expect(isAddressGood({ ...file, id: '5f2b6c9e-0d0a-4c59-9d4c-3a1f0f9f2d12' }, signed, now)).toBe(false);
  expect(isAddressGood({ ...file, key: newFileKey() }, signed, now)).toBe(false);
});
