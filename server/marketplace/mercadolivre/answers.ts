import { z } from 'zod';

/**
 * What is read of their answers, and no more: a field we do not know is left out, a word we do not know is kept as it is. An answer of
 * another shape is not believed.
 */
const word = z.string().max(200);
const ItemId = z.string().regex(/^[A-Z]{3}\d{1,20}$/u);

export const Item = z.object({
  id: ItemId,
  status: word.nullish(),
  sub_status: z.array(word).max(50).nullish().catch(null),
  title: z.string().nullish(),
  /** Of a seller of user products in place of the title, which the marketplace makes of it. */
  family_name: z.string().nullish(),
  category_id: word.nullish(),
  condition: word.nullish(),
  listing_type_id: word.nullish(),
  shipping: z.object({ mode: word.nullish() }).nullish().catch(null),
  /** Both being withdrawn by them (2026). */
  price: z.number().nonnegative().nullish(),
  /** While a promotion runs. */
  original_price: z.number().nonnegative().nullish().catch(null),
  available_quantity: z.int().nonnegative().nullish(),
  /** Ours, written when it was published. */
  seller_custom_field: z.string().nullish(),
  warnings: z.array(z.unknown()).nullish().catch(null),
});
export type Item = z.output<typeof Item>;

export const FoundItems = z.object({ results: z.array(ItemId).max(100) });

/** Each with a status of its own. */
export const ManyItems = z.array(z.object({ code: z.int(), body: z.unknown() })).max(20);

/**
 * Answered without an answer it is half of what they said: whose answer it is nobody can tell by that. Of an answer that they moderated
 * they say so, and its text is empty.
 */
export const Question = z
  .object({
    status: word,
    answer: z.object({ text: z.string().nullish(), status: word.nullish() }).nullish(),
  })
  .refine(({ status, answer }) => status !== 'ANSWERED' || (answer?.text ?? '').trim() !== '' || (answer?.status ?? 'ACTIVE') !== 'ACTIVE');
export type Question = z.output<typeof Question>;

/** The parts of a user beside their identity: one of another shape counts as missing. */
const said = {
  tags: z.array(word).max(200).nullish().catch(null),
  seller_reputation: z.object({ level_id: word.nullable(), power_seller_status: word.nullish() }).nullish().catch(null),
};

export const User = z.object({
  id: z.union([z.int().positive().transform(String), z.string().regex(/^\d{1,20}$/u)]),
  nickname: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .nullish()
    .catch(null)
    .transform((name) => name ?? null),
  site_id: word,
  ...said,
});

export const UserSaid = z.object(said);
export type UserSaid = z.output<typeof UserSaid>;
