/**
 * Lists whose rows are read one by one: one that does not fit the contract is told as such, and every other stands. Ours fit; another
 * API's may not (decision 3).
 */
import { z } from 'zod';
import type { BrokenRow, MayBeBroken } from '#lib/broken-row.ts';

/** An answer with rows, as it was read: `items` are those that fit, in their order. */
export type Read<Value> = Value extends { readonly items: readonly unknown[]; readonly total: number } ? Value & MayBeBroken : Value;

/** What stands in a list for a row that does not fit; null where it is only left out. */
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

const ids = ['_id', 'id', 'publishId', 'externalId'] as const;

const idOf = (row: unknown): string | null => {
  if (typeof row !== 'object' || row === null) return null;
  const found: unknown = ids.map((name) => (row as Readonly<Record<string, unknown>>)[name]).find((id) => id !== undefined && id !== null);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : null;
};

const wordsOf = (issues: Issues, depth: number): string =>
  issues.map(({ path, message }) => `${path.slice(depth).join('.')}: ${message}`).join('; ');

/** The rows of an answer whose contract reads them one by one, and how deep they lie in it; null where there are none. */
const rowsIn = (reply: z.ZodType, body: unknown) => {
  if (lists.has(reply) && Array.isArray(body)) return { list: reply, rows: body as readonly unknown[], depth: 0 } as const;
  if (!(reply instanceof z.ZodObject) || typeof body !== 'object' || body === null || !('items' in body)) return null;
  const list = reply.shape['items'] as z.ZodType | undefined;
  return list && lists.has(list) && Array.isArray(body.items)
    ? ({ list, rows: body.items as readonly unknown[], depth: 1 } as const)
    : null;
};

const parse = (reply: z.ZodType, body: unknown): Parsed => {
  const parsed = reply.safeParse(body);
  return parsed.success ? parsed : { success: false, issues: parsed.error.issues };
};

/** What an answer says by its contract; rows that do not fit are in `broken`, or stood in for. Fails where more than rows does not fit. */
export const readReply = (reply: z.ZodType, body: unknown): Parsed => {
  const whole = parse(reply, body);
  const place = whole.success ? null : rowsIn(reply, body);
  if (whole.success || !place) return whole;
  const { list, rows, depth } = place;
  const places = whole.issues.map(({ path }) => (depth === 1 && path[0] !== 'items' ? null : path[depth]));
  if (!places.every((at) => typeof at === 'number')) return whole;
  const broken = [...new Set(places)]
    .toSorted((one, other) => one - other)
    .map((at): BrokenRow => ({
      at,
      id: idOf(rows[at]),
      issues: wordsOf(
        whole.issues.filter((_, each) => places[each] === at),
        depth + 1,
      ),
    }));
  const fitting = rows.filter((_, at) => !places.includes(at));
  const rest = parse(reply, depth === 0 ? fitting : { ...(body as object), items: fitting });
  if (!rest.success) return rest;
  if (depth === 1) return { success: true, data: { ...(rest.data as object), broken } };
  return { success: true, data: withStandIns(rest.data as readonly unknown[], broken, rows, lists.get(list) ?? null) };
};

const withStandIns = (
  fitting: readonly unknown[],
  broken: readonly BrokenRow[],
  rows: readonly unknown[],
  standIn: StandIn<unknown> | null,
): readonly unknown[] => {
  if (!standIn) return fitting;
  const all = [...fitting];
  for (const each of broken) all.splice(each.at, 0, standIn(each, rows[each.at]));
  return all;
};
