import { expect, test } from 'vitest';
import { formatStamp } from './format-instant.ts';

test.each([
  ['2026-11-22T13:30:35.999Z', 'America/Sao_Paulo', '22/11/2026 10:30:35'],
  ['2026-01-02T03:00:00.000Z', 'America/Sao_Paulo', '02/01/2026 00:00:00'],
  ['2026-11-22T23:59:59.000Z', 'Asia/Tokyo', '23/11/2026 08:59:59'],
])('%s in %s is %s', (at, zone, stamp) => {
  expect(formatStamp(at, zone)).toBe(stamp);
});
