import { and, eq } from 'drizzle-orm';
import { ownCompaniesOf } from '#contract/own-company.ts';
import type { Tx } from '../db/open.ts';
import { account } from '../db/schema/core.ts';
import { publishChange } from '../stream/append-event.ts';

/**
 * The companies that the person with this mail may enter, or is invited to, have changed. Every account that they can be signed in with is
 * told, and nobody else: neither who invites nor a colleague elsewhere may hear of an invitation (decision 0127). No company is named, for a
 * server that does not know `to` yet would tell all of that company.
 */
export const tellOwnCompanies = async (tx: Tx, mail: string, now: Date): Promise<void> => {
  const entered = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.mail, mail), eq(account.role, 'seller'), eq(account.awaitsMail, false)));
  for (const { id } of entered) await publishChange(tx, { subject: ownCompaniesOf(id), version: now.getTime(), sellerId: null, to: id });
};
