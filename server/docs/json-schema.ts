import { z } from 'zod';

export type Json = Record<string, unknown>;

/** Schemas that others refer to, by name. */
export type SharedSchemas = Record<string, Json>;

const localPrefix = '#/$defs/';

/**
 * A zod schema as an OpenAPI document holds it. What refers to itself comes out of zod with definitions of its own, and those
 * references mean nothing inside a larger document: the definitions move to `shared`, under a name of their own.
 */
export const toJsonSchema = (schema: z.ZodType, io: 'input' | 'output', name: string, shared: SharedSchemas): Json => {
  const nameOf = (local: string): string => `${name}.${local}`;
  const redirect = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(redirect);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [
        key,
        key === '$ref' && typeof each === 'string' && each.startsWith(localPrefix)
          ? `#/components/schemas/${nameOf(each.slice(localPrefix.length))}`
          : redirect(each),
      ]),
    );
  };
  const { $schema: _dialect, $defs = {}, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  for (const [local, definition] of Object.entries($defs)) shared[nameOf(local)] = redirect(definition) as Json;
  return redirect(rest) as Json;
};
