/**
 * Lists whose rows are read one by one, wherever in an answer they are: one that does not fit the contract is told as such, and every other
 * stands. Ours fit; another API's may not (decision 3). Lists that a form sends back whole are none of these: what were left out would be
 * lost.
 */
import { z } from 'zod';
import type { BrokenRow, MayBeBroken } from '#lib/broken-row.ts';

/** An answer as it was read: its lists hold the rows that fit, in their order; what did not is told beside them. */
export type Read<Value> = Value extends readonly unknown[] ? Value : Value extends object ? Value & MayBeBroken : Value;

/** What stands in a list for a row that does not fit; null where it is left out, and told in `broken` of the answer. */
type StandIn<Row> = (broken: BrokenRow, told: unknown) => Row;

const lists = new WeakMap<z.ZodType, StandIn<unknown> | null>();

/** An array whose rows are read one by one. */
export const listOf = <Row extends z.ZodType>(row: Row, standIn: StandIn<z.output<Row>> | null = null): z.ZodArray<Row> => {
  const list = z.array(row);
  lists.set(list, standIn);
  return list;
};

type Issues = z.ZodError['issues'];
type Parsed = { readonly success: true; readonly data: unknown } | { readonly success: false; readonly issues: Issues };

const ids = ['_id', 'id', 'publishId', 'externalId', 'key'] as const;

const idOf = (row: unknown): string | null => {
  if (typeof row !== 'object' || row === null) return null;
  const found: unknown = ids.map((name) => (row as Readonly<Record<string, unknown>>)[name]).find((id) => id !== undefined && id !== null);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : null;
};

const wordsOf = (issues: Issues, depth: number): string =>
  issues.map(({ path, message }) => `${path.slice(depth).join('.')}: ${message}`).join('; ');

const bareOf = (schema: z.ZodType): z.ZodType => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return bareOf(schema.unwrap() as z.ZodType);
  return schema;
};

const partOf = (schema: z.ZodType, key: PropertyKey): z.ZodType | null => {
  if (schema instanceof z.ZodObject) return (schema.shape[String(key)] as z.ZodType | undefined) ?? null;
  return schema instanceof z.ZodArray ? (schema.element as z.ZodType) : null;
};

/** A row that does not fit: which list it is of, and where in the answer. */
interface Place {
  readonly list: z.ZodType;
  readonly path: readonly PropertyKey[];
  readonly at: number;
}

/** The innermost list that is read row by row on the way to what is wrong: nothing else has to go with it. */
const placeOf = (reply: z.ZodType, path: readonly PropertyKey[]): Place | null => {
  let found: Place | null = null;
  let schema: z.ZodType | null = bareOf(reply);
  for (const [depth, key] of path.entries()) {
    if (schema === null) break;
    if (lists.has(schema) && typeof key === 'number') found = { list: schema, path: path.slice(0, depth), at: key };
    const part = partOf(schema, key);
    schema = part && bareOf(part);
  }
  return found;
};

const partAt = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Readonly<Record<PropertyKey, unknown>>)[key], body);

const withPart = (body: unknown, [key, ...rest]: readonly PropertyKey[], part: unknown): unknown => {
  if (key === undefined) return part;
  const inner = withPart((body as Readonly<Record<PropertyKey, unknown>>)[key], rest, part);
  return Array.isArray(body) ? body.with(Number(key), inner) : { ...(body as object), [key]: inner };
};

/** All rows of one list that do not fit. */
interface BrokenList {
  readonly list: z.ZodType;
  readonly path: readonly PropertyKey[];
  readonly broken: readonly BrokenRow[];
}

/** Which rows of which lists do not fit, the innermost lists first; null where more than rows is wrong. */
const brokenListsIn = (reply: z.ZodType, body: unknown, issues: Issues): readonly BrokenList[] | null => {
  const byList = new Map<string, { readonly place: Place; readonly issuesByRow: Map<number, Issues> }>();
  for (const issue of issues) {
    const place = placeOf(reply, issue.path);
    if (!place) return null;
    const key = JSON.stringify(place.path);
    const { issuesByRow } = byList.get(key) ?? { issuesByRow: new Map<number, Issues>() };
    byList.set(key, { place, issuesByRow: issuesByRow.set(place.at, [...(issuesByRow.get(place.at) ?? []), issue]) });
  }
  return [...byList.values()]
    .map(({ place: { list, path }, issuesByRow }): BrokenList => {
      const rows = partAt(body, path) as readonly unknown[];
      const broken = [...issuesByRow]
        .toSorted(([one], [other]) => one - other)
        .map(([at, ofRow]): BrokenRow => ({ at, id: idOf(rows[at]), issues: wordsOf(ofRow, path.length + 1) }));
      return { list, path, broken };
    })
    .toSorted((one, other) => other.path.length - one.path.length);
};

/** The rows of one list with those that do not fit stood in for, or left out. */
const mended = (rows: readonly unknown[], { list, broken }: BrokenList): readonly unknown[] => {
  const standIn = lists.get(list) ?? null;
  const byPlace = new Map(broken.map((each) => [each.at, each]));
  return rows.flatMap((row, at): readonly unknown[] => {
    const each = byPlace.get(at);
    if (!each) return [row];
    return standIn ? [standIn(each, row)] : [];
  });
};

const parse = (reply: z.ZodType, body: unknown): Parsed => {
  const parsed = reply.safeParse(body);
  return parsed.success ? parsed : { success: false, issues: parsed.error.issues };
};

/** What an answer says by its contract; rows that do not fit are in `broken`, or stood in for. Fails where more than rows does not fit. */
export const readReply = (reply: z.ZodType, body: unknown): Parsed => {
  const whole = parse(reply, body);
  const brokenLists = whole.success ? null : brokenListsIn(reply, body, whole.issues);
  if (whole.success || !brokenLists) return whole;
  const fitting = brokenLists.reduce(
    (part, each) => withPart(part, each.path, mended(partAt(part, each.path) as readonly unknown[], each)),
    body,
  );
  const rest = parse(reply, fitting);
  if (!rest.success || Array.isArray(rest.data)) return rest;
  const broken = brokenLists.filter(({ list }) => !lists.get(list)).flatMap((each) => each.broken);
  return broken.length === 0 ? rest : { success: true, data: { ...(rest.data as object), broken } };
};
