import { z } from 'zod';
import { mostShares } from '#contract/price-formula.ts';
import type { PreviewTerms } from '#contract/price-preview.ts';
import { ListingKind, mostExtra, sharesFit, type PriceRuleData, type PriceRuleRow } from '#contract/price-rule.ts';
import { formatDecimal } from '#lib/decimal.ts';
import { formatCents } from '#lib/money.ts';
import { field, optional } from '#lib/validate/fields.ts';
import { readChoice, readInteger, readMoney, readNumber, readText } from '#lib/validate/readers.ts';
import type { Translate } from '#locale/translate.ts';

/** A rule as its form holds it: shares, amounts and choices as the text a person sees. */
export const valuesOf = (rule: PriceRuleRow) => ({
  name: rule.name,
  sellerId: rule.sellerId,
  marketPlaceId: rule.marketPlaceId ?? '',
  categoryId: rule.categoryId ?? '',
  listingType: rule.listingType ?? '',
  extra: formatCents(rule.extra),
  margin: formatDecimal(rule.margin / 100),
  fee: formatDecimal(rule.fee / 100),
  ending: rule.ending === null ? '' : String(rule.ending),
  mostChange: String(rule.mostChange),
});
export type RuleValues = ReturnType<typeof valuesOf>;

export const blankRule: RuleValues = {
  name: '',
  sellerId: '',
  marketPlaceId: '',
  categoryId: '',
  listingType: '',
  extra: '',
  margin: '20',
  fee: '16,5',
  ending: '90',
  mostChange: '30',
};

/** Percent as typed, kept in hundredths. */
const share = field(readNumber({ min: 0, max: mostShares / 100 })).transform((percent) => Math.round(percent * 100));
const orNull = (text: string): string | null => (text === '' ? null : text);

/** `names`: whoever sees several companies says whose rule it is. */
const fieldsIn = (names: boolean) => ({
  sellerId: names ? field(readText()) : z.string().transform(orNull),
  marketPlaceId: z.string().transform(orNull),
  categoryId: z.string().transform(orNull),
  listingType: optional(readChoice(ListingKind.options)),
  extra: optional(readMoney({ min: 0, max: mostExtra })).transform((cents) => cents ?? 0),
  margin: share,
  fee: share,
  ending: optional(readInteger({ min: 0, max: 99 })),
  mostChange: field(readInteger({ min: 1, max: 1000 })),
});

/** What is saved of the form. */
export const ruleSchema = (t: Translate, names: boolean): z.ZodType<PriceRuleData, RuleValues> =>
  z
    .object({ name: field(readText({ most: 80 })), ...fieldsIn(names) })
    .refine(sharesFit, { path: ['margin'], message: t('prices.tooMuch') });

/** What a preview asks of the form as it is; null while it says nothing that prices could be made with. Its name is no matter of it. */
export const termsOf = (values: RuleValues, names: boolean): PreviewTerms | null => {
  const read = z.object(fieldsIn(names)).refine(sharesFit).safeParse(values);
  if (!read.success) return null;
  const { sellerId, marketPlaceId, categoryId, listingType, ending, ...terms } = read.data;
  return {
    ...terms,
    ...(sellerId === null ? {} : { sellerId }),
    ...(marketPlaceId === null ? {} : { marketPlaceId }),
    ...(categoryId === null ? {} : { categoryId }),
    ...(listingType === null ? {} : { listingType }),
    ...(ending === null ? {} : { ending }),
  };
};
