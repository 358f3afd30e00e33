import { z } from 'zod';
import { browserStorage } from '../browser-storage.ts';

/** How a person arranged a table: order and widths in pixels. Erased at logout with everything in the browser's storage. */
export interface ColumnLayout {
  readonly order: readonly string[];
  readonly widths: Readonly<Record<string, number>>;
}

export const narrowestColumn = 60;
export const widestColumn = 900;
export const emptyLayout: ColumnLayout = { order: [], widths: {} };

const Stored = z.object({
  order: z.array(z.string().max(64)).max(200).catch([]),
  widths: z.record(z.string().max(64), z.number().min(narrowestColumn).max(widestColumn)).catch({}),
});

/** Per table and user: `owner` says whose it is on a computer that two people share. */
const keyOf = (owner: string, table: string): string => `table:${owner}:${table}`;

export const readLayout = (owner: string, table: string): ColumnLayout => {
  const text = browserStorage.read(keyOf(owner, table));
  if (text === null) return emptyLayout;
  try {
    const stored = Stored.safeParse(JSON.parse(text));
    return stored.success ? stored.data : emptyLayout;
  } catch {
    return emptyLayout;
  }
};

/** False when it was not stored. */
export const writeLayout = (owner: string, table: string, layout: ColumnLayout): boolean => {
  if (layout.order.length > 0 || Object.keys(layout.widths).length > 0)
    return browserStorage.write(keyOf(owner, table), JSON.stringify(layout));
  browserStorage.drop(keyOf(owner, table));
  return true;
};

/** The remembered order over the columns there are now: those it does not know stay where they were declared. */
export const orderColumns = (ids: readonly string[], remembered: readonly string[]): readonly string[] => {
  const known = new Set(ids);
  const rank = new Map(remembered.filter((id) => known.has(id)).map((id, place) => [id, place]));
  const moved = ids.filter((id) => rank.has(id)).toSorted((one, other) => (rank.get(one) ?? 0) - (rank.get(other) ?? 0));
  return ids.map((id) => (rank.has(id) ? (moved.shift() ?? id) : id));
};
