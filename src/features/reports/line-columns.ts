import type { ReportLines, ReturnLine, SaleLine, ThroughputLine } from '#contract/report.ts';
import type { Translate } from '#locale/translate.ts';
import type { CellValue, Column } from '#ui/table/column.ts';

export type Line = SaleLine | ReturnLine | ThroughputLine;

/** What stands in a cell, of the preview and of the CSV: instants and days as they are, amounts in reais, statuses in words. */
const cellOf = (t: Translate, name: string, value: unknown): CellValue => {
  if (name === 'status') return t(`order.status.${value as SaleLine['status']}`);
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'number') return inCents.has(name) ? value / 100 : value;
  return typeof value === 'string' ? value : null;
};

const inCents: ReadonlySet<string> = new Set(['gross', 'freight', 'freightSeller', 'devolutionValue']);

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
] satisfies readonly (keyof ThroughputLine)[];

const names = { sales: saleNames, returns: returnNames, throughput: throughputNames } as const;

/** The columns of a report of this kind, in their order: the CSV's writer is the tables' own (row CTL-1). */
export const lineColumns = (t: Translate, kind: ReportLines['kind']): readonly Column<Line>[] =>
  names[kind].map((name): Column<Line> => {
    const value = (line: Line): CellValue => cellOf(t, name, (line as Readonly<Record<string, unknown>>)[name]);
    return { id: name, title: t(`reports.line.${name}`), cell: value, value };
  });
