import { sql } from 'drizzle-orm';
import type { Seed } from '#server/fake-mercadolivre/seed-world.ts';
import type { Db } from '#server/db/open.ts';
import { kit, kitPart } from '#server/db/schema/kit.ts';
import { kitTexts } from '#server/kits/kit-texts.ts';
import type { HubAndFake } from '../support/hub-and-fake.ts';
import { insertListing } from '../support/listings.ts';
import { accounts, fillWorld } from './sender-world.ts';

/** A SKU in three accounts of one company, a second SKU, and kits of both: two of the one, one of the other; and three of the one alone. */
export const listings = [
  { id: 'one-a', at: 0, sku: 'one', kit: null },
  { id: 'one-b', at: 1, sku: 'one', kit: null },
  { id: 'one-c', at: 2, sku: 'one', kit: null },
  { id: 'two-a', at: 0, sku: 'two', kit: null },
  { id: 'pair', at: 1, sku: 'one', kit: 'KIT-PAIR' },
  { id: 'three', at: 2, sku: 'one', kit: 'KIT-THREE' },
] as const;
export const skus = ['one', 'two'] as const;
export const kits = [
  { id: 'kit-pair', code: 'KIT-PAIR', parts: { one: 2, two: 1 } },
  { id: 'kit-three', code: 'KIT-THREE', parts: { one: 3, two: 0 } },
] as const;
export const stockAtFirst = 9;
const cents = 9990;

const idThere = (at: number): string => `MLB200000000${at}`;

/** What all histories share; each begins as `beginAnew` leaves it. The third account is another one of Ana's here. */
export const fillStock = async (db: Db): Promise<void> => {
  await fillWorld(db);
  await db.execute(sql`update marketplace_account set seller_id = 'ana' where id = 'account-beto'`);
  for (const { id } of listings) await insertListing(db, id, 'ana', 'active');
  for (const each of kits) {
    const named = { title: `Kit ${each.id}`, code: each.code };
    await db
      .insert(kit)
      .values({ id: each.id, sellerId: 'ana', createdAt: new Date('2026-11-20T12:00:00Z'), ...named, ...kitTexts(named) });
  }
  await db.execute(sql`update sku set sku = 'COD-' || substr(id, 5) where id in ('sku-one-a', 'sku-two-a')`);
};

const skuIdOf = (code: string): string => `sku-${code}-a`;
export const skuIds = skus.map(skuIdOf);

const seed: Seed = {
  users: accounts.map(({ id, userId }) => ({ id: userId, nickname: id.toUpperCase() })),
  items: listings.map(({ id, at, kit: code }, index) => ({
    id: idThere(index),
    sellerId: accounts[at].userId,
    title: 'Capa de chuva',
    price: cents / 100,
    quantity: code === null ? stockAtFirst : Math.floor(stockAtFirst / (code === 'KIT-PAIR' ? 2 : 3)),
    sku: code ?? `COD-${id}`,
    sellerCustomField: id,
  })),
  questions: [],
};

/** Everything is as at first: each SKU has nine, all is on sale, nothing is to be sent, and hub and fake agree. */
export const beginStockAnew = async (both: HubAndFake): Promise<void> => {
  await both.begin(seed);
  const { db } = both;
  await db.execute(sql`with jobs as (delete from integration_job), told as (delete from notification), happened as (delete from event),
    buckets as (delete from rate_bucket), parts as (delete from kit_part)
    update marketplace_account set connection = 'unconnected', grant_sealed = null, grant_version = 0, refreshing_by = null, refreshing_until = null, version = 1`);
  await db.execute(sql`update sku set stock = ${stockAtFirst}, price = ${cents}`);
  for (const [index, { id, at, sku, kit: code }] of listings.entries())
    await db.execute(sql`update listing set account_id = ${accounts[at].id}, sku_id = ${code === null ? skuIdOf(sku) : null}, kit = ${code !== null},
      sku = ${code ?? `COD-${sku}-a`}, status = 'active', sub_status = null, version = 1, price = ${cents}, external_id = ${idThere(index)} where id = ${id}`);
  await db
    .insert(kitPart)
    .values(
      kits.flatMap(({ id, parts }) =>
        skus.flatMap((sku, position) => (parts[sku] === 0 ? [] : [{ kitId: id, skuId: skuIdOf(sku), quantity: parts[sku], position }])),
      ),
    );
  for (const { id, userId } of accounts) await both.connect(id, userId);
};
