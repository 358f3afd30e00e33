import type { BrokenRow } from '#lib/broken-row.ts';
import type { Translate } from '#locale/translate.ts';
import type { Answer } from './source.ts';

let made = 0;

/** In the place of a row that does not fit the contract: shown and counted as a row, but nothing can be done with it. */
export class UnreadableRow {
  readonly id: string | null;
  readonly issues: string;
  /** Among all there are on a page or a sheet: its id may be missing, or not its own. */
  readonly key: string;
  constructor({ id, issues }: Pick<BrokenRow, 'id' | 'issues'>) {
    this.id = id;
    this.issues = issues;
    made += 1;
    this.key = `unreadable ${made}`;
  }
}

export type RowOrUnreadable<Row> = Row | UnreadableRow;

/** Null where there is no row that could be read. */
export const readableOf = <Row>(row: RowOrUnreadable<Row> | undefined): Row | undefined => (row instanceof UnreadableRow ? undefined : row);

export const readableAmong = <Row>(rows: readonly RowOrUnreadable<Row>[]): readonly Row[] =>
  rows.flatMap((row) => (row instanceof UnreadableRow ? [] : [row]));

/** All rows of an answer in their order, those that could not be read among them. */
export const rowsInPlace = <Row>({ items, broken = [] }: Pick<Answer<Row>, 'items' | 'broken'>): readonly RowOrUnreadable<Row>[] => {
  if (broken.length === 0) return items;
  const rows: RowOrUnreadable<Row>[] = [...items];
  for (const each of broken.toSorted((one, other) => one.at - other.at)) rows.splice(each.at, 0, new UnreadableRow(each));
  return rows;
};

export const unreadableText = (t: Translate, { id }: UnreadableRow): string =>
  id === null ? t('table.unreadable') : t('table.unreadableOf', { id });
