import { afterEach, expect, test, vi } from 'vitest';
import { sales } from '../support/staged-orders.ts';

afterEach(() => vi.unstubAllEnvs());

/** As a computer there: no format was made before its clock was set. */
const onComputerIn = async (zone: string) => {
  vi.stubEnv('TZ', zone);
  vi.resetModules();
  const [instants, formats] = await Promise.all([import('#ui/format-instant.ts'), import('#lib/formats.ts')]);
  return { ...instants, ...formats };
};

/** The middle of the country, its west and its islands, and far away. e2e/orders/time-zones.spec.ts shows list and page of an order in two. */
test.each(['America/Sao_Paulo', 'America/Rio_Branco', 'America/Noronha', 'UTC', 'Asia/Tokyo'])(
  'a sale is told as a clock in São Paulo showed it in 2017 and 2018, on a computer in %s',
  async (zone) => {
    const { formatInstant, formatStamp, dayInSaoPaulo, clockInBrasilia } = await onComputerIn(zone);
    for (const { at, shown } of sales) {
      const [day = '', time = ''] = shown.split(', ');
      const [date, month, year] = day.split('/');
      expect(formatInstant(at, 'dateTime', 'pt-BR', 'America/Sao_Paulo')).toBe(shown);
      expect(formatStamp(at, 'America/Sao_Paulo').slice(0, -3)).toBe(`${day} ${time}`);
      expect(dayInSaoPaulo(new Date(at))).toBe(`${year}-${month}-${date}`);
      expect(clockInBrasilia(new Date(at)).slice(0, -3)).toBe(`${year}-${month}-${date}T${time}`);
    }
  },
);
