import { dateFormat } from './formats.ts';

/** Days as 'yyyy-mm-dd' strings: counted in UTC, where every day has 24 hours; no arithmetic in a zone (decision 11). */

const dayMs = 86_400_000;

/** The day it is where the companies are (decision 11). */
export const dayInSaoPaulo = (at: Date): string => dateFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(at);

/** So many days later; earlier where the number is negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** How many days a span has, both ends included. */
export const countDays = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1;

/** Every day of a span, both ends included. */
export const daysBetween = (from: string, to: string): readonly string[] =>
  Array.from({ length: countDays(from, to) }, (_, at) => addDays(from, at));
