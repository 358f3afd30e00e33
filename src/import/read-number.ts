import { ok, refuse, type Result } from '#lib/result.ts';
import type { Fault } from './reason.ts';

export type DecimalMark = ',' | '.';

const plain = /^-?\d+$/u;
const scientific = /^-?\d+(?:[.,]\d+)?e[+-]?\d+$/iu;
/** Three digits behind one mark are thousands to one person and decimals to the next; a group never begins with a zero. */
const ambiguous = /^-?[1-9]\d{0,2}[.,]\d{3}$/u;
/** The mark of the decimals, and how a number with it is written. */
const written: Readonly<Record<DecimalMark, RegExp>> = {
  ',': /^-?(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,\d+)?$/u,
  '.': /^-?(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d+)?$/u,
};

const withPoint = (text: string, mark: DecimalMark): string => text.replaceAll(mark === ',' ? '.' : ',', '').replace(mark, '.');

const expected: Fault = { what: 'número não entendido', hint: 'esperado como 1299,90 ou 1.299,90' };

/**
 * A number as '1299.90', so that cents are never rounded. One reading for every column: as Brazil writes it ('1.299,90'), or with a point before
 * its decimals and nothing between its thousands ('1299.9'). What has two readings is refused with both, unless `decimal` says which is meant.
 */
export const readNumber = (text: string, decimal?: DecimalMark): Result<string, Fault> => {
  if (plain.test(text)) return ok(text);
  if (scientific.test(text))
    return refuse({
      what: 'número estragado pela planilha',
      hint: 'notação científica; formate a coluna como número ou texto e exporte de novo',
    });
  if (decimal)
    return written[decimal].test(text) ? ok(withPoint(text, decimal)) : refuse({ ...expected, hint: `com --decimal “${decimal}”` });
  if (ambiguous.test(text)) {
    const [whole = '', part = ''] = text.split(/[.,]/u);
    return refuse({ what: 'número ambíguo', hint: `pode ser ${whole}${part} ou ${whole},${part}; tente --decimal , ou --decimal .` });
  }
  if (/^-?\d+\.\d+$/u.test(text)) return ok(text);
  return written[','].test(text) ? ok(withPoint(text, ',')) : refuse(expected);
};

/** Cents of '1299.9'; null where it says less than a cent, or more than can be counted. */
export const centsOf = (number: string): number | null => {
  const [whole = '', part = ''] = number.replace('-', '').split('.');
  if (!/^\d{0,2}0*$/u.test(part)) return null;
  const cents = Number(`${whole}${part.slice(0, 2).padEnd(2, '0')}`);
  if (!Number.isSafeInteger(cents)) return null;
  return number.startsWith('-') && cents !== 0 ? -cents : cents;
};
