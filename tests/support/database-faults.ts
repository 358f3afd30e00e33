import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { testPostgres } from '#server/testing/open-test-db.ts';

/** In the middle of which statement: once a job was taken, or once what became of it was written; neither is committed yet. */
const moments = {
  claiming: 'new.taken_by is not null and new.taken_by is distinct from old.taken_by',
  settling: 'old.taken_by is not null and new.taken_by is null',
} as const;

/** How it breaks: it says that its disk is full, or the connection ends in the middle. PGlite has none that ends: there reading fails. */
const ways = {
  'disk full': `raise exception 'could not extend file: No space left on device' using errcode = '53100'`,
  cut:
    testPostgres === null
      ? `raise exception 'could not read block' using errcode = '58030'`
      : 'perform pg_terminate_backend(pg_backend_pid())',
} as const;

/** So many statements break, in the database itself. Counted by a sequence, since what is rolled back takes no number back. */
export const breakDatabase = async (db: Db, way: keyof typeof ways, moment: keyof typeof moments, times: number): Promise<void> => {
  await db.execute(sql`create sequence broken_statements`);
  await db.execute(
    sql.raw(`create function break_statement() returns trigger language plpgsql as $$
      begin
        if nextval('broken_statements') <= ${times} then ${ways[way]}; end if;
        return new;
      end $$`),
  );
  await db.execute(
    sql.raw(
      `create trigger break_statement before update on integration_job for each row when (${moments[moment]}) execute function break_statement()`,
    ),
  );
};

/** Answers whether it was broken. */
export const mendDatabase = async (db: Db): Promise<boolean> => {
  const { rows } = await db.execute<{ struck: boolean }>(sql`select is_called as struck from broken_statements`);
  await db.execute(sql`drop trigger break_statement on integration_job`);
  await db.execute(sql`drop function break_statement`);
  await db.execute(sql`drop sequence broken_statements`);
  return rows[0]?.struck === true;
};
