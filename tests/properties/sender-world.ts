import { sql } from 'drizzle-orm';
import type { Seed } from '#server/fake-mercadolivre/seed-world.ts';
import type { Db } from '#server/db/open.ts';
import { seller } from '#server/db/schema/core.ts';
import { category } from '#server/db/schema/category.ts';
import { marketplaceAccount } from '#server/db/schema/marketplace-account.ts';
import type { Actor } from '#server/http/actor.ts';
import type { HubAndFake } from '../support/hub-and-fake.ts';
import { insertListing } from '../support/listings.ts';
import { companies, insertPeople, people } from '../support/people.ts';
import { insertQuestion } from '../support/questions.ts';

type Company = 'ana' | 'beto';

/** Two companies, one of which sells the same things from two accounts. */
export const accounts = [
  { id: 'account-ana', of: 'ana', userId: 101 },
  { id: 'account-ana-2', of: 'ana', userId: 102 },
  { id: 'account-beto', of: 'beto', userId: 201 },
] as const satisfies readonly { readonly id: string; readonly of: Company; readonly userId: number }[];

/** Each account has one on sale and one that waits to be reviewed. Three of Ana's sell one SKU, two of them in one account: it has one stock. */
export const listings = [
  { id: 'ana-up', at: 0, sku: 'ana-up', externalId: 'MLB1000000001' },
  { id: 'ana-new', at: 0, sku: 'ana-up', externalId: null },
  { id: 'two-up', at: 1, sku: 'ana-up', externalId: 'MLB1000000002' },
  { id: 'two-new', at: 1, sku: 'two-new', externalId: null },
  { id: 'beto-up', at: 2, sku: 'beto-up', externalId: 'MLB1000000003' },
  { id: 'beto-new', at: 2, sku: 'beto-new', externalId: null },
] as const;
export const skus = ['ana-up', 'two-new', 'beto-up', 'beto-new'] as const;

export const questions = [
  { id: 'q-ana', listing: 0, externalId: '11' },
  { id: 'q-two', listing: 2, externalId: '12' },
  { id: 'q-beto', listing: 4, externalId: '13' },
] as const;

export const accountOf = ({ at }: { readonly at: number }) => accounts[at] ?? accounts[0];
const price = 9990;
const stock = 5;

const actorOf = (id: keyof typeof people): Actor => {
  const { name, role, company } = people[id];
  return { id, name, role, sellerId: company, isMoneyManager: false };
};
export const sellerOf = (of: Company): Actor => actorOf(of === 'ana' ? 'seller' : 'foreignSeller');
export const reviewer = actorOf('reviewer');
export const superuser = actorOf('superuser');

/** What all histories share; each begins as `beginAnew` leaves it. */
export const fillWorld = async (db: Db): Promise<void> => {
  await insertPeople(db);
  await db.insert(category).values({ id: 'MLB1', level: 0, name: 'Acessórios', path: ['MLB1'] });
  const names = new Map(companies.map(({ id, name }) => [id as string, name]));
  await db
    .insert(marketplaceAccount)
    .values(accounts.map(({ id, of }) => ({ id, sellerId: of, name: `${names.get(of)} ${id}`, officialName: id })));
  for (const { id, at, externalId } of listings)
    await insertListing(db, id, accountOf({ at }).of, externalId === null ? 'pending' : 'active');
  for (const { id, listing } of questions) {
    const about = listings[listing];
    await insertQuestion(db, id, about.id, accountOf(about).of);
  }
  await db.execute(sql`update listing set account_id = 'account-ana-2' where id like 'two-%'`);
  await db.execute(sql`update listing set sku_id = 'sku-ana-up', sku = 'COD-ana-up' where id in ('two-up', 'ana-new')`);
  await db.execute(sql`update question set account_id = 'account-ana-2' where id = 'q-two'`);
  await db.update(seller).set({ status: 'active' });
};

const rows = (list: readonly { readonly id: string; readonly externalId: string | null }[]) =>
  sql.raw(list.map(({ id, externalId }) => `('${id}', ${externalId === null ? 'null' : `'${externalId}'`})`).join(', '));

/** In one statement, since it comes before each of very many histories. */
const cleared = sql`
  with jobs as (delete from integration_job), told as (delete from notification), happened as (delete from event),
    buckets as (delete from rate_bucket), attempts as (delete from oauth_attempt),
    listed as (update listing set status = case when f.external_id is null then 'pending' else 'active' end, sub_status = null, version = 1,
      external_id = f.external_id, price = ${price}, warning = '', reasons = '{new}', status_at = '2026-11-20T12:00:00Z',
      account_id = case when listing.id like 'two-%' then 'account-ana-2' else 'account-' || seller_id end
      from (values ${rows(listings)}) f (id, external_id) where listing.id = f.id),
    asked as (update question set status = 'unanswered', version = 1, external_id = f.external_id, answer = null, answered_at = null,
      answered_by = null, answered_by_name = null, is_flagged = false from (values ${rows(questions)}) f (id, external_id) where question.id = f.id),
    stocked as (update sku set stock = ${stock}, warning = null)
  update marketplace_account set connection = 'unconnected', paused_at = null, pause_reason = null, expires_at = null, external_user_id = null,
    grant_sealed = null, grant_version = 0, refreshing_by = null, refreshing_until = null, shut_out_reason = null, tags = null, heard_at = null, version = 1`;

const seed: Seed = {
  users: accounts.map(({ id, userId }) => ({ id: userId, nickname: id.toUpperCase() })),
  items: listings.flatMap(({ id, at, sku, externalId }) =>
    externalId === null
      ? []
      : [
          {
            id: externalId,
            sellerId: accountOf({ at }).userId,
            title: 'Capa de chuva',
            price: price / 100,
            quantity: stock,
            sku: `COD-${sku}`,
            sellerCustomField: id,
          },
        ],
  ),
  questions: questions.map(({ externalId, listing }) => ({
    id: Number(externalId),
    itemId: listings[listing].externalId,
    fromId: 900,
    text: 'Serve?',
  })),
};

/** Everything is as at first: all accounts connected, nothing to be sent, and hub and fake agree. */
export const beginAnew = async (both: HubAndFake): Promise<void> => {
  await both.begin(seed);
  await both.db.execute(cleared);
  for (const { id, userId } of accounts) await both.connect(id, userId);
};
