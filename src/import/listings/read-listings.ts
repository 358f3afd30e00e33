import { ok, type Result } from '#lib/result.ts';
import { markupIn } from '../clean-text.ts';
import type { ReadingOptions, RowOf } from '../field.ts';
import type { Mapping, Matched } from '../match-columns.ts';
import type { Reason } from '../reason.ts';
import { readRows, type Cells, type ReadColumns, type ReadRow, type RefusedRow } from '../read-rows.ts';
import { readTable, type SourceFile, type Table } from '../read-table.ts';
import { readHead } from '../units.ts';
import { isSaidWithoutGtin } from '../values.ts';
import { attributeFields, attributePrefix, listingFields, type ListingField } from './listing-fields.ts';

type Values = RowOf<typeof listingFields>;

/** A row of the file as a listing needs it. */
export interface ReadListing extends Omit<Values, 'image'> {
  readonly line: number;
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  /** The names of its pictures, as its cells have them. */
  readonly imageCell: string;
  /** What the row says; of the others it says nothing, and what it has for them is only what a new listing begins with. */
  readonly given: ReadonlySet<ListingField | 'attributes'>;
  /** What is to be noticed of it and does not keep it out. */
  readonly notes: readonly Reason[];
}

export interface ReadListings {
  readonly table: Table;
  readonly matched: ReadColumns;
  readonly listings: readonly ReadListing[];
  readonly refused: readonly RefusedRow[];
  /** Every picture cell there is, those of refused rows too. */
  readonly imageCells: readonly string[];
}

/** Hardly anything is so light, in grams: such a weight is one of kilograms under a head that does not say so. */
const leastWeight = 5;

const notesOf = (cells: Cells, weight: number, isWeightPlain: boolean): readonly Reason[] => [
  ...(['title', 'description'] as const).flatMap((field): readonly Reason[] => {
    const found = markupIn(cells(field));
    return found === null
      ? []
      : [
          {
            what: `${listingFields[field].label}: entidades ou tags HTML`,
            value: found,
            hint: 'ficou como está no arquivo; limpe na origem ou no editor',
          },
        ];
  }),
  ...(isSaidWithoutGtin(cells('gtin'))
    ? [{ what: 'EAN / GTIN: sem código', value: cells('gtin'), hint: 'o anúncio entra sem código de barras' }]
    : []),
  ...(isWeightPlain && weight > 0 && weight < leastWeight
    ? [{ what: 'Peso: lido em gramas', value: cells('weight'), hint: 'se está em quilos, escreva “Peso (kg)” no nome da coluna' }]
    : []),
];

const toListing = ({ line, row, given, cells }: ReadRow<Values>, attributeNames: readonly string[], { columns }: Matched): ReadListing => {
  const { image, ...values } = row;
  const attributes = attributeNames.flatMap((field) =>
    given.has(field) ? [{ name: field.slice(attributePrefix.length), value: (row as unknown as Record<string, string>)[field] ?? '' }] : [],
  );
  const named = (Object.keys(listingFields) as ListingField[]).filter((field) => given.has(field));
  return {
    ...values,
    line,
    attributes,
    imageCell: image,
    given: new Set([...named, ...(attributes.length > 0 ? (['attributes'] as const) : [])]),
    notes: notesOf(
      cells,
      row.weight,
      (columns.get('weight') ?? []).every(({ head }) => readHead(head).note === ''),
    ),
  };
};

/** A file of listings, row by row: bytes in, rows and what became of the others out. */
export const readListings = (file: SourceFile, mapping: Mapping, options: ReadingOptions): Result<ReadListings, string> => {
  const table = readTable(file);
  return table.ok ? readListingRows(table.value, mapping, options) : table;
};

/** The same of rows that were read before, the first of them the head. */
export const readListingRows = (table: Table, mapping: Mapping, options: ReadingOptions): Result<ReadListings, string> => {
  const attributes = attributeFields(table.records[0]?.cells ?? [], mapping.keys());
  const read = readRows(table, { ...listingFields, ...attributes }, mapping, options, (cells) => cells('title'));
  if (!read.ok) return read;
  const { rows, refused, matched } = read.value;
  return ok({
    table,
    matched,
    refused,
    listings: rows.map((each) => toListing(each as ReadRow<Values>, Object.keys(attributes), matched)),
    imageCells: [...rows, ...refused].map(({ cells }) => cells('image')),
  });
};
