import { createHash } from 'node:crypto';
import { reportHeads, type ColumnFields } from '#import/importable.ts';
import type { Fields } from '#import/field.ts';
import { foldText } from '#lib/fold-text.ts';

/** Not one that a report of ours added to the columns of a file. */
const isOwn = (head: string): boolean => !(reportHeads as readonly string[]).includes(head.trim());

/** What files with the same head have in common: accents, case, and what a report of ours added to them aside. */
export const hashOfHead = (heads: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(heads.filter(isOwn).map((head) => foldText(head).trim())))
    .digest('hex');

/** What is remembered of a mapping: a head with a column of a report in front has its own at other places. */
export const ownColumns = (heads: readonly string[], columns: ColumnFields): ColumnFields =>
  columns.filter((_, at) => isOwn(heads[at] ?? ''));

/** The same laid over such a head again. An attribute is named as this file writes it: what nobody knows is read by its head. */
export const columnsOver = (heads: readonly string[], own: ColumnFields, fields: Fields, byHead: ColumnFields): ColumnFields => {
  const left = [...own];
  return heads.map((head, at) => {
    const field = isOwn(head) ? (left.shift() ?? null) : null;
    return field === null || Object.hasOwn(fields, field) ? field : (byHead[at] ?? null);
  });
};
