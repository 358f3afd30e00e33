import { and, eq } from 'drizzle-orm';
import { ownCompaniesOf } from '#contract/own-company.ts';
import type { Tx } from '../db/open.ts';
import { account } from '../db/schema/core.ts';
import { publishChange } from '../stream/append-event.ts';

/**
 * What the person whose mail this is may enter by is another now: their consoles hear it, wherever they are in. Nobody else does: of an
 * invitation neither who invites nor a colleague elsewhere is told (decision 0127).
 */
export const tellOwnCompanies = async (tx: Tx, mail: string, now: Date): Promise<void> => {
  const entered = await tx
    .select({ id: account.id, sellerId: account.sellerId })
    .from(account)
    .where(and(eq(account.mail, mail), eq(account.role, 'seller'), eq(account.awaitsMail, false)));
  for (const { id, sellerId } of entered)
    await publishChange(tx, { subject: ownCompaniesOf(id), version: now.getTime(), sellerId, to: id });
};
