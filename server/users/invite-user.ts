import { eq } from 'drizzle-orm';
import { inviteUser, resendInvite } from '#contract/user.ts';
import { ok, refuse } from '#lib/result.ts';
import { tidyAccess } from '#machines/lifecycle/user.ts';
import { seller } from '../db/schema/core.ts';
import { invalid, stepRefused } from '../http/problem.ts';
import { preparedWriteRoute, writeRoute } from '../http/route.ts';
import { lockUserForUpdate, writeUser } from './lock-user.ts';
import { accountsOf } from './person.ts';
import { mailInvitation, openInvited, unknownPassword } from './open-invited.ts';
import { rowOf } from './user-row.ts';

const mailTaken = 'Já existe um usuário com este e-mail';

export const inviteUserRoute = preparedWriteRoute(
  inviteUser,
  async () => ok(await unknownPassword()),
  async ({ body: { name, mail, ...given } }, context, passwordHash) => {
    const { tx, clock } = context;
    const access = tidyAccess(given);
    const { sellerId } = access;
    const [company] = sellerId === null ? [null] : await tx.select({ id: seller.id }).from(seller).where(eq(seller.id, sellerId));
    if (company === undefined) return refuse(invalid('Dados inválidos', [{ path: 'body.sellerId', message: 'Empresa não encontrada' }]));
    // One more account is one more company of a seller: a person who works for the hub has one, and none beside it.
    const known = await accountsOf(tx, mail.toLowerCase());
    if (known.length > 0 && [access, ...known].some(({ role }) => role !== 'seller')) return refuse(stepRefused(mailTaken));
    const id = await openInvited(context, { name, mail, access, isOwner: false }, passwordHash);
    return id === null ? refuse(stepRefused(mailTaken)) : ok(await rowOf(tx, id, clock()));
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
