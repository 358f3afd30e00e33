import { inArray } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/open.ts';
import { account, seller } from '../db/schema/core.ts';
import { demoAccounts } from './demo-accounts.ts';
import { demoCompanyIds } from './make-world.ts';
import { seedDemo, type SeedDeps } from './seed.ts';

/**
 * What is said of a demo that was cut short before its accounts came, where somebody made an account of their own since: it is not
 * completed, for everybody knows the password of its accounts. Null where it is whole, for an
 * account somebody could enter by is never removed, and where there is none.
 */
export const sayHalfDemo = async (db: Pick<Db, 'select'>): Promise<string | null> => {
  const [company] = await db
    .select({ id: seller.id })
    .from(seller)
    .where(inArray(seller.id, [...demoCompanyIds()]))
    .limit(1);
  if (!company) return null;
  const ids = demoAccounts.map(({ id }) => id);
  const [entered] = await db.select({ id: account.id }).from(account).where(inArray(account.id, ids)).limit(1);
  if (entered) return null;
  return 'O mundo da demonstração está pela metade: o primeiro início foi interrompido, e desde então alguém criou uma conta. Há empresas e anúncios dele; as contas de demonstração e o que faltava não virão. Para tê-lo inteiro, pare o servidor, esvazie DATA_DIR (com DATABASE_URL, o banco) e inicie de novo';
};

/** What a start does about the demo: makes it, completes it, or warns in its log that it stays half. */
export const seedAtStart = async (db: Db, deps: SeedDeps, log: Pick<FastifyBaseLogger, 'warn'>): Promise<void> => {
  if (await seedDemo(db, deps)) return;
  const half = await sayHalfDemo(db);
  if (half !== null) log.warn(half);
};
