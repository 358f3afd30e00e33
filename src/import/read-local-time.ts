import { isDay } from '#lib/dates.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Fault } from './reason.ts';

export const localTimeOrders = ['d/m/y', 'm/d/y', 'y/m/d'] as const;
export type LocalTimeOrder = (typeof localTimeOrders)[number];

const parts =
  /^(?<first>\d{1,4})(?<mark>[/.-])(?<second>\d{1,2})\k<mark>(?<third>\d{1,4})(?:[T ]+(?<clock>\d{1,2}:\d{2}(?::\d{2})?)(?:\.\d+)?(?: ?(?<half>[ap]m))?)?$/iu;

const expected: Fault = {
  what: 'data não entendida',
  hint: 'esperado AAAA-MM-DD HH:MM:SS; se o dia ou o mês vem antes, tente --dates d/m/y ou --dates m/d/y',
};

/** '10:56', '10:56:33' or '10:56 PM' as a clock of 24 hours says it; null for a time that does not exist. */
const readClock = (clock: string, half: string | undefined): string | null => {
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  if (minutes > 59 || seconds > 59 || (half === undefined ? hours > 23 : hours < 1 || hours > 12)) return null;
  const hour = half === undefined ? hours : (hours % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
  return [hour, minutes, seconds].map((each) => String(each).padStart(2, '0')).join(':');
};

const inOrder = (
  order: LocalTimeOrder,
  [first, second, third]: readonly [string, string, string],
): readonly [year: string, month: string, day: string] => {
  if (order === 'y/m/d') return [first, second, third];
  return order === 'd/m/y' ? [third, second, first] : [third, first, second];
};

/** 'YYYY-MM-DDTHH:MM:SS' as a clock showed it. Which number is the month is never guessed: the year stands first, or `order` says it. */
export const readLocalTime = (text: string, order: LocalTimeOrder = 'y/m/d'): Result<string, Fault> => {
  const { first = '', second = '', third = '', clock = '00:00', half } = parts.exec(text)?.groups ?? {};
  const read = first.length === 4 ? 'y/m/d' : order;
  const [year, month, day] = inOrder(read, [first, second, third]);
  if (year.length !== 4) return refuse(expected);
  const date = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  const time = readClock(clock, half);
  return isDay(date) && time !== null
    ? ok(`${date}T${time}`)
    : refuse({ what: 'data que não existe', hint: `lida como ${read}; se a ordem é outra, tente --dates` });
};
