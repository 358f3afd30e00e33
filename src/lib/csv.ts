/** How every CSV of ours is written, by the browser and by the server, and the one mark in it that our import takes off again (decision 0075). */
import Papa from 'papaparse';

/** Part 2, section 9. */
export const csvFileName = 'tableDownload.csv';
/** Without it Excel reads UTF-8 as Windows-1252 and breaks every accent. */
export const byteOrderMark = '\u{FEFF}';
const lineEnd = '\r\n';

/**
 * A text that a spreadsheet would take for a formula. The specification names + - = @; TAB, CR, LF and the full-width forms do
 * the same (reliability 31, measured).
 */
const formula = '[=+\\-@\\t\\r\\n＝＋－＠]';
/** A spreadsheet keeps fifteen digits of a number, and none of the zeros before it. */
const losesDigits = /^(?:\d{16,}|0\d+|\d+e\d+)$/iu;
const needsQuote = new RegExp(`^${formula}`, 'u');
const isQuoted = new RegExp(`^'+(?:${formula}|\\d+(?:e\\d+)?$)`, 'iu');
/** Where cells end at a semicolon, as in Brazil, what follows one is a cell of its own. */
const startsInside = /(?<=; *)'*(?=[=+\-@＝＋－＠])/gu;
const quotedInside = /(?<=; *)'(?='*[=+\-@＝＋－＠])/gu;

/** A text as a cell: with a leading quote where a spreadsheet would run it or cut its digits. */
export const textCell = (text: string): string => {
  const inside = text.replaceAll(startsInside, "'$&");
  return needsQuote.test(text) || losesDigits.test(text) || isQuoted.test(text) ? `'${inside}` : inside;
};

/** A barcode as a cell: a spreadsheet shows '7,89123E+12' of a bare one. */
export const codeCell = (code: string): string => (/^\d+$/u.test(code) ? `'${code}` : textCell(code));

/** The text of a cell that `textCell` or `codeCell` wrote; any other text stays as it is. */
export const withoutQuote = (cell: string): string => (isQuoted.test(cell) ? cell.slice(1) : cell).replaceAll(quotedInside, '');

/** A number as a cell, with a decimal comma and nothing between its thousands; with so many decimals where it has always as many. */
export const numberCell = (value: number, decimals?: number): string =>
  Number.isFinite(value) ? (decimals === undefined ? String(value) : value.toFixed(decimals)).replace('.', ',') : '';

/** Cells as they are to stand, one line each; what holds a comma, a quote or a line break is quoted. */
export const writeCsv = (lines: readonly (readonly string[])[]): string =>
  lines.length === 0 ? '' : Papa.unparse(lines as string[][], { delimiter: ',', newline: lineEnd }) + lineEnd;
