/** What a key does to the rows. */
export type RowAction =
  | 'down'
  | 'up'
  | 'first'
  | 'last'
  | 'pageDown'
  | 'pageUp'
  | 'open'
  | 'toggle'
  | 'extendDown'
  | 'extendUp'
  | 'all'
  | 'none';

/** Letters a caller adds: 'x', 'j', 'J' for Shift+j, whatever CapsLock makes of them. They act in the table only, never while typing. */
export type RowKeys = Readonly<Partial<Record<string, RowAction>>>;

/** Those of the review queue, in every list of records. */
export const listKeys: RowKeys = { j: 'down', k: 'up', J: 'extendDown', K: 'extendUp', x: 'toggle' };

export interface KeyStroke {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const plain: RowKeys = {
  ArrowDown: 'down',
  ArrowUp: 'up',
  Home: 'first',
  End: 'last',
  PageDown: 'pageDown',
  PageUp: 'pageUp',
  Enter: 'open',
  ' ': 'toggle',
  Escape: 'none',
};
const shifted: RowKeys = { ArrowDown: 'extendDown', ArrowUp: 'extendUp', ' ': 'toggle' };

/** CapsLock prints 'J' where nobody holds Shift: j would tick each row it passes. */
const letterOf = ({ key, shiftKey }: KeyStroke): string => {
  if (key.length > 1) return key;
  return shiftKey ? key.toUpperCase() : key.toLowerCase();
};

/** Null when the key is somebody else's. */
export const rowActionOf = (stroke: KeyStroke, own: RowKeys = {}): RowAction | null => {
  if (stroke.altKey) return null;
  if (stroke.ctrlKey || stroke.metaKey) return stroke.key.toLowerCase() === 'a' && !stroke.shiftKey ? 'all' : null;
  return (stroke.shiftKey ? shifted[stroke.key] : plain[stroke.key]) ?? own[letterOf(stroke)] ?? null;
};

interface Reach {
  readonly active: number;
  /** Index of the first and of the last row that can be walked. */
  readonly first: number;
  readonly last: number;
  /** Rows in view: how far a page is. */
  readonly stride: number;
}

/** The row an action leads to; null when it leads nowhere. */
export const stepOf = (action: RowAction, { active, first, last, stride }: Reach): number | null => {
  if (last < first) return null;
  const from = active < first || active > last ? null : active;
  const to: Partial<Record<RowAction, number>> = {
    down: from === null ? first : from + 1,
    extendDown: from === null ? first : from + 1,
    up: from === null ? last : from - 1,
    extendUp: from === null ? last : from - 1,
    pageDown: (from ?? first) + stride,
    pageUp: (from ?? first) - stride,
    first,
    last,
  };
  const wanted = to[action];
  return wanted === undefined ? null : Math.min(Math.max(first, wanted), last);
};
