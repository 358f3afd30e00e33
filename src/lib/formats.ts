/** Keeps what it made for a locale and its options: to make one takes longer than to draw a row of a table. */
const kept = <Options, Format>(make: (tag: string, options: Options) => Format): ((tag: string, options: Options) => Format) => {
  const made = new Map<string, Format>();
  return (tag, options) => {
    const key = `${tag} ${JSON.stringify(options)}`;
    const format = made.get(key) ?? make(tag, options);
    made.set(key, format);
    return format;
  };
};

/**
 * By locale (BCP 47 tag) and options of Intl. What a clock shows in a zone is said by Intl and not by dayjs: dayjs asks the clock of the
 * computer it runs on, and is an hour off where that one was set forward (dates.test.ts; decision 0058).
 */
export const dateFormat = kept((tag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options));
export const numberFormat = kept((tag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options));

/** The day an instant is on in a zone (IANA name), as 'YYYY-MM-DD'. */
export const dayIn = (at: number | Date, timeZone: string): string => dateFormat('sv-SE', { timeZone }).format(at);

/** The day it is where the companies are (decision 11). */
export const dayInSaoPaulo = (at: number | Date): string => dayIn(at, 'America/Sao_Paulo');

/** What a clock in Brasília shows at an instant, '2026-11-21T09:00:00'. */
export const clockInBrasilia = (at: Date): string =>
  dateFormat('sv-SE', { timeZone: 'America/Sao_Paulo', dateStyle: 'short', timeStyle: 'medium' }).format(at).replace(' ', 'T');

/** '1.234,5' in pt-BR. */
export const formatNumber = (value: number, tag: string): string => numberFormat(tag, {}).format(value);
