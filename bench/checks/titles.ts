import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { theFacts } from '#checks/facts-fixture.ts';
import { checkContact } from '#checks/check-contact.ts';
import { checkDuplicate } from '#checks/check-duplicate.ts';
import { checkPayment } from '#checks/check-payment.ts';
import { checkPriceUnusual } from '#checks/check-price-unusual.ts';
import { checkTitleLength } from '#checks/check-title-length.ts';
import { checkTitleWords } from '#checks/check-title-words.ts';
import { titleMarks } from '#checks/title-words.ts';
import { readTable } from '#import/read-table.ts';
import { longestTitle } from '#contract/listing-edit.ts';
import type { Label } from '../../tests/labels/label.ts';
import {
  alikeOnly,
  priceAlone,
  priceWrong,
  repeated,
  titleContact,
  titlePayment,
  titleWords,
  type RowLabels,
} from '../../tests/labels/titles.ts';
import type { Judged } from './score.ts';

const file = '../shared/data/mercadolivre/listing-titles.csv';
const rowsOfFile = 1583;
/** As the hub does: fewer listings of a category tell nothing (server/listing-checks/hub-facts.ts). */
const fewestToTell = 12;

export interface Row {
  readonly category: string;
  readonly title: string;
  /** In cents; null where it has none. */
  readonly price: number | null;
}

/** The real titles, by the row the labels go by. */
export const readRows = async (): Promise<readonly Row[]> => {
  const table = readTable({ name: 'listing-titles.csv', bytes: await readFile(file) });
  if (!table.ok) throw new Error(table.error);
  const rows = table.value.records.slice(1).map(({ cells: [category = '', title = '', price = ''] }): Row => ({
    category,
    title: title.trim(),
    price: price.trim() === '' ? null : Math.round(Number(price) * 100),
  }));
  // The labels go by the row: of another file they would say nothing.
  if (rows.length !== rowsOfFile) throw new Error(`${file} has ${rows.length} rows, the labels are of ${rowsOfFile}`);
  return rows;
};

const labelOf = ({ yes, maybe }: RowLabels, at: number): Label => {
  if (yes.includes(at)) return 'yes';
  return maybe.includes(at) ? 'maybe' : 'no';
};

const medianOf = (values: readonly number[]): number => {
  const inOrder = values.toSorted((one, other) => one - other);
  const middle = (inOrder.length - 1) / 2;
  return ((inOrder[Math.floor(middle)] ?? 0) + (inOrder[Math.ceil(middle)] ?? 0)) / 2;
};

const judgeWords = (rows: readonly Row[]): readonly Judged[] =>
  rows.flatMap(({ title }, at): readonly Judged[] => {
    const what = `${at} ${title}`;
    const from = 'the titles';
    return [
      {
        check: 'titleLength',
        from,
        what,
        // These labels count letters, as the check does: they show nothing that the check's own test does not.
        label: Array.from(title).length > longestTitle ? 'yes' : 'no',
        found: checkTitleLength.find(theFacts({ title })).length > 0,
      },
      { check: 'titleWords', from, what, label: labelOf(titleWords, at), found: checkTitleWords.find({ title }).length > 0 },
      {
        check: 'contact',
        from,
        what,
        label: labelOf(titleContact, at),
        found: checkContact.find({ title, description: null }).length > 0,
      },
      {
        check: 'payment',
        from: 'the titles, read as descriptions',
        what,
        label: labelOf(titlePayment, at),
        found: checkPayment.find({ description: title }).length > 0,
      },
    ];
  });

/** The one that is wrong and the one that stands alone are told apart: the first is what a reviewer would refuse. */
const judgePrices = (rows: readonly Row[]): readonly Judged[] =>
  rows.flatMap(({ category, title, price }, at): readonly Judged[] => {
    if (price === null) return [];
    const others = rows.flatMap((other, there) => (there !== at && other.category === category && other.price ? [other.price] : []));
    const medianPrice = others.length >= fewestToTell ? Math.round(medianOf(others)) : null;
    const found = checkPriceUnusual.find({ price, medianPrice }).length > 0;
    const what = `${at} ${title}: ${price / 100}, median ${medianPrice === null ? 'unknown' : medianPrice / 100}`;
    const [wrong, alone] = [labelOf(priceWrong, at), labelOf(priceAlone, at)];
    const either: Label = [wrong, alone].includes('yes') ? 'yes' : [wrong, alone].includes('maybe') ? 'maybe' : 'no';
    return [
      { check: 'priceUnusual', from: 'prices wrong, or alone in their category', what, label: either, found },
      { check: 'priceUnusual', from: 'prices wrong for the product', what, label: alone === 'yes' ? 'maybe' : wrong, found },
    ];
  });

/** As the worker asks: an index by marks first, then the check. */
export const isFoundAlike = (title: string, other: string): boolean => {
  const marks = titleMarks(title);
  if (!titleMarks(other).some((mark) => marks.includes(mark))) return false;
  return checkDuplicate.find({ title, alike: [{ publishId: 'other', title: other, isOfSameCompany: true }] }).length > 0;
};

const judgePairs = (rows: readonly Row[]): readonly Judged[] => {
  const judge =
    (label: Label) =>
    ([one, other]: readonly [number, number]): Judged => {
      const [title, otherTitle] = [rows[one]?.title ?? '', rows[other]?.title ?? ''];
      const what = `${one} ${title} / ${other} ${otherTitle}`;
      return { check: 'duplicate', from: 'pairs among the titles', what, label, found: isFoundAlike(title, otherTitle) };
    };
  return [...repeated.map(judge('yes')), ...alikeOnly.map(judge('no'))];
};

/** Null where the file is not beside the project. */
export const judgeTitles = async (): Promise<readonly Judged[] | null> => {
  if (!existsSync(file)) return null;
  const rows = await readRows();
  return [...judgeWords(rows), ...judgePrices(rows), ...judgePairs(rows)];
};
