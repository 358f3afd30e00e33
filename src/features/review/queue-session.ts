import type { ListingRow } from '#contract/listing.ts';

/**
 * Where the reviewer is in the queue: cursor, selection, and which listing is drawn.
 *
 * Pure. The cursor is an id, so a row that leaves does not move the hand (style, section 4). `openId` lags behind the cursor
 * while a step key is held: only the list moves, the detail is drawn when the key is up (stack, section 9, 'gate').
 */
export interface QueueSession {
  readonly ids: readonly string[];
  readonly cursorId: string | null;
  /** Index of the cursor in `ids`; where it was, when its row left; 0 in an empty list. */
  readonly place: number;
  readonly openId: string | null;
  readonly selected: ReadonlySet<string>;
  /** A listing to go to as soon as it is in the list: one that was taken back. */
  readonly wantedId: string | null;
  /** The end of the list was asked for and is not loaded yet. */
  readonly wantsEnd: boolean;
  /** Index of the first row behind a gap of rows that are not loaded; null where what is loaded is one run. */
  readonly gapAt: number | null;
  /** Is the last loaded row the last of the list? */
  readonly isToEnd: boolean;
  /**
   * Decided here and on its way to the disk, as it will look: the next listing is drawn while the decision is still being written.
   * The log takes over when it is there; what could not be written comes back.
   */
  readonly deciding: ReadonlyMap<string, ListingRow>;
}

export const emptySession: QueueSession = {
  ids: [],
  cursorId: null,
  place: 0,
  openId: null,
  selected: new Set(),
  wantedId: null,
  wantsEnd: false,
  gapAt: null,
  isToEnd: true,
  deciding: new Map(),
};

export type Held = 'held' | 'single';

export const isOnRow = ({ ids, cursorId, place }: QueueSession): boolean => cursorId !== null && ids[place] === cursorId;

const at = (session: QueueSession, index: number, held: Held): QueueSession => {
  const place = Math.max(0, Math.min(index, session.ids.length - 1));
  const cursorId = session.ids[place] ?? null;
  return { ...session, place, cursorId, openId: held === 'held' ? session.openId : cursorId, wantedId: null, wantsEnd: false };
};

/** First and last index of the run of loaded rows the cursor is in: a step never jumps over rows nobody has seen. */
const runOf = ({ ids, place, gapAt }: QueueSession): readonly [first: number, last: number] => {
  if (gapAt === null) return [0, ids.length - 1];
  return place < gapAt ? [0, gapAt - 1] : [gapAt, ids.length - 1];
};

/** One row on or back. From a row that left, 'on' is the row that took its place. */
export const step = (session: QueueSession, by: 1 | -1, held: Held): QueueSession => {
  if (session.ids.length === 0) return session;
  const isGone = !isOnRow(session);
  const [first, last] = runOf(session);
  return at(session, Math.max(first, Math.min(isGone && by === 1 ? session.place : session.place + by, last)), held);
};

export const goToIndex = (session: QueueSession, index: number): QueueSession =>
  session.ids.length === 0 ? session : at(session, index, 'single');

/** To the very last of the list: now if that is loaded, else as soon as it is. */
export const goToEnd = (session: QueueSession): QueueSession =>
  session.isToEnd ? goToIndex(session, session.ids.length - 1) : { ...session, wantsEnd: true };

/** Goes there now if it is in the list, else as soon as it is. */
export const goToId = (session: QueueSession, id: string): QueueSession => {
  const index = session.ids.indexOf(id);
  return index < 0 ? { ...session, wantedId: id } : at(session, index, 'single');
};

/** The step key is up: the detail catches up with the cursor. */
export const release = (session: QueueSession): QueueSession =>
  session.openId === session.cursorId ? session : { ...session, openId: session.cursorId };

/** After a decision on `decided`: on to the first row after the cursor that was not decided too, else before it. */
export const advance = (session: QueueSession, decided: ReadonlySet<string>): QueueSession => {
  const { ids, cursorId, place } = session;
  if (cursorId === null || !decided.has(cursorId)) return session;
  const [first, last] = runOf(session);
  const isLeft = (index: number): boolean => !decided.has(ids[index] ?? '');
  let next = place + 1;
  while (next <= last && !isLeft(next)) next += 1;
  if (next > last) for (next = place - 1; next >= first && !isLeft(next);) next -= 1;
  return next < first ? session : at(session, next, 'single');
};

/** A decision was made and is being written: on to the next, as if it was there. */
export const decide = (session: QueueSession, views: ReadonlyMap<string, ListingRow>): QueueSession =>
  advance({ ...session, deciding: new Map([...session.deciding, ...views]) }, new Set(views.keys()));

/** What was being written is there, or could not be: the log says from here on. */
export const decided = (session: QueueSession, ids: readonly string[]): QueueSession =>
  ids.some((id) => session.deciding.has(id))
    ? { ...session, deciding: new Map([...session.deciding].filter(([id]) => !ids.includes(id))) }
    : session;

const nearRows = 100;

const placeOf = (session: QueueSession, ids: readonly string[]): number => {
  if (session.cursorId === null) return 0;
  if (ids[session.place] === session.cursorId) return session.place;
  // A row before it left or came back, as with every decision: near by, also in a list of a hundred thousand.
  const near = ids.indexOf(session.cursorId, Math.max(0, session.place - nearRows));
  const found = near < 0 ? ids.indexOf(session.cursorId) : near;
  return found < 0 ? Math.min(session.place, Math.max(ids.length - 1, 0)) : found;
};

/**
 * The rows changed. The cursor keeps its listing, even one that left because another decided it: the detail stays until
 * the reviewer steps. Only a session that had nowhere to be starts at the top.
 */
export const withRows = (
  session: QueueSession,
  ids: readonly string[],
  { gapAt, isToEnd }: Pick<QueueSession, 'gapAt' | 'isToEnd'> = { gapAt: null, isToEnd: true },
): QueueSession => {
  const selected = session.selected.size === 0 ? session.selected : new Set(ids.filter((id) => session.selected.has(id)));
  const moved = { ...session, ids, selected, gapAt, isToEnd, place: placeOf(session, ids) };
  if (moved.wantsEnd && isToEnd) return goToEnd(moved);
  if (moved.wantedId !== null && ids.includes(moved.wantedId)) return goToId(moved, moved.wantedId);
  return moved.cursorId === null && ids.length > 0 ? at(moved, 0, 'single') : moved;
};

/** Another list altogether: other filters. Back to its top. */
export const restart = (session: QueueSession): QueueSession => ({ ...emptySession, wantedId: session.wantedId });

export const toggle = (session: QueueSession, id: string | null = session.cursorId): QueueSession => {
  if (id === null) return session;
  const selected = new Set(session.selected);
  if (!selected.delete(id)) selected.add(id);
  return { ...session, selected };
};

/** Takes the cursor's row and the next one into the selection, and goes there. */
export const extend = (session: QueueSession, by: 1 | -1, held: Held): QueueSession => {
  const moved = step(session, by, held);
  const touched = [session.cursorId, moved.cursorId].filter((id) => id !== null);
  return { ...moved, selected: new Set([...session.selected, ...touched]) };
};

/** Everything from the cursor to `index`, as with a click while Shift is down. */
export const extendTo = (session: QueueSession, index: number): QueueSession => {
  const range = session.ids.slice(Math.min(session.place, index), Math.max(session.place, index) + 1);
  return { ...at(session, index, 'single'), selected: new Set([...session.selected, ...range]) };
};

export const select = (session: QueueSession, ids: Iterable<string>): QueueSession => ({ ...session, selected: new Set(ids) });

/** So many after the cursor; the next two are reserved ahead (experience, 'Holding'). */
export const aheadOf = (session: QueueSession, count = 2): readonly string[] =>
  session.ids.slice(session.place + 1, Math.min(session.place + 1 + count, runOf(session)[1] + 1));
