import { sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';

/** Rows enough that one index does not cost what the next one does. What a column is given that nobody asks for is of its type, and no more. */
export const fillTable = async (db: Db, name: string, given: Readonly<Record<string, string>>): Promise<void> => {
  const { rows } = await db.execute<{ name: string; type: string }>(
    sql`select column_name as name, udt_name as type from information_schema.columns
      where table_name = ${name} and is_nullable = 'NO' and column_default is null and is_generated = 'NEVER'`,
  );
  const blank: Readonly<Record<string, string>> = {
    text: `'x' || n`,
    uuid: 'gen_random_uuid()',
    timestamptz: 'now()',
    date: 'now()',
    bool: 'false',
    jsonb: `'{}'::jsonb`,
    tsvector: `''::tsvector`,
  };
  const columns = new Map(rows.map(({ name: column, type }) => [column, blank[type] ?? (type.startsWith('_') ? `'{}'` : '0')]));
  for (const [column, value] of Object.entries(given)) columns.set(column, value);
  const listed = [...columns.keys()].map((column) => `"${column}"`).join(', ');
  await db.transaction(async (tx) => {
    // Their accounts and orders are nothing that is asked for here, and flags are given.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql.raw(`insert into ${name} (${listed}) select ${[...columns.values()].join(', ')} from generate_series(1, 5000) n`));
  });
  await db.execute(sql.raw(`vacuum analyze ${name}`));
};
