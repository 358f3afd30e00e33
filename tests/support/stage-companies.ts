import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { category } from '#server/db/schema/category.ts';

/** A category to list in, as an import leaves it: called as the marketplace calls it. */
export const stageCategory = async (db: Db): Promise<void> => {
  await db.insert(category).values({ id: 'MLB31447', level: 1, name: 'Camisetas', path: ['MLB31447'] });
};

/**
 * What a hub without the demo has from elsewhere: a category, and an account for each company that registers, which nobody connected.
 * Connecting one is a journey of its own.
 */
export const stageNewCompanies = async (db: Db): Promise<void> => {
  await stageCategory(db);
  await db.execute(sql`create function has_account() returns trigger language plpgsql as $$ begin
    insert into marketplace_account (id, seller_id, name, official_name) values ('account-' || new.id, new.id, 'Loja no ML', new.name);
    return null; end $$`);
  await db.execute(sql`create trigger has_account after insert on seller for each row execute function has_account()`);
};
