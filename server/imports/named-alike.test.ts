import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { seller } from '../db/schema/core.ts';
import { listing } from '../db/schema/listing.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { saleOrder } from '../db/schema/order.ts';
import { openImports } from './imports-fixture.ts';

const { app, bringTogether, checked, map, read, start } = openImports();

beforeAll(async () => {
  await app().db.update(seller).set({ name: 'ana' }).where(eq(seller.id, 'beto'));
  // The first of all.
  await app().db.insert(marketplaceAccount).values({ id: 'a', sellerId: 'beto', name: 'a', officialName: 'A' });
});

test('listings are those of the company that brought them, whatever another one is called', async () => {
  await start(await checked('Título;Preço\nCapa de chuva;12,50\n', { kind: 'listings' }));
  expect(await app().db.select({ sellerId: listing.sellerId }).from(listing)).toEqual([{ sellerId: 'ana' }]);
});

test('and so are orders', async () => {
  const run = await bringTogether({
    'pedidos.csv': 'order_id,customer_id,order_status,order_purchase_timestamp\no1,c1,delivered,2017-10-02 10:56:33',
    'itens.csv': 'order_id,order_item_id,product_id,seller_id,price,freight_value\no1,1,p1,s1,10.00,1.00',
    'clientes.csv': 'customer_id,customer_unique_id,customer_zip_code_prefix,customer_city,customer_state\nc1,u1,1310,sao paulo,SP',
  });
  await map(run, {}, 'superuser');
  await start(await read(run._id, 'superuser'), 'superuser');
  expect(await app().db.select({ sellerId: saleOrder.sellerId }).from(saleOrder)).toEqual([{ sellerId: 'ana' }]);
});
