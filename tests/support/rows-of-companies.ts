import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { companies } from './people.ts';

/** How many rows the companies of the tests have in each table that says whose a row is; but for tallies, whose rows are added up. */
export const rowsOfCompanies = async (db: Db): Promise<Readonly<Record<string, number>>> => {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and c.column_name = 'seller_id' and t.table_type = 'BASE TABLE' and c.table_name not like '%tally' order by 1`,
  );
  const ids = sql.param(companies.map(({ id }) => id));
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await db.execute<{ n: number }>(
      sql`select count(*)::int as n from ${sql.identifier(name)} where seller_id = any(${ids}::text[])`,
    );
    found[name] = rows[0]?.n ?? 0;
  }
  return found;
};
