/**
 * What the decision's budget was made from (stack.md, sections 3 and 4): Fastify and drizzle, one row written and one event, in one
 * transaction; nobody signs in, no machine is asked, no answer is kept. Tables of its own with as many rows as the product has, under the
 * indexes of a list. A process of its own, as the product's server is: on DATABASE_URL, or else on a PGlite in DATA_DIR that syncs its
 * commits as ours does, asked by PGlite's own client. Prints its address when it listens.
 */
import { PGlite } from '@electric-sql/pglite';
import { eq, sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { bigint, bigserial, integer, jsonb, pgSchema, text, timestamp } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import Fastify from 'fastify';
import { Pool } from 'pg';
import { DurableNodeFS, durableStartParams } from '#server/db/durable-node-fs.ts';
import type { Db } from '#server/db/open.ts';

const bare = pgSchema('bare');
const listing = bare.table('listing', {
  id: text().primaryKey(),
  version: integer().notNull(),
  sellerId: text('seller_id').notNull(),
  status: text().notNull(),
  title: text().notNull(),
  price: bigint({ mode: 'number' }).notNull(),
  dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
});
const event = bare.table('event', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  listingId: text('listing_id').notNull(),
  type: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  data: jsonb().notNull(),
});

const tables = (rows: number): readonly string[] => [
  'create schema bare',
  'create table bare.listing (id text primary key, version int not null, seller_id text not null, status text not null, title text not null, price bigint not null, due_at timestamptz not null)',
  'create table bare.event (id bigserial primary key, listing_id text not null, type text not null, at timestamptz not null, data jsonb not null)',
  `insert into bare.listing select n::text, 1, 'seller-' || n % 200, 'pending', 'Produto de demonstração número ' || n, n * 10, timestamptz '2026-01-01' + n * interval '1 second' from generate_series(0, ${rows - 1}) n`,
  'create index on bare.listing (status, due_at, id)',
  'create index on bare.listing (seller_id, status, due_at, id)',
  'create index on bare.event (listing_id, id)',
  'vacuum (analyze) bare.listing',
  'checkpoint',
];

const { DATABASE_URL, DATA_DIR = '' } = process.env;
const open = async (): Promise<{ readonly db: Db; readonly close: () => Promise<void> }> => {
  if (DATABASE_URL) {
    const pool = new Pool({ connectionString: DATABASE_URL, max: 10 });
    return { db: drizzlePostgres(pool) as unknown as Db, close: () => pool.end() };
  }
  const pglite = await PGlite.create({ fs: new DurableNodeFS(DATA_DIR), startParams: durableStartParams });
  return { db: drizzlePglite(pglite) as unknown as Db, close: () => pglite.close() };
};

const { db, close } = await open();
for (const statement of tables(Number(process.env['ROWS']))) await db.execute(sql.raw(statement));

const app = Fastify();
app.put<{ readonly Params: { readonly id: string } }>('/listings/:id', ({ params: { id } }) =>
  db.transaction(async (tx) => {
    const [written] = await tx
      .update(listing)
      .set({ status: 'refused', version: sql`${listing.version} + 1` })
      .where(eq(listing.id, id))
      .returning({ version: listing.version });
    await tx.insert(event).values({ listingId: id, type: 'refused', at: new Date(), data: { warning: 'image', gtin: null } });
    return written;
  }),
);

process.on('SIGTERM', () => void app.close().then(close));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
