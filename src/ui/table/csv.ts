import { codeCell, numberCell, textCell, writeCsv } from '#lib/csv.ts';
import { isDay } from '#lib/dates.ts';
import { dateFormat, numberFormat } from '#lib/formats.ts';
import { formatInstant } from '../format-instant.ts';
import { valueOf, type CellValue, type Column, type ValueForm } from './column.ts';

/** The person the file is for: the language (BCP 47) and the zone (IANA name) they read the screen in. */
export interface Reader {
  readonly tag: string;
  readonly timeZone: string;
}

/** As the screen shows it, without what keeps a spreadsheet from reading a date: the comma, and spaces of other widths. */
const plainly = (shown: string): string => shown.replace(', ', ' ').replaceAll(/\s/gu, ' ');

/** A month among days, '11/2026': what a spreadsheet reads of it is what it says. */
const isMonth = (text: string): boolean => /^\d{2}\/\d{4}$/u.test(text);

/** A text that is not what its column holds ('Total' below days) is written as it is. */
const textOf = (text: string, form: ValueForm | undefined, { tag, timeZone }: Reader): string => {
  if (form === 'code') return codeCell(text);
  if (form === 'day' && isDay(text)) return dateFormat(tag, { dateStyle: 'short', timeZone: 'UTC' }).format(new Date(`${text}T00:00:00Z`));
  if (form === 'day' && isMonth(text)) return text;
  const isInstant = (form === 'date' || form === 'dateTime') && !Number.isNaN(Date.parse(text));
  return isInstant ? plainly(formatInstant(text, form, tag, timeZone)) : textCell(text);
};

/** A share is rounded up as the screen rounds it. */
const numberOf = (value: number, form: ValueForm | undefined, { tag }: Reader): string =>
  form === 'share'
    ? numberFormat(tag, { style: 'percent', maximumFractionDigits: 2, roundingMode: 'ceil' }).format(value)
    : numberCell(value, form === 'money' ? 2 : undefined);

const cellOf = (value: CellValue, form: ValueForm | undefined, reader: Reader): string => {
  if (value === null) return '';
  return typeof value === 'string' ? textOf(value, form, reader) : numberOf(value, form, reader);
};

const downloaded = <Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] => columns.filter(({ csv }) => csv !== false);

export const csvHead = <Row>(columns: readonly Column<Row>[]): string =>
  writeCsv([downloaded(columns).map(({ title }) => textCell(title))]);

export const csvLines = <Row>(columns: readonly Column<Row>[], rows: readonly Row[], reader: Reader): string =>
  writeCsv(
    rows.map((row) =>
      downloaded(columns).map((column) => cellOf(column.csv ? column.csv(row) : valueOf(column, row), column.form, reader)),
    ),
  );
