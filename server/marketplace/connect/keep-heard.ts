import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { marketplaceAccount } from '../../db/schema/marketplace-account.ts';
import type { AccountHeard } from '../port.ts';

const { id, tags, heardAt } = marketplaceAccount;

/** As long as what the marketplace says of its user is believed without asking again; by the clock of the database. */
export const believedFor = sql`interval '1 day'`;

/** In a statement that knows the account: null where it is old, or nobody ever said it. */
export const freshTags = sql<string[] | null>`case when ${heardAt} > now() - ${believedFor} then ${tags} end`;

export const heardColumns = (heard: AccountHeard) => ({ tags: [...heard.tags], standing: heard.standing, heardAt: sql`now()` });

/** What is shown of it is shown by the day (reputation), so it moves no version. */
export const keepHeard = async (db: Db, of: string, heard: AccountHeard): Promise<void> => {
  await db.update(marketplaceAccount).set(heardColumns(heard)).where(eq(id, of));
};
