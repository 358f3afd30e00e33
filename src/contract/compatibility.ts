import { z } from 'zod';
import { byId, call, everyRole } from './call.ts';

/** What is picked, in this order (row CAT-3); MARKET is shown, not picked. */
export const pickedAttributes = ['BRAND', 'MODEL', 'VEHICLE_YEAR', 'TRIM'] as const;
export type PickedAttribute = (typeof pickedAttributes)[number];

/** Compatibility item (part 1, section 3): one vehicle. */
export const CompatibilityItem = z.object({
  id: z.string(),
  attributes: z.array(z.object({ id: z.string(), value_name: z.string().nullable() })),
});
export type CompatibilityItem = z.infer<typeof CompatibilityItem>;

/** One picker answered; null is 'Todos'. */
const Picked = z.strictObject({ id: z.enum(pickedAttributes), value_id: z.string().min(1).max(160).nullable() });
export type Picked = z.infer<typeof Picked>;

const parse = (text: string, context: z.RefinementCtx): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'JSON inválido' });
    return z.NEVER;
  }
};

/** The specification puts them into the path, as JSON (part 2, section 7; reliability 58). */
const PickedInPath = z
  .string()
  .max(1000)
  .transform(parse)
  .pipe(
    z
      .array(Picked)
      .max(pickedAttributes.length)
      .refine((picked) => picked.every(({ id }, at) => id === pickedAttributes[at]), 'Fora da ordem BRAND, MODEL, VEHICLE_YEAR, TRIM')
      .refine(([brand]) => brand?.value_id !== null, 'BRAND é obrigatório'),
  );

const Options = z.object({
  id: z.enum(pickedAttributes),
  suggested_values: z.array(z.object({ value_id: z.string(), value_name: z.string() })),
});

export const getCompatibility = call('getCompatibility', 'GET /compatibilitiesCarsAndVans/{id}', {
  roles: everyRole,
  params: byId,
  reply: CompatibilityItem,
});

export const listCompatibilityOptions = call('listCompatibilityOptions', 'GET /compatibilitiesCarsAndVans/compatibilitiesTypes/{json}', {
  roles: everyRole,
  params: z.object({ json: PickedInPath }),
  reply: z.array(Options),
});

export const searchCompatibilities = call('searchCompatibilities', 'GET /compatibilitiesCarsAndVans/compatibilities/{attributes}', {
  roles: everyRole,
  params: z.object({ attributes: PickedInPath }),
  query: z.object({
    limit: z.coerce.number().int().min(1).max(200).default(10),
    offset: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  /** `page` counts from 0 (part 2, section 3). */
  reply: z.object({
    items: z.array(CompatibilityItem),
    limit: z.int(),
    offset: z.int(),
    page: z.int().optional(),
    total: z.int(),
  }),
});
