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
}

export const emptySession: QueueSession = { ids: [], cursorId: null, place: 0, openId: null, selected: new Set(), wantedId: null };

export type Held = 'held' | 'single';

export const isOnRow = ({ ids, cursorId, place }: QueueSession): boolean => cursorId !== null && ids[place] === cursorId;

const at = (session: QueueSession, index: number, held: Held): QueueSession => {
  const place = Math.max(0, Math.min(index, session.ids.length - 1));
  const cursorId = session.ids[place] ?? null;
  return { ...session, place, cursorId, openId: held === 'held' ? session.openId : cursorId, wantedId: null };
};

/** One row on or back. From a row that left, 'on' is the row that took its place. */
export const step = (session: QueueSession, by: 1 | -1, held: Held): QueueSession => {
  if (session.ids.length === 0) return session;
  const isGone = !isOnRow(session);
  return at(session, isGone && by === 1 ? session.place : session.place + by, held);
};

export const goToIndex = (session: QueueSession, index: number): QueueSession =>
  session.ids.length === 0 ? session : at(session, index, 'single');

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
  const isLeft = (id: string): boolean => !decided.has(id);
  const after = ids.findIndex((id, index) => index > place && isLeft(id));
  const next = after >= 0 ? after : ids.findLastIndex((id, index) => index < place && isLeft(id));
  return next < 0 ? session : at(session, next, 'single');
};

const placeOf = (session: QueueSession, ids: readonly string[]): number => {
  if (session.cursorId === null) return 0;
  if (ids[session.place] === session.cursorId) return session.place;
  const found = ids.indexOf(session.cursorId);
  return found < 0 ? Math.min(session.place, Math.max(ids.length - 1, 0)) : found;
};

/**
 * The rows changed. The cursor keeps its listing, even one that left because another decided it: the detail stays until
 * the reviewer steps. Only a session that had nowhere to be starts at the top.
 */
export const withRows = (session: QueueSession, ids: readonly string[]): QueueSession => {
  const selected = session.selected.size === 0 ? session.selected : new Set(ids.filter((id) => session.selected.has(id)));
  const moved = { ...session, ids, selected, place: placeOf(session, ids) };
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

/** The two after the cursor: prefetched, and reserved ahead (experience, 'Holding'). */
export const aheadOf = ({ ids, place }: QueueSession): readonly string[] => ids.slice(place + 1, place + 3);
