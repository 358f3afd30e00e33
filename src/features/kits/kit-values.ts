import { z } from 'zod';
import { longestKitCode, longestKitName, mostDiscount, mostOfPart, mostParts, type Kit, type KitEdit } from '#contract/kit.ts';
import type { KitPiece } from '#contract/kit-figures.ts';
import { formatDecimal, parseDecimal } from '#lib/decimal.ts';
import { field, optional } from '#lib/validate/fields.ts';
import { readNumber, readSkuCode, readText } from '#lib/validate/readers.ts';
import type { Translate } from '#locale/translate.ts';

/** A part as the form holds it: its quantity is the text a person sees. */
export interface PartValue {
  readonly skuId: string;
  readonly quantity: string;
}

/** Hundredths of a percent in a percent. */
const percent = 100;

export const blankKit = { name: '', code: '', discount: '', parts: [] as readonly PartValue[] };

export const valuesOf = ({ name, code, discount, parts }: Kit): typeof blankKit => ({
  name,
  code,
  discount: discount === 0 ? '' : formatDecimal(discount / percent),
  parts: parts.map(({ skuId, quantity }) => ({ skuId, quantity: String(quantity) })),
});

/** How many pieces a person typed; null when it is no number that may be. */
export const quantityOf = (typed: string): number | null => {
  const quantity = parseDecimal(typed);
  return quantity !== null && Number.isInteger(quantity) && quantity >= 1 && quantity <= mostOfPart ? quantity : null;
};

/** Hundredths of a percent; nothing typed is none. What can not be read is none either: the schema refuses it. */
export const discountOf = (typed: string): number => {
  const typedPercent = parseDecimal(typed);
  return typedPercent === null ? 0 : Math.min(mostDiscount, Math.max(0, Math.round(typedPercent * percent)));
};

/** What the parts come to while they are typed: of those whose SKU and quantity are known. */
export const piecesOf = (parts: readonly PartValue[], known: ReadonlyMap<string, Omit<KitPiece, 'quantity'>>): readonly KitPiece[] =>
  parts.flatMap(({ skuId, quantity }) => {
    const sku = known.get(skuId);
    const many = quantityOf(quantity);
    return sku && many !== null ? [{ ...sku, quantity: many }] : [];
  });

interface CostingSku {
  readonly cost?: number | null | undefined;
}

/** What the pieces cost together, in cents; null while that of one is not known. */
export const costOf = (parts: KitEdit['parts'], known: ReadonlyMap<string, CostingSku>): number | null =>
  parts.reduce((sum: number | null, { skuId, quantity }) => {
    const cost = known.get(skuId)?.cost ?? null;
    return sum === null || cost === null ? null : sum + cost * quantity;
  }, 0);

const wrongIn = (t: Translate, parts: readonly PartValue[]): string | null => {
  if (parts.length === 0) return t('kits.noParts');
  if (parts.length > mostParts) return t('kits.tooManyParts', { n: mostParts });
  const quantities = parts.map(({ quantity }) => quantityOf(quantity));
  if (quantities.includes(null)) return t('kits.quantityWrong', { n: mostOfPart });
  return quantities.reduce((sum: number, each) => sum + (each ?? 0), 0) < 2 ? t('kits.onePiece') : null;
};

/** The rules a form can know; whose the SKUs and the codes are is the server's to say. */
export const kitSchema = (t: Translate) =>
  z
    .object({
      name: field(readText({ most: longestKitName })),
      code: field(readSkuCode(longestKitCode)),
      discount: optional(readNumber({ min: 0, max: mostDiscount / percent })),
      parts: z
        .array(z.object({ skuId: z.string(), quantity: z.string() }))
        .readonly()
        .superRefine((parts, context) => {
          const wrong = wrongIn(t, parts);
          if (wrong !== null) context.addIssue({ code: 'custom', input: parts, message: wrong });
        }),
    })
    .transform(({ name, code, discount, parts }): KitEdit => ({
      name,
      code,
      discount: Math.round((discount ?? 0) * percent),
      parts: parts.map(({ skuId, quantity }) => ({ skuId, quantity: quantityOf(quantity) ?? 1 })),
    }));
