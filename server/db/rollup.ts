import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './open.ts';
import { deedTally } from './schema/deed-tally.ts';
import { jobTally } from './schema/job-tally.ts';
import { orderTally } from './schema/order-tally.ts';
import { questionTally } from './schema/question-tally.ts';
import { listingTally } from './schema/queue.ts';

/** A table of additions that readers sum: a `_tally` table of the database (decision 0011). */
export interface CounterTable {
  readonly table: PgTable;
  /** Rows that agree in all of these are of one kind. */
  readonly kind: readonly PgColumn[];
  /** What is added up of each kind. */
  readonly sums: readonly [PgColumn, ...PgColumn[]];
}

const { status, sellerId, accountId, day, count, gross } = orderTally;

export const listingCounters: CounterTable = {
  table: listingTally,
  kind: [listingTally.status, listingTally.sellerId, listingTally.accountId, listingTally.categoryId],
  sums: [listingTally.count],
};
export const orderCounters: CounterTable = { table: orderTally, kind: [status, sellerId, accountId, day], sums: [count, gross] };
export const jobCounters: CounterTable = {
  table: jobTally,
  kind: [jobTally.status, jobTally.kind, jobTally.sellerId, jobTally.accountId],
  sums: [jobTally.count],
};
export const questionCounters: CounterTable = {
  table: questionTally,
  kind: [questionTally.status, questionTally.sellerId, questionTally.accountId],
  sums: [questionTally.count],
};

const deedCounters: CounterTable = {
  table: deedTally,
  kind: [deedTally.day, deedTally.actorId, deedTally.type, deedTally.reason],
  sums: [deedTally.count, deedTally.overrides],
};

export const counterTables: readonly CounterTable[] = [listingCounters, orderCounters, jobCounters, questionCounters, deedCounters];

const listed = (parts: readonly SQL[], between = sql`, `): SQL => sql.join([...parts], between);
const nameOf = ({ name }: PgColumn): SQL => sql`${sql.identifier(name)}`;

/**
 * Folds the additions of such a table into one row per kind. Kinds that are one row already are left alone. The fold is one statement: a sum read
 * meanwhile has all of it or nothing of it. Rows added while it runs are left for the next time. A row that another process folded first
 * is passed over. Rows are told apart by their place (`ctid`), since they have no key and are never updated.
 */
export const rollUp = async (db: Db, { table, kind, sums }: CounterTable): Promise<void> => {
  const kinds = listed(kind.map(nameOf));
  const columns = listed([...kind, ...sums].map(nameOf));
  const added = sums.map((each) => sql`sum(${nameOf(each)})`);
  const isLeft = listed(
    added.map((sum) => sql`${sum} <> 0`),
    sql` or `,
  );
  await db.execute(sql`
    with numbered as (
      select ctid as place, count(*) over (partition by ${kinds}) as rows from ${table}
    ), taken as (
      delete from ${table} where ctid in (select place from numbered where rows > 1) returning ${columns}
    )
    insert into ${table} (${columns}) select ${kinds}, ${listed(added)} from taken group by ${kinds} having ${isLeft}`);
};
