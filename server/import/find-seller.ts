import { asc, eq, or, sql } from 'drizzle-orm';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Db, Tx } from '../db/open.ts';
import { seller } from '../db/schema/core.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';

interface SellerAccount {
  readonly sellerId: string;
  readonly accountId: string;
}

const imported = { id: 'importados', name: 'Importados' } as const;

/** The company of rows that are nobody's yet. */
export const placeholderId = imported.id;

/** The accounts of a company: open ones before paused ones, connected ones before others, then by name. */
export const accountsOf = (db: Db | Tx, sellerId: string) => {
  const { id, name, connection, pausedAt } = marketplaceAccount;
  const isPaused = sql`${pausedAt} is not null`;
  return db
    .select({ id, name })
    .from(marketplaceAccount)
    .where(eq(marketplaceAccount.sellerId, sellerId))
    .orderBy(isPaused, sql`${connection} <> 'connected'`, asc(name), asc(id));
};

/** A company, by its id alone, with the first of its accounts: what an import in the browser is of. Another company may be called so. */
export const sellerById = async (db: Db | Tx, id: string): Promise<Result<SellerAccount, string>> => {
  const [found] = await db.select({ name: seller.name }).from(seller).where(eq(seller.id, id));
  if (!found) return refuse(`Empresa não encontrada: ${id}`);
  const [account] = await accountsOf(db, id);
  return account
    ? ok({ sellerId: id, accountId: account.id })
    : refuse(`A empresa ${found.name} não tem conta de marketplace: conecte uma antes de importar`);
};

/** The company that imported rows belong to: the one named (by id, else by a name that no other has), else "Importados", made when first needed. */
export const findSeller = async (db: Db | Tx, named: string | undefined): Promise<Result<SellerAccount, string>> => {
  if (named === undefined) {
    await db.insert(seller).values({ id: imported.id, name: imported.name, status: 'active', me2: true }).onConflictDoNothing();
    await db
      .insert(marketplaceAccount)
      .values({ id: imported.id, sellerId: imported.id, name: imported.name, officialName: 'IMPORTADOS' })
      .onConflictDoNothing();
    return ok({ sellerId: imported.id, accountId: imported.id });
  }
  const meant = await db
    .select({ id: seller.id })
    .from(seller)
    .where(or(eq(seller.id, named), eq(seller.name, named)))
    .orderBy(asc(seller.id));
  const ids = meant.map(({ id }) => id);
  if (ids.length > 1 && !ids.includes(named)) return refuse(`${named} pode ser mais de uma empresa: informe o id, ${ids.join(' ou ')}`);
  return sellerById(db, ids.includes(named) ? named : (ids[0] ?? named));
};
