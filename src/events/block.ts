import { emptied, type Row, type UnplacedRow } from './row.ts';

/**
 * Neighbours of one append as one record of the disk: each record costs its own way to the disk's process, whatever is in it, and a
 * batch command of a thousand intents paid it a thousand times (decision 49). Stands at the place of its first row.
 */
export interface Block {
  readonly seq: number;
  readonly at: string;
  /** `block:` and its place, while any of its rows has an owner: the index holds blocks beside rows. Absent once all are emptied. */
  readonly owner?: string;
  readonly rows: readonly UnplacedRow[];
}

/** A record of the disk. What came alone, and the last of each append, is a row of its own: its key is the head. */
export type Stored = Row | Block;

/** An intent that ends rewrites the block it stood in. Part of what stands on the disk, as whoever reads on from a row looks back so far: changed with `databaseVersion` alone. */
export const mostInBlock = 50;
/** A value of more than 64 KiB has a file of its own in Chromium. */
const mostSealedBytes = 32 * 1024;

const blockOwners = 'block:';
/** Where the index over owners has its blocks. */
export const blockRange = (): IDBKeyRange => IDBKeyRange.bound(blockOwners, `${blockOwners}\uFFFF`);

export const isBlock = (stored: Stored): stored is Block => 'rows' in stored && Array.isArray(stored.rows);

/** A row that was damaged may be anything, and is not what keeps its neighbours from ending. */
const ownerIn = (row: UnplacedRow | null): string | undefined => row?.owner;

const blockAt = (seq: number, at: string, rows: readonly UnplacedRow[]): Block => ({
  seq,
  at,
  ...(rows.some((row) => ownerIn(row) !== undefined) ? { owner: `${blockOwners}${seq}` } : {}),
  rows,
});

/** How many of these come into one block: at least one. */
const fitting = (rows: readonly UnplacedRow[]): number => {
  let bytes = 0;
  const over = rows.findIndex(({ sealed }) => {
    bytes += sealed?.bytes.byteLength ?? 0;
    return bytes > mostSealedBytes;
  });
  return Math.max(1, over === -1 ? rows.length : over);
};

/** What an append that ends nothing writes, from its first place on: blocks, and by itself the last. */
export const storedOf = (rows: readonly UnplacedRow[], first: number, at: string): readonly Stored[] => {
  const stored: Stored[] = [];
  for (let from = 0; from < rows.length;) {
    const next = rows.slice(from, Math.max(from + 1, Math.min(from + mostInBlock, rows.length - 1)));
    const together = next.slice(0, fitting(next));
    const [alone] = together;
    stored.push(alone && together.length === 1 ? { seq: first + from, at, ...alone } : blockAt(first + from, at, together));
    from += together.length;
  }
  return stored;
};

/** The rows of a record, each in its place: where it stands says so, whatever a damaged row says itself. */
export const rowsIn = (stored: Stored): readonly Row[] =>
  isBlock(stored) ? stored.rows.map((row, i) => ({ ...row, seq: stored.seq + i, at: stored.at })) : [stored];

/** A record without what belonged to an owner; null where nothing did. */
export const withoutOwner = (stored: Stored, hasEnded: (owner: string) => boolean): Stored | null => {
  const isOver = (row: UnplacedRow): boolean => {
    const owner = ownerIn(row);
    return owner !== undefined && hasEnded(owner);
  };
  if (!isBlock(stored)) return isOver(stored) ? { seq: stored.seq, at: stored.at, ...emptied(stored) } : null;
  return stored.rows.some(isOver)
    ? blockAt(
        stored.seq,
        stored.at,
        stored.rows.map((row) => (isOver(row) ? emptied(row) : row)),
      )
    : null;
};
