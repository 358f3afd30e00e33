import { codeIn, withoutQuote } from '#lib/csv.ts';
import { ok, type Result } from '#lib/result.ts';
import { textFault } from './clean-text.ts';
import type { Fields, ReadingOptions, RowOf } from './field.ts';
import { matchColumns, type Column, type Mapping, type Matched } from './match-columns.ts';
import { plural } from './plural.ts';
import type { Reason } from './reason.ts';
import type { RefusedLine, Table, TableRecord } from './read-table.ts';

/** A row that could be read; what of it said nothing is read as nothing. */
export interface ReadRow<Row> {
  readonly line: number;
  readonly row: Row;
  /** The fields whose cells say something. */
  readonly given: ReadonlySet<string>;
  readonly cells: Cells;
}

/** A row that could not, with what of it can be told all the same. */
export interface RefusedRow extends RefusedLine {
  readonly cells: Cells;
}

/** The text of a field in this row, without the quote that marks it as text. */
export type Cells = (field: string) => string;

/** What each field was read from, and in what way. */
export interface ReadColumns extends Matched {
  /** Columns of codes that had a leading quote which no file of ours writes, and how many cells of each. */
  readonly unquoted: readonly { readonly head: string; readonly count: number }[];
}

export interface ReadRows<Row> {
  readonly rows: readonly ReadRow<Row>[];
  readonly refused: readonly RefusedRow[];
  readonly matched: ReadColumns;
}

const nothing: Cells = () => '';

const cellsOf =
  ({ cells }: TableRecord, fields: Fields, columns: Matched['columns']): Cells =>
  (field) =>
    (columns.get(field) ?? [])
      .map(({ at }) => (fields[field]?.isCode ? codeIn : withoutQuote)(cells[at] ?? ''))
      .join('\n')
      .trim();

const hasForeignQuote = (cell: string): boolean => codeIn(cell) !== withoutQuote(cell);

const unquotedIn = (records: readonly TableRecord[], fields: Fields, columns: Matched['columns']): ReadColumns['unquoted'] =>
  [...columns]
    .flatMap(([field, its]) => (fields[field]?.isCode ? its : []))
    .map(({ at, head }) => ({ head, count: records.filter(({ cells }) => hasForeignQuote(cells[at] ?? '')).length }))
    .filter(({ count }) => count > 0);

/** A cell too many means that a text has a delimiter in it: from there on nothing stands in its column. Empty ones at the end mean nothing. */
const lengthFault = ({ cells }: TableRecord, width: number): Reason | null => {
  const found = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  if (cells.length >= width && found <= width) return null;
  const hint = 'um texto com o separador dentro fica entre aspas';
  return {
    what: cells.length < width ? 'Linha com colunas de menos' : 'Linha com colunas de mais',
    value: '',
    hint: `${cells.length} em vez de ${plural(width, 'coluna', 'colunas')}; ${hint}`,
  };
};

const readRecord = <Known extends Fields>(cells: Cells, fields: Known, columns: Matched['columns'], options: ReadingOptions) => {
  const reasons: Reason[] = [];
  const row: Record<string, unknown> = {};
  for (const [name, { label, read }] of Object.entries(fields)) {
    const value = cells(name);
    const [column]: readonly Column[] = columns.get(name) ?? [];
    const fault = textFault(value);
    const said = fault ? { ok: false as const, error: fault } : read(value, options, column?.factor ?? 1);
    if (said.ok) row[name] = said.value;
    else reasons.push({ what: `${label}: ${said.error.what}`, value, hint: said.error.hint });
  }
  return { reasons, row: row as RowOf<Known> };
};

/** The rows below a head, each read or refused with every reason there is; `nameOf` is what a row calls itself in the report. */
export const readRows = <Known extends Fields>(
  { records: [head, ...records], refused }: Pick<Table, 'records' | 'refused'>,
  fields: Known,
  mapping: Mapping,
  options: ReadingOptions,
  nameOf: (cells: Cells) => string,
): Result<ReadRows<RowOf<Known>>, string> => {
  const heads = (head?.cells ?? []).map(withoutQuote);
  const matched = matchColumns(heads, fields, mapping);
  if (!matched.ok) return matched;
  const { columns } = matched.value;
  const width = heads.findLastIndex((each) => each.trim() !== '') + 1;
  const rows: ReadRow<RowOf<Known>>[] = [];
  const turnedAway: RefusedRow[] = refused.map((each) => ({ ...each, cells: nothing }));
  for (const record of records) {
    const { line } = record;
    const cells = cellsOf(record, fields, columns);
    const misfit = lengthFault(record, width);
    const { reasons, row } = readRecord(cells, fields, columns, options);
    if (misfit || reasons.length > 0) turnedAway.push({ line, name: nameOf(cells), reasons: misfit ? [misfit] : reasons, cells });
    else rows.push({ line, row, cells, given: new Set(Object.keys(fields).filter((name) => cells(name) !== '')) });
  }
  const unquoted = unquotedIn(records, fields, columns);
  return ok({ rows, refused: turnedAway.toSorted((a, b) => a.line - b.line), matched: { ...matched.value, unquoted } });
};
