import type { ReactNode } from 'react';
import type { ReportLines, ReturnLine, SaleLine, ThroughputLine } from '#contract/report.ts';
import { formatDecimal } from '#lib/decimal.ts';
import type { Translate } from '#locale/translate.ts';
import { DateOnly } from '#ui/date-only.tsx';
import { Instant } from '#ui/instant.tsx';
import { Money } from '#ui/money.tsx';
import type { CellValue, Column, ValueForm } from '#ui/table/column.ts';

export type Line = SaleLine | ReturnLine | ThroughputLine;

const forms: Readonly<Record<string, ValueForm>> = {
  createdAt: 'dateTime',
  returnedAt: 'dateTime',
  firstAt: 'dateTime',
  lastAt: 'dateTime',
  day: 'day',
  dateFrom: 'day',
  dateTo: 'day',
  gross: 'money',
  freight: 'money',
  freightSeller: 'money',
  devolutionValue: 'money',
};

/** Parts of another figure of the line, in whole percent; nothing of nothing. */
const shares = { takenShare: ['taken', 'suggested'], overturnedShare: ['overturned', 'taken'] } as const;
const isShare = (name: string): name is keyof typeof shares => name in shares;
const valueOf = (line: Line, name: string): unknown => {
  const figures = line as unknown as Readonly<Record<string, unknown>>;
  if (!isShare(name)) return figures[name];
  const [part, whole] = shares[name].map((each) => Number(figures[each]));
  return part === undefined || !whole ? null : Math.round((100 * part) / whole);
};

/** The value of a line in the column, in words; amounts are cents. */
const saidOf = (t: Translate, name: string, value: unknown): CellValue => {
  if (name === 'status') return t(`order.status.${value as SaleLine['status']}`);
  if (name === 'mode') return t(`sales.mode.${value as SaleLine['mode']}`);
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'number' || typeof value === 'string' ? value : null;
};

const cellOf = (value: CellValue, form: ValueForm | undefined): ReactNode => {
  if (typeof value === 'number') return form === 'money' ? <Money cents={value} /> : formatDecimal(value);
  if (value === null || form === undefined) return value;
  return form === 'day' ? <DateOnly date={value} /> : <Instant at={value} />;
};

const saleNames = [
  ...(['number', 'createdAt', 'status', 'company', 'account', 'skus', 'units', 'gross', 'freight', 'freightSeller'] as const),
  ...(['mode', 'state', 'invoice'] as const),
] satisfies readonly (keyof SaleLine)[];
const returnNames = [
  ...(['number', 'createdAt', 'status', 'company', 'account', 'skus', 'gross'] as const),
  ...(['returnedAt', 'trackingNumber', 'devolutionValue', 'dateFrom', 'dateTo', 'detail'] as const),
] satisfies readonly (keyof ReturnLine)[];
const throughputNames = [
  ...(['day', 'reviewer', 'approved', 'refused', 'observed', 'decided', 'medianSeconds', 'firstAt', 'lastAt'] as const),
  ...(['suggested', 'taken', 'takenShare', 'overturned', 'overturnedShare'] as const),
] satisfies readonly (keyof ThroughputLine | keyof typeof shares)[];

const names = { sales: saleNames, returns: returnNames, throughput: throughputNames } as const;

/** The columns of a report of this kind, in their order: the CSV's writer is the tables' own (row CTL-1). */
export const lineColumns = (t: Translate, kind: ReportLines['kind']): readonly Column<Line>[] =>
  names[kind].map((name): Column<Line> => {
    const form = forms[name];
    const said = (line: Line): CellValue => saidOf(t, name, valueOf(line, name));
    return {
      id: name,
      title: t(`reports.line.${name}`),
      cell: (line) => cellOf(said(line), form),
      value: (line) => {
        const value = said(line);
        return form === 'money' && typeof value === 'number' ? value / 100 : value;
      },
      ...(form === undefined ? {} : { form }),
    };
  });
