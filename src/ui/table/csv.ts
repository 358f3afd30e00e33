import { unparse } from 'papaparse';
import { valueOf, type CellValue, type Column } from './column.ts';

/** Part 2, section 9: tableDownload.csv, comma. */
export const csvFileName = 'tableDownload.csv';
/** Without it Excel reads UTF-8 as Windows-1252 and breaks every accent. */
export const byteOrderMark = '\u{FEFF}';
const lineEnd = '\r\n';

/**
 * A text that a spreadsheet would take for a formula. The specification names + - = @; TAB, CR, LF and the full-width forms do
 * the same (reliability 31, measured). Numbers are not texts, so '-10' stays an amount.
 */
const formula = /^[=+\-@\t\r\n＝＋－＠]/u;

const write = (lines: readonly (readonly CellValue[])[]): string =>
  lines.length === 0 ? '' : unparse(lines as CellValue[][], { delimiter: ',', newline: lineEnd, escapeFormulae: formula }) + lineEnd;

const downloaded = <Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] => columns.filter(({ csv }) => csv !== false);

/** A number nobody can write is nothing, not the text 'NaN'. */
const finite = (value: CellValue): CellValue => (typeof value === 'number' && !Number.isFinite(value) ? null : value);

export const csvHead = <Row>(columns: readonly Column<Row>[]): string => write([downloaded(columns).map(({ title }) => title)]);

export const csvLines = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string =>
  write(rows.map((row) => downloaded(columns).map((column) => finite(column.csv ? column.csv(row) : valueOf(column, row)))));
