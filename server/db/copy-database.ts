import { getTableName, sql } from 'drizzle-orm';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Db, Tx } from './open.ts';
import { secondLookSetting } from './schema/second-look.ts';

interface Table {
  readonly name: string;
  /** Its columns with their types, in their order: a row as text has no names. */
  readonly shape: string;
  /** Those that are written, and the same of the row `r`. */
  readonly columns: string;
  readonly values: string;
  readonly refersTo: readonly string[];
}

export interface Copied {
  readonly table: string;
  readonly rows: number;
}

/** Has its row from the migrations on. */
const neverEmpty = getTableName(secondLookSetting);
const rowsAtOnce = 200;

const tablesOf = async (tx: Tx): Promise<readonly Table[]> => {
  const { rows } = await tx.execute<{ [Key in keyof Table]: Table[Key] }>(sql`
    select c.oid::regclass::text as "name",
      string_agg(quote_ident(attname) || ' ' || format_type(atttypid, atttypmod), ', ' order by attnum) as "shape",
      string_agg(quote_ident(attname), ', ' order by attnum) filter (where attgenerated = '') as "columns",
      string_agg('(r).' || quote_ident(attname), ', ' order by attnum) filter (where attgenerated = '') as "values",
      array(select distinct confrelid::regclass::text from pg_constraint where conrelid = c.oid and contype = 'f' and confrelid <> c.oid order by 1) as "refersTo"
    from pg_class c join pg_attribute on attrelid = c.oid and attnum > 0 and not attisdropped
    where relkind = 'r' and relnamespace = 'public'::regnamespace group by c.oid order by 1`);
  return rows;
};

/** Each after those it refers to. */
const inOrder = (tables: readonly Table[], before: readonly Table[] = []): readonly Table[] => {
  if (tables.length === 0) return before;
  const isPlaced = (name: string): boolean => tables.every((table) => table.name !== name);
  const next = tables.filter(({ refersTo }) => refersTo.every(isPlaced));
  if (next.length === 0) throw new Error(`Tables refer to each other in a circle: ${tables.map(({ name }) => name).join(', ')}`);
  return inOrder(
    tables.filter((table) => !next.includes(table)),
    [...before, ...next],
  );
};

const countOf = async (tx: Tx, { name }: Table): Promise<number> => {
  const { rows } = await tx.execute<{ n: number }>(sql.raw(`select count(*)::int as n from ${name}`));
  return rows[0]?.n ?? 0;
};

/** As PostgreSQL writes and reads a row itself: whatever is in it comes over as it was. */
const copyRows = async (from: Tx, to: Tx, { name, columns, values }: Table): Promise<void> => {
  await from.execute(sql.raw(`declare copied cursor for select t::text as line from ${name} t`));
  for (;;) {
    const { rows } = await from.execute<{ line: string }>(sql.raw(`fetch ${rowsAtOnce} from copied`));
    if (rows.length === 0) break;
    const lines = sql.param(rows.map(({ line }) => line));
    await to.execute(
      sql`insert into ${sql.raw(`${name} (${columns}) select ${values}`)} from (select unnest(${lines}::text[])::${sql.raw(name)} as r) as given`,
    );
  }
  await from.execute(sql`close copied`);
};

/** What the sums of tables and the next numbers are comes over too: it is not reckoned anew. */
const copyTable = async (from: Tx, to: Tx, table: Table): Promise<Copied> => {
  await to.execute(sql.raw(`alter table ${table.name} disable trigger user`));
  await copyRows(from, to, table);
  await to.execute(sql.raw(`alter table ${table.name} enable trigger user`));
  const [had, rows] = [await countOf(from, table), await countOf(to, table)];
  if (had !== rows) throw new Error(`Of ${had} rows of ${table.name} ${rows} came over`);
  return { table: table.name, rows };
};

const copySequences = async (from: Tx, to: Tx): Promise<void> => {
  const { rows } = await from.execute<{ name: string; last: string }>(
    sql`select quote_ident(sequencename) as name, last_value::text as last from pg_sequences where schemaname = 'public' and last_value is not null`,
  );
  for (const { name, last } of rows) await to.execute(sql`select setval(${name}::regclass, ${last}::bigint)`);
};

const copyIn = async (from: Tx, to: Tx): Promise<Result<readonly Copied[], 'different' | 'not empty'>> => {
  const [tables, there] = [await tablesOf(from), await tablesOf(to)];
  if (JSON.stringify(tables) !== JSON.stringify(there)) return refuse('different');
  for (const table of there) if (table.name !== neverEmpty && (await countOf(to, table)) > 0) return refuse('not empty');
  await to.delete(secondLookSetting);
  const copied: Copied[] = [];
  for (const table of inOrder(tables)) copied.push(await copyTable(from, to, table));
  await copySequences(from, to);
  return ok(copied);
};

/** Brings every row of one database into another that has the same tables and no rows; or nothing at all. */
export const copyDatabase = (from: Db, to: Db): ReturnType<typeof copyIn> =>
  from.transaction((source) => to.transaction((target) => copyIn(source, target)), { isolationLevel: 'repeatable read' });
