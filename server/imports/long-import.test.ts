import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { print } from '../../tests/model/coverage.ts';
import { product, sku } from '../db/schema/product.ts';
import { setHeapFlags } from '../heap-flags.ts';
import { openImports } from './imports-fixture.ts';

/** So many lines; `npm run proofs -- imports` takes fifty thousand. */
const lines = Number(process.env['IMPORT_LINES'] ?? 400);
const mebibyte = 1024 * 1024;
/** Beyond what the process has before, in MB. The database of a test is in memory with its files: the long one is a server of its own. */
const mostGrown = 150;

// As the server does when it starts; the files after a short one are other tests' own.
if ('IMPORT_LINES' in process.env) setHeapFlags();

const { app, bring, map, start, read, stocked } = openImports();

/** The most that the process has had, looked at again and again while something is done. */
const grownWhile = async (done: () => Promise<unknown>): Promise<number> => {
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20);
  await done();
  clearInterval(timer);
  return (Math.max(most, process.memoryUsage.rss()) - before) / mebibyte;
};

test(`${lines} lines are taken once each, and the process grows by little`, async () => {
  await stocked('first', 1000, 5);
  const [like] = await app().db.select().from(product).where(eq(product.id, 'product-first'));
  expect(like).toBeDefined();
  await app().db.execute(sql`
    insert into product (id, seller_id, category_id, title, created_at, sort_title, search)
    select 'long-' || n, seller_id, category_id, title, created_at, sort_title, search
    from product, generate_series(1, ${lines}) as n where id = 'product-first'`);
  await app().db.execute(sql`
    insert into sku (id, product_id, seller_id, sku, height, width, depth, weight, price, stock)
    select 'long-' || n, 'long-' || n, seller_id, 'LONG-' || n, 1, 1, 1, 1, 1000, 5
    from product, generate_series(1, ${lines}) as n where id = 'product-first'`);
  const rows = Array.from({ length: lines }, (_, at) => `LONG-${at + 1};Um produto com um nome como os de verdade;12,50;${at % 7}`);
  const file = `SKU;Produto;Preço;Estoque\r\n${rows.join('\r\n')}\r\n`;
  let id = '';
  const grown = await grownWhile(async () => {
    const run = await bring(file);
    id = run._id;
    await map(run, { kind: 'stock' });
    await start(run);
  });
  expect(await read(id)).toMatchObject({ status: 'done', total: lines, counts: { taken: lines } });
  expect(await app().db.$count(sku, eq(sku.price, 1250))).toBe(lines);
  expect(await app().db.$count(product, eq(product.version, 2))).toBe(lines);
  print(`${lines} lines: ${grown.toFixed(0)} MB more`);
  expect(grown).toBeLessThan(mostGrown);
});
