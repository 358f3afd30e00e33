import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { assert, date, integer, property } from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  addDays,
  addTo,
  countDays,
  daysBetween,
  formatAge,
  formatDate,
  instantAt,
  instantOf,
  isDay,
  mondayAfter,
  nameOfDay,
  parseDate,
  wholeBetween,
} from './dates.ts';
import { clockInBrasilia, dateFormat } from './formats.ts';

const anyDay = date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }).map((at) =>
  at.toISOString().slice(0, 10),
);

test('a day that was written as a person reads it is read as the same day', () => {
  assert(
    property(anyDay, (day) => {
      expect(parseDate(formatDate(day))).toBe(day);
    }),
  );
});

test.each(['31/02/2026', '29/02/2025', '1/2/2026', '2026-01-01', '00/01/2026', '01/13/2026', '01/01/2026 ', ''])('%j is no day', (text) => {
  expect(parseDate(text)).toBeNull();
});

test.each(['2026-02-31', '2025-02-29', '2026-1-1', '21/11/2026', '2026-11-21T00:00:00Z', ''])('%j is no day of an address', (text) => {
  expect([isDay(text), formatDate(text)]).toEqual([false, '']);
});

test('so many days later and as many earlier is the same day, and counts one more, over every summer time', () => {
  assert(
    property(anyDay, integer({ min: 0, max: 5000 }), (day, days) => {
      expect([addDays(addDays(day, days), -days), countDays(day, addDays(day, days))]).toEqual([day, days + 1]);
    }),
  );
});

test('days are counted over months, leap years and the days when summer time began', () => {
  expect([addDays('2024-02-28', 1), addDays('2026-03-01', -1), addDays('2018-11-03', 2)]).toEqual([
    '2024-02-29',
    '2026-02-28',
    '2018-11-05',
  ]);
  expect([countDays('2018-11-03', '2018-11-05'), countDays('2026-01-01', '2026-01-01'), countDays('2026-01-02', '2026-01-01')]).toEqual([
    3, 1, 0,
  ]);
  expect(daysBetween('2025-12-31', '2026-01-02')).toEqual(['2025-12-31', '2026-01-01', '2026-01-02']);
});

test.each([
  ['2026-11-20', '2026-11-23'],
  ['2026-11-22', '2026-11-23'],
  ['2026-11-23', '2026-11-30'],
])('the Monday after %s is %s', (day, monday) => expect(mondayAfter(day)).toBe(monday));

test('what ends within the hour has no whole day left, what ended within it lacks one', () => {
  const now = '2026-11-21T12:00:00Z';
  expect([
    wholeBetween(now, '2026-11-21T13:00:00Z', 'day'),
    wholeBetween(now, '2026-11-21T11:00:00Z', 'day'),
    wholeBetween(now, addTo(now, 15, 'day'), 'day'),
  ]).toEqual([0, -1, 15]);
});

describe('how long ago', () => {
  const now = Date.parse('2026-11-21T12:00:00.000Z');
  const second = 1000;
  const minute = 60 * second;
  const hour = 60 * minute;
  const day = 24 * hour;
  test.each([
    [59 * second, 'agora', 'agora', 'now', 'now'],
    [minute, 'há 1 min.', 'em 1 min.', '1m ago', 'in 1m'],
    [2 * minute - second, 'há 1 min.', 'em 1 min.', '1m ago', 'in 1m'],
    [2 * minute, 'há 2 min.', 'em 2 min.', '2m ago', 'in 2m'],
    [hour - second, 'há 59 min.', 'em 59 min.', '59m ago', 'in 59m'],
    [hour, 'há 1 h', 'em 1 h', '1h ago', 'in 1h'],
    [2 * hour - second, 'há 1 h', 'em 1 h', '1h ago', 'in 1h'],
    [2 * hour, 'há 2 h', 'em 2 h', '2h ago', 'in 2h'],
    [day - second, 'há 23 h', 'em 23 h', '23h ago', 'in 23h'],
    [day, 'há 1 dia', 'em 1 dia', '1d ago', 'in 1d'],
    [2 * day - second, 'há 1 dia', 'em 1 dia', '1d ago', 'in 1d'],
    [2 * day, 'há 2 dias', 'em 2 dias', '2d ago', 'in 2d'],
    [400 * day, 'há 400 dias', 'em 400 dias', '400d ago', 'in 400d'],
  ])('%i ms is %s and %s, %s and %s', (ms, ...said) => {
    const at = (from: number): string => new Date(now + from).toISOString();
    expect([
      formatAge(at(-ms), now, 'pt-BR'),
      formatAge(at(ms), now, 'pt-BR'),
      formatAge(at(-ms), now, 'en'),
      formatAge(at(ms), now, 'en'),
    ]).toEqual(said);
  });
});

test.each([
  ['2026-11-21', 'hoje', 'today'],
  ['2026-11-20', 'ontem', 'yesterday'],
  ['2026-11-19', 'quinta-feira', 'Thursday'],
  ['2026-11-15', 'domingo', 'Sunday'],
  ['2026-11-14', '14 de novembro', 'November 14'],
  ['2025-11-21', '21 de novembro de 2025', 'November 21, 2025'],
  ['2026-11-22', '22 de novembro', 'November 22'],
  ['2027-01-02', '2 de janeiro de 2027', 'January 2, 2027'],
])('%s is %s, %s on 21 November 2026', (day, br, en) => {
  expect([nameOfDay(day, '2026-11-21', 'pt-BR'), nameOfDay(day, '2026-11-21', 'en')]).toEqual([br, en]);
});

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

test('a time of a day is the instant a clock in Brasília shows it at', () => {
  expect([instantAt('2026-11-23', '08:00'), instantAt('2018-01-15', '23:59')]).toEqual([
    '2026-11-23T11:00:00.000Z',
    '2018-01-16T01:59:00.000Z',
  ]);
});

describe('a time a clock in Brasília showed is the same instant on every computer', () => {
  afterEach(() => vi.unstubAllEnvs());
  const halfHour = 30 * 60_000;
  /** Days on which clocks were changed: in Brazil both ways, in Europe, in New York. */
  const changes = ['2017-10-15', '2018-02-18', '2018-11-04', '2017-10-29', '2018-03-25', '2018-10-28', '2018-03-11'];
  /** Every half hour of the days around them. */
  const instants = changes.flatMap((day) => Array.from({ length: 2 * 24 * 4 }, (_, at) => addTo(day, -1, 'day').getTime() + at * halfHour));

  test.each(['UTC', 'Europe/Lisbon', 'Europe/London', 'America/Sao_Paulo', 'America/New_York'])('in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    const wrong = instants.flatMap((at) => {
      const wall = clockInBrasilia(new Date(at));
      // Of an hour that came twice it is the second.
      const again = clockInBrasilia(new Date(at + 2 * halfHour)) === wall ? at + 2 * halfHour : at;
      const [day = '', time = ''] = wall.split('T');
      const right = new Date(again).toISOString();
      const read = instantOf(wall);
      return read.ok && read.value === right && instantAt(day, time.slice(0, 5)) === right ? [] : [wall];
    });
    expect(wrong).toEqual([]);
  });

  test.each(['UTC', 'Europe/Lisbon', 'Europe/London', 'America/Sao_Paulo'])(
    'in %s, of an hour that never was it is the hour after it',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect([instantOf('2017-10-15T00:30:00'), instantOf('2018-11-04 00:00:00')]).toEqual([
        { ok: true, value: '2017-10-15T03:30:00.000Z' },
        { ok: true, value: '2018-11-04T03:00:00.000Z' },
      ]);
    },
  );
});

/** Days are counted in UTC and clocks are read by Intl (formats.ts) for this reason. Where one of these fails, dayjs was mended. */
describe('dayjs is wrong in a zone', () => {
  dayjs.extend(utc);
  dayjs.extend(timezone);

  afterEach(() => vi.unstubAllEnvs());

  test('half past midnight in Manaus is told as half past one by a computer in São Paulo, whose own clock had no such time that day', () => {
    vi.stubEnv('TZ', 'America/Sao_Paulo');
    const at = new Date('2018-11-04T04:30:00Z');
    expect(dayjs(at).tz('America/Manaus').format('HH:mm')).toBe('01:30');
    expect(dateFormat('pt-BR', { timeZone: 'America/Manaus', timeStyle: 'short' }).format(at)).toBe('00:30');
  });

  test('noon, a day after noon of 3 November 2018, is said to be one hour late: summer time had begun', () => {
    vi.stubEnv('TZ', 'UTC');
    const next = dayjs.tz('2018-11-03 12:00', 'America/Sao_Paulo').add(1, 'day');
    expect(next.toISOString()).toBe('2018-11-04T15:00:00.000Z');
  });

  test('the first hours of a day in São Paulo are told an hour late by a computer in Lisbon whose own clock is set back that night', () => {
    vi.stubEnv('TZ', 'Europe/Lisbon');
    expect(dayjs.tz('2018-10-28 00:00', 'America/Sao_Paulo').toISOString()).toBe('2018-10-28T04:00:00.000Z');
  });

  test('the midnight of 4 November 2018, which never was, is told without a word', () => {
    expect(dayjs.tz('2018-11-04 00:00', 'America/Sao_Paulo').toISOString()).toBe('2018-11-04T03:00:00.000Z');
  });
});
