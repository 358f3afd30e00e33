import { z } from 'zod';
import { ok, refuse, type Result } from '#lib/result.ts';
import { refusal, type Answer } from './answer.ts';
import type { FakeAttribute } from './fake-state.ts';

const Value = z.looseObject({
  id: z.string(),
  value_id: z.string().nullable().optional(),
  value_name: z.string().nullable().optional(),
});
const Picture = z.looseObject({ id: z.string().optional(), source: z.string().optional() });

/** What can be said of an item when it is made and later. */
const common = {
  title: z.string().optional(),
  family_name: z.string().optional(),
  price: z.number().optional(),
  available_quantity: z.number().optional(),
  pictures: z.array(Picture).optional(),
  attributes: z.array(Value).optional(),
  sale_terms: z.array(Value).optional(),
  seller_custom_field: z.string().nullable().optional(),
  /** Read, and not kept: see FIDELITY.md. */
  shipping: z.looseObject({}).optional(),
  video_id: z.string().nullable().optional(),
};

export const ItemDraft = z.strictObject({
  ...common,
  category_id: z.string().optional(),
  currency_id: z.string().optional(),
  buying_mode: z.string().optional(),
  listing_type_id: z.string().optional(),
  condition: z.string().optional(),
  channels: z.array(z.string()).optional(),
  tags: z.array(z.string()).optional(),
  site_id: z.string().optional(),
  official_store_id: z.number().nullable().optional(),
  warranty: z.string().nullable().optional(),
  accepts_mercadopago: z.boolean().optional(),
  description: z.looseObject({}).optional(),
  variations: z.array(z.looseObject({})).optional(),
  catalog_listing: z.boolean().optional(),
});
export type ItemDraft = z.infer<typeof ItemDraft>;

export const ItemEdit = z.strictObject({
  ...common,
  status: z.string().optional(),
  deleted: z.union([z.string(), z.boolean()]).optional(),
});
export type ItemEdit = z.infer<typeof ItemEdit>;

const theirNames: Readonly<Record<string, string>> = {
  number: 'Number',
  string: 'String',
  object: 'Map',
  array: 'JSONArray',
  boolean: 'Boolean',
};

/** What kind of thing a value is, in the words of the service's parser. */
const kindOf = (value: unknown): string => {
  if (value === null) return 'Null';
  if (Array.isArray(value)) return 'JSONArray';
  return theirNames[typeof value] ?? 'Null';
};

const placeOf = (path: readonly PropertyKey[]): string =>
  path.map((part, at) => (typeof part === 'number' ? `[${part}]` : at === 0 ? String(part) : `.${String(part)}`)).join('');

const isRecord = (value: unknown): value is Readonly<Record<PropertyKey, unknown>> => typeof value === 'object' && value !== null;

const valueAt = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, part) => (isRecord(value) ? value[part] : undefined), body);

const told = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

export const invalidFields = (names: readonly string[]): Answer =>
  refusal(400, `The fields [${names.join(', ')}] are invalid for requested call.`, 'body.invalid_fields');

/** The body of a call on items, or the refusal of its first kind: fields of a wrong type, then fields that do not belong. */
export const readItem = <Schema extends z.ZodType>(schema: Schema, body: unknown): Result<z.infer<Schema>, Answer> => {
  if (!isRecord(body) || Array.isArray(body)) return refuse(refusal(400, 'bad_request', 'body.invalid'));
  const read = schema.safeParse(body);
  if (read.success) return ok(read.data);
  const { issues } = read.error;
  const types = issues.flatMap((issue) => {
    if (issue.code !== 'invalid_type' && issue.code !== 'invalid_union') return [];
    const expected = issue.code === 'invalid_type' ? (theirNames[issue.expected] ?? issue.expected) : 'String';
    const value = valueAt(body, issue.path);
    return [`invalid property type: [${placeOf(issue.path)}] expected ${expected} but was ${kindOf(value)} value: ${told(value)}`];
  });
  if (types.length > 0) return refuse(refusal(400, `[${types.join(', ')}]`, 'body.invalid_field_types'));
  return refuse(invalidFields(issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []))));
};

export const attributesOf = (values: readonly z.infer<typeof Value>[] | undefined): readonly FakeAttribute[] =>
  (values ?? []).map(({ id, value_id: valueId, value_name: valueName }) => ({
    id,
    valueId: valueId ?? null,
    valueName: valueName ?? null,
  }));
