import type { FieldChange } from '#contract/listing.ts';
import { NoBarcodeReason } from '#contract/product.ts';
import { formatCents } from '#lib/money.ts';
import type { product, sku } from '../db/schema/product.ts';
import { noBarcodeAttribute } from '../marketplace/no-barcode.ts';

type SkuRecord = typeof sku.$inferSelect;
type Named = Pick<typeof product.$inferSelect, 'title' | 'brand'>;
interface Changed {
  readonly before: SkuRecord;
  readonly columns: Partial<SkuRecord>;
}

const told = ['gtin', 'noBarcode', 'price', 'stock', 'height', 'width', 'depth', 'weight'] as const;
type Told = (typeof told)[number];

const textOf = (column: Told, value: SkuRecord[Told]): string | null => {
  if (value === null) return null;
  const reason = column === 'noBarcode' ? NoBarcodeReason.safeParse(value).data : undefined;
  if (reason) return noBarcodeAttribute(reason).value_name;
  return column === 'price' ? formatCents(Number(value)) : String(value);
};

/** What of SKUs changed, as `stock:CODE`. */
export const skuChanges = (skus: readonly Changed[]): readonly FieldChange[] =>
  skus.flatMap(({ before: was, columns }) =>
    told.flatMap((column) => {
      const value = columns[column];
      return value === undefined
        ? []
        : [{ field: `${column}:${was.sku}`, before: textOf(column, was[column]), after: textOf(column, value) }];
    }),
  );

/** What of a product changed, before and after: its own fields, and those of its SKUs. */
export const productChanges = (before: Named, after: Named, skus: readonly Changed[]): readonly FieldChange[] => [
  ...(['title', 'brand'] as const)
    .map((field) => ({ field, before: before[field], after: after[field] }))
    .filter((each) => each.before !== each.after),
  ...skuChanges(skus),
];

const costField = 'cost:';
/** Reviewers are not told costs. A change of one is known by its field. */
export const isOfCost = ({ field }: FieldChange): boolean => field.startsWith(costField);

const centsText = (cents: number | null): string | null => (cents === null ? null : formatCents(cents));

export const costChanges = (
  costs: readonly { readonly code: string; readonly before: number | null; readonly after: number | null }[],
): readonly FieldChange[] =>
  costs.map(({ code, before, after }) => ({ field: `${costField}${code}`, before: centsText(before), after: centsText(after) }));
