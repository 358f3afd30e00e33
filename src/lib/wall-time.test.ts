import { expect, test } from 'vitest';
import { instantOf } from './wall-time.ts';

test.each([
  ['2022-04-18T08:40:06', '2022-04-18T11:40:06.000Z'],
  ['2026-09-18 16:40:00', '2026-09-18T19:40:00.000Z'],
  ['2026-09-01 08:00:00.000000', '2026-09-01T11:00:00.000Z'],
  // Summer time, which ended in 2019.
  ['2018-01-15T12:00:00', '2018-01-15T14:00:00.000Z'],
  ['2018-11-04T01:00:00', '2018-11-04T03:00:00.000Z'],
  ['2018-11-03T23:59:59', '2018-11-04T02:59:59.000Z'],
  ['2019-11-20T00:00:00-02:00', '2019-11-20T02:00:00.000Z'],
  ['2026-11-20T12:00:00Z', '2026-11-20T12:00:00.000Z'],
  ['2026-11-20T12:00', '2026-11-20T15:00:00.000Z'],
])('%s is %s', (written, instant) => {
  expect(instantOf(written)).toEqual({ ok: true, value: instant });
});

test('a time is of the zone it names', () => {
  expect(instantOf('2026-09-01 08:00:00', 'America/Rio_Branco')).toEqual({ ok: true, value: '2026-09-01T13:00:00.000Z' });
});

test.each(['', 'ontem', '2026-02-31T10:00:00', '2026-13-01T10:00:00', '2026-01-01T25:00:00', '2026-01-01', 'string'])(
  '%j is no time',
  (written) => {
    expect(instantOf(written).ok).toBe(false);
  },
);

test('a zone nobody knows is not guessed at', () => {
  expect(instantOf('2026-09-01 08:00:00', 'America/Atlantida').ok).toBe(false);
});
