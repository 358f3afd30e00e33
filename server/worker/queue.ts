import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, gt, isNotNull, isNull, lte, min, or, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { WorkFailure } from '#contract/work-failure.ts';
import type { Db, Tx } from '../db/open.ts';
import { precompiled } from '../db/precompiled.ts';

/** A row as a worker holds it: see server/db/schema/work-columns.ts. */
export interface WorkRow {
  readonly nextAt: Date | null;
  readonly lease: string | null;
  readonly tries: number;
  readonly failure: WorkFailure | null;
  readonly error: string | null;
}

/** What becomes of the columns of a row that was held; the lease ends in any case. */
type Became = Omit<WorkRow, 'lease'>;

/**
 * How many rows wait, those in work and in a pause included, and since when the first of them is due; null when none is. What was given up and is
 * tried again is none of these.
 */
interface Waiting {
  readonly waiting: number;
  readonly dueSince: Date | null;
}

/** The rows of one table as a queue. Several processes may use it at once. */
export interface Queue<Row> {
  /** Takes what comes first and has been due longest until `until`, and counts the try; what was given up before after all that was not. Null when nothing is due. */
  readonly take: (db: Db, now: Date, until: Date) => Promise<Row | null>;
  /** The row as it is now, locked; null when somebody else has it, it was withdrawn, or it is gone. */
  readonly hold: (tx: Tx, taken: Row) => Promise<Row | null>;
  readonly release: (tx: Tx, held: Row, became: Became) => Promise<void>;
  readonly waiting: (db: Db, now: Date) => Promise<Waiting>;
  /** For the log. */
  readonly nameOf: (row: Row) => string;
}

type WorkTable = PgTable & Readonly<Record<keyof WorkRow, PgColumn>>;

/** Of so many that are taken one is the one that waits longest, whichever come first. */
const oneOf = 4;

const hours = 3_600_000;
/** No lease and no pause lasts so long, in milliseconds: what waits longer was written by a clock that was ahead, and is due. (decision 0179) */
const usuallyLongestMs = 3 * hours;

/** So many that were given a turn are remembered. */
const mostRemembered = 1000;

interface Order<Name> {
  /** Rows of which this is so are taken before others. */
  readonly first?: SQL;
  /** Rows that differ in this column are taken in turn, as this process remembers: one with many rows waits for one with a single row. */
  readonly turns?: Name;
  /** Where rows wait longer than usual: longer than any of them does, in milliseconds. */
  readonly longestMs?: number;
}

/** `key` names the column of the primary key. */
export const queueOf = <Table extends WorkTable, Name extends keyof Table & keyof Table['$inferSelect']>(
  table: Table,
  key: Name,
  { first, turns, longestMs = usuallyLongestMs }: Order<Name> = {},
): Queue<Table['$inferSelect']> => {
  type Row = Table['$inferSelect'];
  // The query builder can not follow a table that is a type parameter; its rows are what `Row` says.
  const rows: PgTable = table;
  const id = table[key] as PgColumn;
  const isAt = (now: Date | Placeholder, ahead: Date | Placeholder) => or(lte(table.nextAt, now), gt(table.nextAt, ahead));
  /** Asked some times a second, and mostly nothing is: writing the statement that takes one took longer than this. */
  const isDue = precompiled(
    sql`select exists (select from ${rows} where ${isAt(sql.placeholder('now'), sql.placeholder('ahead'))}) as "isDue"`,
  );
  const only = (found: readonly unknown[]): Row | null => (found[0] as Row | undefined) ?? null;
  const isSame = (row: Row) => eq(id, row[key]);
  const wasNotGivenUp = isNull(table.failure);
  let taking = 0;
  /** Those who had their turn, the last at the end. */
  let given: readonly string[] = [];
  const byTurn = (): readonly SQL[] =>
    turns === undefined ? [] : [sql`coalesce(array_position(${sql.param(given)}::text[], coalesce(${table[turns]}::text, '')), 0)`];
  const noteTurn = (taken: Row | null): void => {
    if (!taken || turns === undefined) return;
    const whose = String(taken[turns] ?? '');
    given = [...given.filter((each) => each !== whose), whose].slice(-mostRemembered);
  };
  /** Which are looked for, one kind after the other. */
  const inOrder = (): readonly (SQL | undefined)[] => {
    taking = (taking + 1) % oneOf;
    return first && taking > 0 ? [and(wasNotGivenUp, first), wasNotGivenUp, undefined] : [wasNotGivenUp, undefined];
  };
  return {
    take: async (db, now, until) => {
      const ahead = new Date(now.getTime() + longestMs);
      const { rows: asked } = await db.execute<{ isDue: boolean }>(isDue({ now, ahead }));
      if (asked[0]?.isDue !== true) return null;
      const due = (which?: SQL) =>
        db
          .select({ id })
          .from(rows)
          .where(and(isAt(now, ahead), which))
          .orderBy(...byTurn(), asc(table.nextAt), asc(id))
          .limit(1)
          .for('update', { skipLocked: true });
      const next = sql`coalesce(${sql.join(inOrder().map(due), sql`, `)})`;
      const taken = { lease: randomUUID(), nextAt: until, tries: sql`${table.tries} + 1` };
      const found = only(await db.update(rows).set(taken).where(eq(id, next)).returning());
      noteTurn(found);
      return found;
    },
    hold: async (tx, taken: Row & Partial<WorkRow>) => {
      const isOurs = and(isSame(taken), eq(table.lease, taken.lease));
      return only(await tx.select().from(rows).where(isOurs).for('update'));
    },
    release: async (tx, held, became) => {
      await tx
        .update(rows)
        .set({ ...became, lease: null })
        .where(isSame(held));
    },
    waiting: async (db, now) => {
      const [found] = await db
        .select({ waiting: count(), dueSince: min(table.nextAt) })
        .from(rows)
        .where(and(isNotNull(table.nextAt), isNull(table.failure)));
      const { waiting = 0, dueSince = null } = (found as Waiting | undefined) ?? {};
      return { waiting, dueSince: dueSince !== null && dueSince <= now ? dueSince : null };
    },
    nameOf: (row) => String(row[key]),
  };
};
