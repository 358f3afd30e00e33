import { and, eq } from 'drizzle-orm';
import { withdrawInvite } from '#contract/user.ts';
import { ok, refuse } from '#lib/result.ts';
import { accountToken, mailMessage } from '../db/schema/account-mail.ts';
import { account, event } from '../db/schema/core.ts';
import { stepRefused } from '../http/problem.ts';
import { writeRoute, type WriteContext } from '../http/route.ts';
import { takeCompany, writeCompany } from '../sellers/company-writes.ts';
import { lockUserForUpdate } from './lock-user.ts';
import { removeAccount } from './person.ts';
import { tellOwnCompanies } from './tell-own-companies.ts';
import { subjectOf } from './user-row.ts';

/**
 * Nobody ever entered by it: the account goes, its link works no more, and the address may be invited again. Its mails go first: one that
 * is being sent makes a link of its own meanwhile. What else the person enters by stays.
 */
export const takeInviteBack = async ({ tx, clock, record }: WriteContext, id: string): Promise<void> => {
  await tx.delete(mailMessage).where(eq(mailMessage.linkAccountId, id));
  await tx.delete(accountToken).where(eq(accountToken.accountId, id));
  const [invited] = await tx.select().from(account).where(eq(account.id, id));
  if (!invited) return;
  await removeAccount(tx, invited);
  const { name, version } = invited;
  await record({ subject: subjectOf(id), type: 'inviteWithdrawn', version: version + 1, data: { name }, sellerId: null });
  await tellOwnCompanies(tx, invited.mail, clock());
};

/** DELETE /user/person/{id}/invite. A person who registered by themselves was not invited, so there is nothing to take back. */
export const withdrawInviteRoute = writeRoute(withdrawInvite, async ({ params: { id } }, context) => {
  const { tx, actor } = context;
  // As its owners hold it: the company before its people.
  const [invited] = await tx.select({ sellerId: account.sellerId }).from(account).where(eq(account.id, id));
  const company = invited?.sellerId == null ? null : await takeCompany({ tx, actor, ifMatch: null }, invited.sellerId);
  if (company?.ok === false) return company;
  const taken = await lockUserForUpdate(context, id);
  if (!taken.ok) return taken;
  const { awaitsMail, blockedAt, name } = taken.value.user;
  const wasInvited = (await tx.$count(event, and(eq(event.subject, subjectOf(id)), eq(event.type, 'invited')))) > 0;
  if (!awaitsMail || blockedAt || !wasInvited) return refuse(stepRefused('O convite não está em aberto'));
  await takeInviteBack(context, id);
  if (company) await writeCompany(context, company.value, { type: 'colleagueChanged', data: { person: name, step: 'withdrawInvite' } });
  return ok({ _id: id });
});
