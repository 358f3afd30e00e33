/**
 * What the list's budget was made from (stack.md, section 3): Fastify and drizzle, one table, a status and a cursor; nobody signs in, no
 * name is looked up, nothing is counted. A process of its own, as the product's server is. Prints its address when it listens.
 */
import { and, eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import Fastify from 'fastify';
import { Pool } from 'pg';
import { listing } from '#server/db/schema/listing.ts';

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const db = drizzle(pool);
const app = Fastify();

const { id, version, status, title, sku, gtin, price, height, width, depth, weight, cover, sellerId, accountId, categoryId } = listing;
const { warning, reasons, queuedAt, dueAt, kit } = listing;
const columns = { id, version, status, title, sku, gtin, price, height, width, depth, weight, cover, sellerId, accountId, categoryId };

app.get<{ Querystring: { readonly at: string; readonly id: string } }>('/list', async ({ query }) =>
  db
    .select({ ...columns, warning, reasons, queuedAt, dueAt, kit })
    .from(listing)
    .where(and(eq(status, 'pending'), sql`(${dueAt}, ${id}) > (${query.at}::timestamptz, ${query.id})`))
    .orderBy(dueAt, id)
    .limit(50),
);

process.on('SIGTERM', () => void app.close().then(() => pool.end()));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
