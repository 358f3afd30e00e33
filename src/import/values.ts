/** How the values of every kind of row are read. Each takes the text of a cell and answers a value, or what is amiss with it. */
import { isGtin } from '#lib/gtin.ts';
import { formatCents } from '#lib/money.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { cleanLine, cleanLines } from './clean-text.ts';
import type { Field, ReadingOptions } from './field.ts';
import { plural } from './plural.ts';
import { centsOf, readNumber } from './read-number.ts';
import type { Fault } from './reason.ts';

type Read<Value> = Field<Value>['read'];

const tooLong = (most: number): Fault => ({ what: `mais de ${plural(most, 'caractere', 'caracteres')}`, hint: 'encurte o texto' });

export const line =
  (most: number): Read<string> =>
  (text) => {
    const value = cleanLine(text);
    return value.length > most ? refuse(tooLong(most)) : ok(value);
  };

export const neededLine =
  (most: number): Read<string> =>
  (text, ...more) =>
    cleanLine(text) === '' ? refuse({ what: 'vazio', hint: 'cada linha precisa de um' }) : line(most)(text, ...more);

export const lines =
  (most: number): Read<string> =>
  (text) => {
    const value = cleanLines(text);
    return value.length > most ? refuse(tooLong(most)) : ok(value);
  };

/** One of a few words, in either language. */
export const oneOf =
  <Value extends string>(words: Readonly<Record<Value, readonly string[]>>, expected: string): Read<Value | null> =>
  (text) => {
    const word = cleanLine(text).toLowerCase();
    if (word === '') return ok(null);
    const known = (Object.keys(words) as Value[]).find((value) => value === word || words[value].includes(word));
    return known ? ok(known) : refuse({ what: 'palavra desconhecida', hint: `esperado: ${expected}` });
  };

/** Nothing dearer or cheaper than these is sold one by one: such a price is a slip of the keyboard or of the export. */
const plausibleCents = { least: 10, most: 1_000_000_000 } as const;

const withoutSymbol = (text: string): string => text.replace(/^R\$\s*/u, '');

/** Null of nothing: a listing may be without a price, which the queue notices. */
export const price: Read<number | null> = (text, { decimal, acceptPrices }) => {
  const written = cleanLine(text);
  if (written === '') return ok(null);
  const number = readNumber(withoutSymbol(written), decimal);
  if (!number.ok) return number;
  const cents = centsOf(number.value);
  if (cents === null) return refuse({ what: 'não é um valor em reais e centavos', hint: 'no máximo duas casas depois da vírgula' });
  if (cents <= 0) return refuse({ what: 'zero ou negativo', hint: 'deixe a célula vazia se não há preço' });
  const { least, most } = plausibleCents;
  return acceptPrices || (cents >= least && cents <= most)
    ? ok(cents)
    : refuse({ what: 'preço absurdo', hint: `lido como ${formatCents(cents)}; se está certo, use --accept-prices` });
};

/** Cents of an amount that may be zero, and negative where `isNegative` says so: shipping is given away, and taken back. */
export const amount =
  (isNegative: boolean): Read<number> =>
  (text, { decimal }) => {
    const number = readNumber(withoutSymbol(cleanLine(text)), decimal);
    if (!number.ok) return number;
    const cents = centsOf(number.value);
    if (cents === null || Math.abs(cents) > 1_000_000_000)
      return refuse({ what: 'não é um valor em reais e centavos', hint: 'no máximo duas casas depois da vírgula e sete antes' });
    return cents < 0 && !isNegative ? refuse({ what: 'negativo', hint: 'esperado zero ou mais' }) : ok(cents);
  };

const quantity = (text: string, { decimal }: ReadingOptions): Result<number, Fault> => {
  const number = text === '' ? ok('0') : readNumber(text, decimal);
  if (!number.ok) return number;
  const value = Number(number.value);
  return value >= 0 && value < 1_000_000 ? ok(value) : refuse({ what: 'fora do possível', hint: 'esperado de 0 a 999.999' });
};

/** Centimetres or grams, whatever the unit of the column; zero means not informed (part 2, section 9). */
export const measure: Read<number> = (text, options, factor) => {
  const read = quantity(cleanLine(text), options);
  return read.ok ? ok(Math.round(read.value * factor * 1000) / 1000) : read;
};

/** How many pieces; null of nothing. */
export const pieces: Read<number | null> = (text, options) => {
  const written = cleanLine(text);
  if (written === '') return ok(null);
  const read = quantity(written, options);
  if (!read.ok) return read;
  return Number.isInteger(read.value) ? ok(read.value) : refuse({ what: 'não é inteiro', hint: 'esperado um número de peças' });
};

const damagedCode: Fault = {
  what: 'estragado pela planilha',
  hint: 'formate a coluna como texto e copie o código de novo: os últimos dígitos se perderam',
};
const scientific = /^\d[.,]\d+E\+?\d+$/iu;

/** What NF-e, marketplaces and people write where a thing has no barcode. */
export const isSaidWithoutGtin = (text: string): boolean =>
  /^(?:sem (?:gtin|ean|c[óo]digo.*)|s\/ ?(?:gtin|ean)|n[ãa]o (?:tem|possui|se aplica)|isento|n\/a|0+|-+)$/iu.test(cleanLine(text));

/** A wrong barcode is taken, to notice it is what the queue is for; one that a spreadsheet ruined is not: nobody could mend it there. */
export const gtin: Read<string | null> = (text) => {
  const written = cleanLine(text);
  if (written === '' || isSaidWithoutGtin(written)) return ok(null);
  const code = written.replaceAll(/[\s.-]/gu, '');
  const isRounded = /^\d{6,8}0{6,}$/u.test(code) && !isGtin(code);
  if (scientific.test(written) || /^\d{7,14}[.,]0+$/u.test(written) || isRounded) return refuse(damagedCode);
  return code.length > 14 ? refuse(tooLong(14)) : ok(code);
};

/** A code a company gave; null of none. */
export const code =
  (most: number): Read<string | null> =>
  (text, ...more) => {
    if (scientific.test(cleanLine(text))) return refuse(damagedCode);
    const read = line(most)(text, ...more);
    return read.ok ? ok(read.value || null) : read;
  };
