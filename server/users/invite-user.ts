import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { inviteUser, resendInvite } from '#contract/user.ts';
import { ok, refuse } from '#lib/result.ts';
import { tidyAccess } from '#machines/lifecycle/user.ts';
import { queueLink } from '../password-mail/mail-token.ts';
import { account, seller } from '../db/schema/core.ts';
import { invalid, stepRefused } from '../http/problem.ts';
import { preparedWriteRoute, writeRoute, type WriteContext } from '../http/route.ts';
import { invitation } from '../mail/mail-texts.ts';
import { hashPassword } from '../session/password.ts';
import { lockUserForUpdate, writeUser } from './lock-user.ts';
import { rowOf, subjectOf } from './user-row.ts';

const lastsMs = 3 * 24 * 60 * 60_000;

const mailInvitation = async (
  { tx, actor, clock, post }: WriteContext,
  { id, mail, name }: { readonly id: string; readonly mail: string; readonly name: string },
): Promise<void> => {
  const letter = invitation(post.consoleBase, name, actor.name);
  // It lasts longer than usual: nobody asked for it and may be waiting for it.
  await queueLink(tx, { accountId: id, kind: 'reset', lasts: lastsMs }, { recipient: mail, ...letter }, clock());
};

/** A password nobody knows: the mailed link is the only way in. Made before the transaction, which its cost would hold. */
export const inviteUserRoute = preparedWriteRoute(
  inviteUser,
  async () => ok(await hashPassword(randomBytes(32).toString('hex'))),
  async ({ body: { name, mail: typedMail, ...given } }, context, passwordHash) => {
    const { tx, clock, record } = context;
    const mail = typedMail.toLowerCase();
    const { role, sellerId, hadSellout, hadSell } = tidyAccess(given);
    const [company] = sellerId === null ? [null] : await tx.select({ id: seller.id }).from(seller).where(eq(seller.id, sellerId));
    if (company === undefined) return refuse(invalid('Dados inválidos', [{ path: 'body.sellerId', message: 'Empresa não encontrada' }]));
    const id = randomBytes(12).toString('hex');
    const made = await tx
      .insert(account)
      .values({ id, mail, name, passwordHash, role, sellerId, hadSellout, isMoneyManager: hadSell, awaitsMail: true })
      .onConflictDoNothing({ target: account.mail })
      .returning({ id: account.id });
    if (made.length === 0) return refuse(stepRefused('Já existe um usuário com este e-mail'));
    const after = { role, sellerId, hadSellout, hadSell };
    await record({ subject: subjectOf(id), type: 'invited', version: 1, data: { after }, sellerId: null });
    await mailInvitation(context, { id, mail, name });
    return ok(await rowOf(tx, id, clock()));
  },
);

/** POST /user/person/{id}/invite */
export const resendInviteRoute = writeRoute(resendInvite, async ({ params: { id } }, context) => {
  const taken = await lockUserForUpdate({ ...context, ifMatch: null }, id);
  if (!taken.ok) return taken;
  const { user } = taken.value;
  if (!user.awaitsMail || user.blockedAt) return refuse(stepRefused('O convite não está em aberto'));
  await mailInvitation(context, user);
  await writeUser(context, user, { type: 'inviteSent' });
  return ok(await rowOf(context.tx, id, context.clock()));
});
