import { z } from 'zod';

interface JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
}

/**
 * Every field a schema names, e.g. `category.level` or `[].publishId`, and `ids[]` where it is a list; of a choice, the fields of all its branches; of a type
 * that holds itself, one level.
 */
export const fieldsOf = (schema: z.ZodType): ReadonlySet<string> => {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

  const under = (at: JsonSchema, path: string, seen: readonly string[]): readonly string[] => {
    const named = at.$ref && !seen.includes(at.$ref) ? root.$defs?.[at.$ref.replace('#/$defs/', '')] : undefined;
    return [
      ...Object.entries(at.properties ?? {}).flatMap(([name, field]) => {
        const here = path === '' ? name : `${path}.${name}`;
        return [here, ...under(field, here, seen)];
      }),
      ...(at.items ? [`${path}[]`, ...under(at.items, `${path}[]`, seen)] : []),
      ...[...(at.anyOf ?? []), ...(at.allOf ?? [])].flatMap((each) => under(each, path, seen)),
      ...(named ? under(named, path, [...seen, at.$ref ?? '']) : []),
    ];
  };
  return new Set(under(root, '', []));
};

const pathsOf = (value: unknown, path = ''): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    const here = Array.isArray(value) ? `${path}[]` : path === '' ? name : `${path}.${name}`;
    return Array.isArray(value) ? pathsOf(field, here) : [here, ...pathsOf(field, here)];
  });
};

/** Fields a value has and its schema does not name: parsing drops them, so what is missing after it was too much. */
export const excessOf = (schema: z.ZodType, value: unknown): readonly string[] => {
  const parsed = schema.safeParse(value);
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const named = new Set(pathsOf(parsed.data));
  return [...new Set(pathsOf(value).filter((path) => !named.has(path)))];
};
