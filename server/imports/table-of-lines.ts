import { matchColumns, type Mapping, type Matched } from '#import/match-columns.ts';
import { columnsByHead, fieldsOf } from '#import/importable.ts';
import type { ReadingOptions } from '#import/field.ts';
import type { Table } from '#import/read-table.ts';
import type { ImportTable } from '#contract/import-run.ts';
import { refuse, type Result } from '#lib/result.ts';
import type { StoredFile } from '../db/schema/import-run.ts';
import type { RunRecord } from './import-row.ts';
import type { LineRecord } from './judged.ts';

type Mapped = Pick<StoredFile, 'heads' | 'columns'> & { readonly table: ImportTable };

/** A column that is read as nothing has a head the reader knows nothing by, and one that is read has one; what its own head does not tell is named. */
const headsOf = ({ table, heads, columns }: Mapped): { readonly heads: readonly string[]; readonly mapping: Mapping } => {
  const byHead = columnsByHead(heads, fieldsOf(table, heads));
  const isRead = (at: number): boolean => (columns[at] ?? null) !== null;
  const shown = heads.map((head, at) => (isRead(at) === (head.trim() !== '') ? head : `~${at}`));
  const named = shown.flatMap((head, at) => {
    const field = columns[at] ?? null;
    return field === null || field === byHead[at] ? [] : [[field, head] as const];
  });
  return { heads: shown, mapping: new Map(named) };
};

/** Are all columns there that are needed, each once, and is each read that is to be? What is not would be left out without a word. */
export const matchMapped = (mapped: Mapped): Result<Matched, string> => {
  const { columns } = mapped;
  const fields = fieldsOf(mapped.table, mapped.heads);
  const isOne = (name: string | null | undefined): name is string => name != null && fields[name]?.isMany === undefined;
  const twice = columns.find((name, at) => isOne(name) && columns.indexOf(name) !== at);
  if (isOne(twice)) return refuse(`Duas colunas são “${fields[twice]?.label ?? twice}”: deixe uma delas de fora`);
  const { heads, mapping } = headsOf(mapped);
  const matched = matchColumns(heads, fields, mapping);
  const unread = matched.ok ? matched.value.leftOut.find(({ head }) => isOne(columns[heads.indexOf(head)])) : undefined;
  return unread ? refuse(`A coluna “${unread.head.trim()}” não pode ser lida: ${unread.why}`) : matched;
};

/** A file of an import that was mapped. */
const mappedFile = ({ files }: Pick<RunRecord, 'files'>, file: number): Mapped => {
  const found = files[file];
  if (!found || found.table === null) throw new Error(`File ${file} of an import is read as nothing`);
  return { ...found, table: found.table };
};

/** Some lines of a file as the reader of its table takes them: under their head, as if they were all there is. */
export const tableOf = (
  run: RunRecord,
  file: number,
  lines: readonly LineRecord[],
): { readonly table: Table; readonly mapping: Mapping; readonly options: ReadingOptions } => {
  const { heads, mapping } = headsOf(mappedFile(run, file));
  const records = lines.map(({ line, cells }) => ({ line, cells }));
  return {
    table: { name: run.name, encoding: '', delimiter: '', records: [{ line: 0, cells: heads }, ...records], refused: [], blank: 0 },
    mapping,
    options: { decimal: run.decimal ?? undefined, dates: run.dates ?? undefined },
  };
};
