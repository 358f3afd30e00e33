import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedDemo } from '../demo/seed.ts';
import { memoryBlobs } from '../testing/memory-blobs.ts';
import { migratedSnapshot } from '../testing/migrated-snapshot.ts';
import { createPostgres, quiet, testPostgres } from '../testing/open-test-db.ts';
import { copyDatabase } from './copy-database.ts';
import type { Database, Db } from './open.ts';
import { migratedOverPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';
import { event, seller } from './schema/core.ts';

const namesOf = async (db: Db): Promise<readonly string[]> => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  );
  return rows.map(({ name }) => name);
};

/** Every column of every row, of a trigger's sums and of what is reckoned too. */
const fingerprintsOf = async (db: Db): Promise<Readonly<Record<string, string | null>>> => {
  const found: Record<string, string | null> = {};
  for (const name of await namesOf(db)) {
    const { rows } = await db.execute<{ is: string | null }>(
      sql.raw(`select md5(string_agg(md5(t::text), '' order by md5(t::text))) as is from ${name} t`),
    );
    found[name] = rows[0]?.is ?? null;
  }
  return found;
};

// The way leads from the embedded database to a Postgres server (TEST_DATABASE_URL).
describe.runIf(testPostgres !== null)('the embedded database, taken to a PostgreSQL', () => {
  let pglite: PGlite;
  let here: Database;
  let there: Database;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    pglite = await PGlite.create({ loadDataDir: await migratedSnapshot() });
    here = migratedOverPglite(pglite);
    const postgres = await createPostgres(testPostgres ?? '');
    drop = postgres.drop;
    there = await openPostgres(postgres.url, quiet);
    const clock = (): Date => new Date('2026-11-21T12:00:00.123Z');
    await seedDemo(here.db, { blobs: memoryBlobs(), clock, size: 'small', hashPassword: async (sent) => `hashed ${sent}` });
  });
  afterAll(async () => {
    await here.close();
    await pglite.close();
    await there.close();
    await drop();
  });

  test('brings every row over as it was, counts them, and goes on with the next number; a second time is refused', async () => {
    const copied = await copyDatabase(here.db, there.db);
    if (!copied.ok) throw new Error(copied.error);
    const before = await fingerprintsOf(here.db);
    expect(await fingerprintsOf(there.db)).toEqual(before);
    const filled = copied.value.filter(({ rows }) => rows > 0).map(({ table }) => table);
    expect(filled.toSorted()).toEqual(Object.keys(before).filter((name) => before[name] !== null));
    expect(filled.length).toBeGreaterThan(30);
    expect(copied.value.find(({ table }) => table === 'event')?.rows).toBe(await here.db.$count(event));

    const { rows } = await here.db.execute<{ last: number }>(sql`select max(seq)::int as last from event`);
    const said = {
      subject: 'user:ana',
      type: 'renamed',
      version: 1,
      actorId: 'ana',
      actorName: 'Ana',
      at: new Date(),
      data: {},
      sellerId: null,
    };
    const [next] = await there.db.insert(event).values(said).returning({ seq: event.seq });
    expect(Number(next?.seq)).toBeGreaterThan(rows[0]?.last ?? 0);

    expect(await copyDatabase(here.db, there.db)).toEqual({ ok: false, error: 'not empty' });
    expect(await there.db.$count(seller)).toBe(await here.db.$count(seller));
  });
});
