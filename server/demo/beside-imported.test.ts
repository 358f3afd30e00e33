import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/open.ts';
import { account, seller } from '../db/schema/core.ts';
import { listing } from '../db/schema/listing.ts';
import { saleOrder } from '../db/schema/order.ts';
import { vehicle } from '../db/schema/vehicle.ts';
import { runOrderImport } from '../import/orders/run-order-import.ts';
import { runImport } from '../import/run-import.ts';
import { runVehicleImport } from '../import/vehicles/run-vehicle-import.ts';
import { hashPassword } from '../session/password.ts';
import { memoryBlobs } from '../testing/memory-blobs.ts';
import { openTestDb } from '../testing/open-test-db.ts';
import { testSettings } from '../testing/test-server.ts';
import { demoAccounts } from './demo-accounts.ts';
import { openDemoAccounts } from './open-demo-accounts.ts';
import { seedDemo } from './seed.ts';

const dir = mkdtempSync(join(tmpdir(), 'balcao-beside-'));
const write = (name: string, ...lines: readonly string[]): void => writeFileSync(join(dir, name), `${lines.join('\n')}\n`);
const settings = testSettings({ DATA_DIR: dir });

let database: Database;
beforeAll(async () => {
  database = await openTestDb();
});
afterAll(async () => {
  await database.close();
  rmSync(dir, { recursive: true });
});

const seed = (): Promise<boolean> =>
  seedDemo(database.db, { blobs: memoryBlobs(), clock: () => new Date('2026-11-21T12:00:00.000Z'), size: 'small', hashPassword });

/** All that can be imported; what a database has none of is left out. */
const imports = async (): Promise<void> => {
  write('listings.csv', 'title;price', 'Caneca;41,00');
  mkdirSync(join(dir, 'vehicles'));
  write('vehicles/fipe.csv', '51000,Fiat,Uno Mille 1.0,1998,Gasolina,001004-9,maio de 2022,1,G');
  write(
    'olist_orders_dataset.csv',
    'order_id,customer_id,order_status,order_purchase_timestamp,order_approved_at,order_delivered_carrier_date,order_delivered_customer_date,order_estimated_delivery_date',
    'o1,c1,delivered,2018-01-02 10:00:00,2018-01-02 11:00:00,2018-01-03 11:00:00,2018-01-08 11:00:00,2018-01-20 00:00:00',
  );
  write(
    'olist_order_items_dataset.csv',
    'order_id,order_item_id,product_id,seller_id,shipping_limit_date,price,freight_value',
    'o1,1,p1,s1,2018-01-06 10:00:00,10.00,5.00',
  );
  write(
    'olist_customers_dataset.csv',
    'customer_id,customer_unique_id,customer_zip_code_prefix,customer_city,customer_state',
    'c1,u1,1310,sao paulo,SP',
  );
  write('olist_products_dataset.csv', 'product_id,product_category_name', 'p1,moveis_decoracao');
  write('olist_sellers_dataset.csv', 'seller_id,seller_zip_code_prefix,seller_city,seller_state', 's1,20040,rio de janeiro,RJ');
  const some = { seller: undefined, report: undefined, mapped: [], options: {}, isUpdate: false };
  const done = [
    await runImport({ what: 'listings', file: join(dir, 'listings.csv'), folders: [], ...some }, settings, database),
    await runOrderImport({ what: 'orders', folder: dir, files: new Map(), ...some }, settings, database),
    await runVehicleImport({ what: 'vehicles', folder: join(dir, 'vehicles'), ...some }, settings, database),
  ];
  expect(done.filter(({ ok }) => !ok)).toEqual([]);
};

test('imported first, started afterwards: the demo’s accounts are there, beside all that was imported', async () => {
  await imports();
  const before = { listings: await database.db.$count(listing), orders: await database.db.$count(saleOrder) };
  expect([before, await database.db.$count(vehicle)]).toEqual([{ listings: 1, orders: 1 }, 1]);
  expect(await seed()).toBe(true);
  expect(await openDemoAccounts(database.db)).toEqual(demoAccounts);
  expect(await database.db.select({ id: listing.id }).from(listing)).toHaveLength(before.listings + 400);
});

test('where somebody has an account the demo, whose password everybody knows, does not come', async () => {
  await database.close();
  database = await openTestDb();
  const row = { id: 'bia', mail: 'bia@loja.test', name: 'Bia', role: 'superuser' as const, passwordHash: 'x' };
  await database.db.insert(account).values(row);
  expect(await seed()).toBe(false);
  expect([await database.db.$count(account), await database.db.$count(seller)]).toEqual([1, 0]);
});
