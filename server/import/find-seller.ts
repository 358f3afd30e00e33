import { eq, or } from 'drizzle-orm';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Db } from '../db/open.ts';
import { seller } from '../db/schema/core.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';

interface SellerAccount {
  readonly sellerId: string;
  readonly accountId: string;
}

const imported = { id: 'importados', name: 'Importados' } as const;

/** The company that imported rows belong to: the one named (by id or name), else "Importados", made when first needed. */
export const findSeller = async (db: Db, named: string | undefined): Promise<Result<SellerAccount, string>> => {
  if (named === undefined) {
    await db.insert(seller).values({ id: imported.id, name: imported.name, status: 'active', me2: true }).onConflictDoNothing();
    await db
      .insert(marketplaceAccount)
      .values({ id: imported.id, sellerId: imported.id, name: imported.name, officialName: 'IMPORTADOS' })
      .onConflictDoNothing();
    return ok({ sellerId: imported.id, accountId: imported.id });
  }
  const [found] = await db
    .select({ sellerId: seller.id, accountId: marketplaceAccount.id })
    .from(seller)
    .leftJoin(marketplaceAccount, eq(marketplaceAccount.sellerId, seller.id))
    .where(or(eq(seller.id, named), eq(seller.name, named)))
    .orderBy(marketplaceAccount.id)
    .limit(1);
  if (!found) return refuse(`Empresa não encontrada: ${named}`);
  const { sellerId, accountId } = found;
  return accountId === null
    ? refuse(`A empresa ${named} não tem conta de marketplace: conecte uma antes de importar`)
    : ok({ sellerId, accountId });
};
