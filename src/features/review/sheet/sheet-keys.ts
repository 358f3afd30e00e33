import { isApprovable, type Tile } from '#machines/screen/contact-sheet.ts';
import type { MessageKey } from '#locale/catalogue.ts';
import { isRead } from '#palette/rhythm.ts';

export type Move = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

/** How many tiles stand beside each other: those as high as the first. Answers one where nothing is laid out. */
export const columnsOf = (tops: readonly number[]): number => Math.max(1, tops.filter((top) => top === tops[0]).length);

/** Where a key leads; beyond an edge it leads nowhere, so that the hand may rest on it. */
export const moved = (cursor: number, move: Move, columns: number, count: number): number => {
  const last = Math.max(0, count - 1);
  const by: Readonly<Record<Move, number>> = { left: -1, right: 1, up: -columns, down: columns, first: -cursor, last: last - cursor };
  const to = cursor + by[move];
  if (to >= 0 && to <= last) return to;
  // The last row may be shorter: from above its gap the way down leads to its end.
  const isAbove = Math.floor(cursor / columns) < Math.floor(last / columns);
  return move === 'down' && isAbove ? last : cursor;
};

export type EnterAnswer =
  | { readonly type: 'approve'; readonly ids: readonly string[] }
  | { readonly type: 'turn' }
  | { readonly type: 'refused'; readonly why: MessageKey };

/**
 * What Enter means on this page: its shown tiles are approved, or it is turned where every one was thrown out. Nothing that just came is approved.
 * @param shownSince milliseconds since 1970; undefined while it is not shown.
 */
export const enterOn = (tiles: readonly Tile[], shownSince: (id: string) => number | undefined, now: number): EnterAnswer => {
  const shown = tiles.filter(isApprovable);
  const settled = shown.filter(({ id }) => isRead(shownSince(id) ?? now, now));
  if (settled.length > 0) return { type: 'approve', ids: settled.map(({ id }) => id) };
  if (shown.length > 0) return { type: 'refused', why: 'sheet.justCame' };
  if (tiles.length > 0 && tiles.every(({ isOut, standing }) => isOut || standing === 'gone')) return { type: 'turn' };
  return { type: 'refused', why: tiles.length === 0 ? 'sheet.empty' : 'sheet.nothingShown' };
};
