import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { account } from '../db/schema/core.ts';
import { publishChange } from '../stream/append-event.ts';
import { subjectOf } from './user-row.ts';

/** The address of this account was shown to be theirs. Open consoles hear of it; their history does not, for nothing is decided on it. */
export const letIn = async (tx: Tx, id: string): Promise<void> => {
  const [awaited] = await tx
    .update(account)
    .set({ awaitsMail: false, version: sql`${account.version} + 1` })
    .where(and(eq(account.id, id), eq(account.awaitsMail, true)))
    .returning({ version: account.version });
  if (awaited) await publishChange(tx, { subject: subjectOf(id), version: awaited.version, sellerId: null });
};
