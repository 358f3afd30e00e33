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
  /** Selected all at once: nobody looked at each of these. */
  readonly swept: ReadonlySet<string>;
  /** A listing to go to as soon as it is in the list: one that was taken back. */
  readonly wantedId: string | null;
  /** The end of the list was asked for and is not loaded yet. */
  readonly wantsEnd: boolean;
  /** Index of the first row behind a gap of rows that are not loaded; null where what is loaded is one run. */
  readonly gapAt: number | null;
  /** Is the last loaded row the last of the list? */
  readonly isToEnd: boolean;
  /** Does somebody else hold this listing, as far as is known here? */
  readonly isHeld: IsHeld;
  /** A listing that somebody else holds and that was gone to by hand: the cursor may stay on it. */
  readonly lookedAt: string | null;
  /** Where the cursor was moved away from, and why; null once that was said. */
  readonly moved: Moved | null;
  /** Something was decided here: a person who only looks reserves nothing ahead. */
  readonly isWorking: boolean;
  /**
   * Decided here and on its way to the disk, as it will look: the next listing is drawn while the decision is still being written.
   * The log takes over when it is there; what could not be written comes back.
   */
  readonly deciding: ReadonlyMap<string, ListingRow>;
}

export type IsHeld = (publishId: string) => boolean;

/** Another took it under the cursor, or it left the queue by another's hand. */
export interface Moved {
  readonly from: string;
  readonly why: 'held' | 'left';
  /** The listing that came under the hand while no key was pressed; null where a key of one's own was refused. */
  readonly under: string | null;
}

const isNobodys: IsHeld = () => false;
const isThere = (): boolean => true;
const none: ReadonlySet<string> = new Set();

const without = (ids: ReadonlySet<string>, gone: readonly string[]): ReadonlySet<string> =>
  new Set([...ids].filter((id) => !gone.includes(id)));

export const emptySession: QueueSession = {
  ids: [],
  cursorId: null,
  place: 0,
  openId: null,
  selected: new Set(),
  swept: new Set(),
  wantedId: null,
  wantsEnd: false,
  gapAt: null,
  isToEnd: true,
  isHeld: isNobodys,
  lookedAt: null,
  moved: null,
  isWorking: false,
  deciding: new Map(),
};

export type Held = 'held' | 'single';

export const isOnRow = ({ ids, cursorId, place }: QueueSession): boolean => cursorId !== null && ids[place] === cursorId;

/** There by hand. */
const at = (session: QueueSession, index: number, held: Held): QueueSession => {
  const place = Math.max(0, Math.min(index, session.ids.length - 1));
  const cursorId = session.ids[place] ?? null;
  const lookedAt = cursorId !== null && session.isHeld(cursorId) ? cursorId : null;
  const openId = held === 'held' ? session.openId : cursorId;
  return { ...session, place, cursorId, openId, lookedAt, wantedId: null, wantsEnd: false };
};

/** There by the rule: it leads on as soon as there is something better. */
const ledTo = (session: QueueSession, index: number): QueueSession => ({ ...at(session, index, 'single'), lookedAt: null });

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

/**
 * Where the cursor goes by itself: to the first listing from `from` on that is free or mine, then from the top of the run it is in, then
 * anywhere else. (issue 21, row 11; capabilities A10)
 *
 * @returns an index of `ids`; null when others hold all that is left.
 */
const nextPlace = (session: QueueSession, from: number, isLeft: (publishId: string) => boolean = isThere): number | null => {
  const { ids, isHeld } = session;
  const [first, last] = runOf(session);
  const spans = [
    [from, last],
    [first, from - 1],
    [0, ids.length - 1],
  ] as const;
  for (const [begin, end] of spans) {
    for (let index = begin; index <= end; index += 1) {
      const id = ids[index];
      if (id !== undefined && isLeft(id) && !isHeld(id)) return index;
    }
  }
  return null;
};

/** After a decision on `decided`: on to the next that is free or mine; where others hold all the rest, to one of theirs. */
export const advance = (session: QueueSession, decided: ReadonlySet<string>): QueueSession => {
  const { ids, cursorId, place } = session;
  if (cursorId === null || !decided.has(cursorId)) return session;
  const isLeft = (id: string): boolean => !decided.has(id);
  const next = nextPlace(session, place + 1, isLeft) ?? ids.findIndex(isLeft);
  return next < 0 ? session : ledTo(session, next);
};

/** A decision on these was refused: what others hold leaves the selection, and the cursor leaves it too, so that the next press decides. */
export const refused = (session: QueueSession, ids: ReadonlySet<string>): QueueSession => {
  const isLost = (id: string): boolean => ids.has(id) && session.isHeld(id);
  const selected = [...session.selected].some(isLost) ? new Set([...session.selected].filter((id) => !isLost(id))) : session.selected;
  const { cursorId, place } = session;
  const next = cursorId !== null && isLost(cursorId) ? nextPlace(session, place + 1) : null;
  if (next !== null && cursorId !== null) return { ...ledTo(session, next), selected, moved: { from: cursorId, why: 'held', under: null } };
  return selected === session.selected ? session : { ...session, selected };
};

/** Not only looking any more: what comes next is reserved from here on. */
export const work = (session: QueueSession): QueueSession => (session.isWorking ? session : { ...session, isWorking: true });

/** A decision was made and is being written: on to the next, as if it was there. */
export const decide = (session: QueueSession, views: ReadonlyMap<string, ListingRow>): QueueSession =>
  advance({ ...session, isWorking: true, deciding: new Map([...session.deciding, ...views]) }, new Set(views.keys()));

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

export interface RowsNews extends Pick<QueueSession, 'gapAt' | 'isToEnd' | 'isHeld'> {
  /** Did a listing that is not among the rows leave the queue? Else it is only not loaded any more: somebody scrolled far away. */
  readonly hasLeft: (publishId: string) => boolean;
}

const wholeAndFree: RowsNews = { gapAt: null, isToEnd: true, isHeld: isNobodys, hasLeft: isThere };

/** May the cursor stay? On what can be decided here, and on one of another's that somebody went to. */
const isKept = (session: QueueSession, cursorId: string, { hasLeft }: Pick<RowsNews, 'hasLeft'>): boolean => {
  if (!isOnRow(session) && hasLeft(cursorId)) return false;
  return !session.isHeld(cursorId) || session.lookedAt === cursorId;
};

const ledOn = (session: QueueSession, news: RowsNews): QueueSession => {
  const { ids, cursorId, place, lookedAt, wantedId, wantsEnd } = session;
  if (ids.length === 0) return session;
  if (cursorId === null) return ledTo(session, nextPlace(session, 0) ?? 0);
  // Free once more, it is no longer looked at as somebody else's.
  if (isKept(session, cursorId, news)) return lookedAt === null || session.isHeld(cursorId) ? session : { ...session, lookedAt: null };
  const why = isOnRow(session) ? 'held' : 'left';
  const next = nextPlace(session, place) ?? (why === 'left' ? place : null);
  if (next === null) return session;
  return { ...ledTo(session, next), wantedId, wantsEnd, moved: { from: cursorId, why, under: ids[next] ?? null } };
};

/**
 * The rows changed, or who holds them. The cursor keeps its listing for as long as it can be decided here; whatever somebody else does to
 * it leads on at once, and `moved` says so.
 */
export const withRows = (session: QueueSession, ids: readonly string[], news: RowsNews = wholeAndFree): QueueSession => {
  const selected = session.selected.size === 0 ? session.selected : new Set(ids.filter((id) => session.selected.has(id)));
  const { gapAt, isToEnd, isHeld } = news;
  const known = { ...session, ids, selected, gapAt, isToEnd, isHeld, place: placeOf(session, ids) };
  if (known.wantsEnd && isToEnd) return goToEnd(known);
  if (known.wantedId !== null && ids.includes(known.wantedId)) return goToId(known, known.wantedId);
  return ledOn(known, news);
};

/** It was said why the cursor moved. */
export const said = (session: QueueSession, moved: Moved): QueueSession =>
  session.moved === moved ? { ...session, moved: null } : session;

/** Another list altogether: other filters. Back to its top. */
export const restart = (session: QueueSession): QueueSession => ({
  ...emptySession,
  wantedId: session.wantedId,
  isWorking: session.isWorking,
});

export const toggle = (session: QueueSession, id: string | null = session.cursorId): QueueSession => {
  if (id === null) return session;
  const selected = new Set(session.selected);
  if (!selected.delete(id)) selected.add(id);
  // Taken by itself it is looked at.
  return { ...session, selected, swept: without(session.swept, [id]) };
};

/** Takes the cursor's row and the next one into the selection, and goes there. */
export const extend = (session: QueueSession, by: 1 | -1, held: Held): QueueSession => {
  const moved = step(session, by, held);
  const touched = [session.cursorId, moved.cursorId].filter((id) => id !== null);
  return { ...moved, selected: new Set([...session.selected, ...touched]), swept: without(session.swept, touched) };
};

/** Everything from the cursor to `index`. */
const extendTo = (session: QueueSession, index: number): QueueSession => {
  const range = session.ids.slice(Math.min(session.place, index), Math.max(session.place, index) + 1);
  return { ...at(session, index, 'single'), selected: new Set([...session.selected, ...range]) };
};

export const select = (session: QueueSession, ids: Iterable<string>): QueueSession => ({ ...session, selected: new Set(ids), swept: none });

/** As far as a row in one go, as with a click while Shift is down: nobody looked at what came along but for the one under the cursor. */
export const sweepTo = (session: QueueSession, index: number): QueueSession => {
  const after = extendTo(session, index);
  const came = [...after.selected].filter((id) => !session.selected.has(id) && id !== session.cursorId);
  return { ...after, swept: new Set([...session.swept, ...came]) };
};

/** Everything from the cursor to the end of the run of loaded rows it is in, or to its beginning. */
export const extendToEnd = (session: QueueSession): QueueSession => sweepTo(session, runOf(session)[1]);
export const extendToStart = (session: QueueSession): QueueSession => sweepTo(session, runOf(session)[0]);

/** The selection after a decision on `asked`, which left some out: these stay selected, and nobody has looked at them since. */
export const chosenAfter = (session: QueueSession, asked: readonly string[], left: ReadonlySet<string>): QueueSession => {
  const done = asked.filter((id) => session.selected.has(id) && !left.has(id));
  if (done.length === 0) return session;
  return { ...session, selected: without(session.selected, done), swept: without(session.swept, done) };
};

/** All of these that nobody else holds: nothing would become of the others. */
export const selectAll = (session: QueueSession, ids: readonly string[] = session.ids): QueueSession => {
  const free = new Set(ids.filter((id) => !session.isHeld(id)));
  return { ...session, selected: free, swept: free };
};

/** Is there more in the list than is loaded, and so than can be selected? */
export const hasMore = ({ gapAt, isToEnd }: QueueSession): boolean => gapAt !== null || !isToEnd;

/** The next `count` after the cursor that no other holds; the first two are reserved ahead (experience, 'Holding'). */
export const aheadOf = (session: QueueSession, count = 2): readonly string[] => {
  const { ids, place, isHeld } = session;
  const ahead: string[] = [];
  const [, last] = runOf(session);
  for (let index = place + 1; index <= last && ahead.length < count; index += 1) {
    const id = ids[index];
    if (id !== undefined && !isHeld(id)) ahead.push(id);
  }
  return ahead;
};
