import { dateFormat } from './formats.ts';
import { ok, refuse, type Result } from './result.ts';

/** Where a time without a zone was written down, unless it says another: Correios and tax offices mean Brasília (domain, section 6). */
const brasilia = 'America/Sao_Paulo';

const wall = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::(\d{2}))?(?:\.\d+)?$/u;
const zoned = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2})?(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})$/u;

/** Milliseconds that a clock in this zone is ahead of UTC at that instant; Intl knows the summer times (decision 11). */
const aheadAt = (at: number, timeZone: string): number => {
  const named = dateFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
  const offset = named.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /^GMT([+-])(\d{2}):(\d{2})/u.exec(offset) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
};

const isZone = (timeZone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    // Intl throws on a name it does not know.
    return false;
  }
};

const read = (text: string, timeZone: string): number => {
  if (zoned.test(text)) return Date.parse(text.replace(' ', 'T'));
  const found = wall.exec(text);
  if (!found) return Number.NaN;
  const [, date = '', minutes = '', seconds = '00'] = found;
  const asUtc = Date.parse(`${date}T${minutes}:${seconds}Z`);
  // The 31st of February would be read as a day in March: that is not what was written.
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(date)) return Number.NaN;
  const first = asUtc - aheadAt(asUtc, timeZone);
  return asUtc - aheadAt(first, timeZone);
};

/**
 * The instant (ISO 8601, UTC) of a time as somebody's clock showed it: '2022-04-18T08:40:06', with a space for the T, or with a zone
 * of its own at its end. Refuses what is no time, and a zone nobody knows.
 */
export const instantOf = (text: string, timeZone: string = brasilia): Result<string, 'not a time'> => {
  const at = isZone(timeZone) ? read(text.trim(), timeZone) : Number.NaN;
  return Number.isNaN(at) ? refuse('not a time') : ok(new Date(at).toISOString());
};
