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
const months = [
  'jan(?:eiro|uary)?|fev(?:ereiro)?|feb(?:ruary)?|mar(?:[çc]o|ch)?|abr(?:il)?|apr(?:il)?|maio?|may',
  'jun(?:ho|e)?|jul(?:ho|y)?|ago(?:sto)?|aug(?:ust)?|set(?:embro)?|sept?(?:ember)?|out(?:ubro)?|oct(?:ober)?',
  'nov(?:embro|ember)?|dez(?:embro)?|dec(?:ember)?',
].join('|');
const money = String.raw`(?:(?:R|US)?\$|€)`;
/** What a spreadsheet keeps otherwise than it was written, in Portuguese or in English: '0012' as 12, '1/2' as a day of February. */
const changes = [
  // It keeps fifteen digits of a number, and none of the zeros before it.
  String.raw`\d{16,}|0\d+|\d+e[+-]?\d+`,
  // Decimals and thousands: '12,50' becomes 12,5 and '1.500' 1500.
  String.raw`(?=[.,]*\d)(?=\d*[.,])[\d.,]+(?:e[+-]?\d+)?`,
  // A negative number in brackets, a share, an amount of money: (12) becomes -12 and 50% becomes 0,5.
  String.raw`\((?:${money} ?)?[.,]?\d[\d.,]*%?\)|[.,]?\d[\d.,]* ?(?:%|${money})|(?:%|${money}) ?[.,]?\d[\d.,]*`,
  // Days and months, fractions, and times of the day.
  String.raw`\d{1,4}(?:[/-]\d{1,4}){1,2}(?: [\d:.,]+)?|\d+ \d+/\d+`,
  String.raw`\d{1,4}(?::\d{1,4}){1,2}(?:[.,]\d+)?(?: ?[ap]m?)?|\d{1,2} [ap]m?`,
  String.raw`\d{1,4}(?:[-/. ]| de )?(?:${months})(?:(?:[-/. ]| de )?\d{1,4})?|(?:${months})(?:[-/. ]| de )?\d{1,4}`,
].join('|');
const needsQuote = new RegExp(String.raw`^(?:${formula}|\s*(?:${changes})\s*$)`, 'iu');
/**
 * Where cells end at a semicolon, as in Brazil, what follows one is a cell of its own. A search begins at the semicolon: from each blank back to
 * it, a cell of a million blanks took minutes.
 */
const startsInside = /(; *)('*)(?=[=+\-@＝＋－＠])/gu;
const quotedInside = /(; *)'(?='*[=+\-@＝＋－＠])/gu;

/**
 * A text as a cell: with a leading quote where a spreadsheet would run it or keep something else. A text that begins with a quote gets
 * one more, so that it keeps its own.
 */
export const textCell = (text: string): string => {
  const inside = text.replaceAll(startsInside, "$1'$2");
  return text.startsWith("'") || needsQuote.test(text) ? `'${inside}` : inside;
};

/** A barcode as a cell: a spreadsheet shows '7,89123E+12' of a bare one. */
export const codeCell = (code: string): string => (/^\d+$/u.test(code) ? `'${code}` : textCell(code));

const beginsAsFormula = new RegExp(`^${formula}`, 'u');

/** A cell of somebody’s own file as it came, but for what a spreadsheet would run: that is read as it was too (`withoutQuote`). */
export const keptCell = (cell: string): string => (beginsAsFormula.test(cell) ? `'${cell}` : cell);

/** The text of a cell that `textCell` or `codeCell` wrote; any other text stays as it is. */
export const withoutQuote = (cell: string): string => {
  const behind = cell.slice(1);
  const isOurs = cell.startsWith("'") && (behind.startsWith("'") || /^\d+$/u.test(behind) || needsQuote.test(behind));
  return (isOurs ? behind : cell).replaceAll(quotedInside, '$1');
};

/** The code in a cell, ours or not: no code begins with a quote, and a spreadsheet marks with it that a cell is text. */
export const codeIn = (cell: string): string => (cell.startsWith("'") ? cell.slice(1) : cell).replaceAll(quotedInside, '$1');

/** A number as a cell, with a decimal comma and nothing between its thousands; with so many decimals where it has always as many. */
export const numberCell = (value: number, decimals?: number): string =>
  Number.isFinite(value) ? (decimals === undefined ? String(value) : value.toFixed(decimals)).replace('.', ',') : '';

/**
 * Cells as they are to stand, one line each; what holds the delimiter, a quote or a line break is quoted. A file that is made to be changed in a
 * spreadsheet has the delimiter of Brazil's.
 */
export const writeCsv = (lines: readonly (readonly string[])[], delimiter: ',' | ';' = ','): string =>
  lines.length === 0 ? '' : Papa.unparse(lines as string[][], { delimiter, newline: lineEnd }) + lineEnd;
