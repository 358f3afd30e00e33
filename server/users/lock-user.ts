import { eq, inArray, or } from 'drizzle-orm';
import type { Access, UserEventType } from '#contract/user.ts';
import { ok, refuse, unreachable, type Result } from '#lib/result.ts';
import { blocksOf, stepUser, type UserState, type UserStep, type UserStepRefused } from '#machines/lifecycle/user.ts';
import { account } from '../db/schema/core.ts';
import { notFound, stepRefused, type ServerProblem } from '../http/problem.ts';
import type { WriteContext } from '../http/route.ts';
import { unlessChanged } from '../stream/take-found.ts';
import { iso, subjectOf, userColumns, type UserRecord } from './user-row.ts';

export const accessOf = ({ role, sellerId, hadSellout, isMoneyManager }: UserRecord): Access => ({
  role,
  sellerId,
  hadSellout,
  hadSell: isMoneyManager,
});

/**
 * Locks this account, the others of the person and those of all superusers, in one order: two superusers who take the role from each other wait, and the
 * second is told that nobody would be left. Refuses what is absent, or changed since the version decided on.
 */
export const lockUserForUpdate = async (
  { tx, actor, ifMatch }: WriteContext,
  id: string,
): Promise<Result<{ readonly user: UserRecord; readonly isLastSuperuser: boolean }, ServerProblem>> => {
  const mail = tx.select({ mail: account.mail }).from(account).where(eq(account.id, id));
  const locked = await tx
    .select(userColumns)
    .from(account)
    .where(or(inArray(account.mail, mail), eq(account.role, 'superuser')))
    .orderBy(account.id)
    .for('update');
  const user = locked.find((each) => each.id === id);
  if (!user) return refuse(notFound());
  const standing = { subject: subjectOf(id), version: user.version, status: user.blockedAt ? 'blocked' : 'active' };
  const silent = ['sessionsRevoked', 'inviteSent', 'inviteDeclined', 'renamed', 'passwordChanged'];
  const taken = await unlessChanged({ tx, actor, ifMatch }, user, { ...standing, silent });
  if (!taken.ok) return taken;
  const others = locked.filter((each) => each.id !== id && each.role === 'superuser' && !each.blockedAt && !each.awaitsMail);
  return ok({ user, isLastSuperuser: user.role === 'superuser' && others.length === 0 });
};

const sayRefused = (reason: UserStepRefused, step: UserStep): ServerProblem => {
  switch (reason) {
    case 'self':
      return stepRefused(step.type === 'block' ? 'Você não pode bloquear a si mesmo' : 'Você não pode mudar o seu próprio papel');
    case 'lastSuperuser':
      return stepRefused('É o último superusuário: dê o papel a outra pessoa antes');
    case 'alreadyBlocked':
      return stepRefused('Usuário já está bloqueado');
    case 'notBlocked':
      return stepRefused('Usuário não está bloqueado');
    default:
      return unreachable(reason);
  }
};

/** Takes somebody and lets the rules decide. */
export const stepTaken = async (
  context: WriteContext,
  id: string,
  step: UserStep,
): Promise<Result<{ readonly user: UserRecord; readonly next: UserState }, ServerProblem>> => {
  const taken = await lockUserForUpdate(context, id);
  if (!taken.ok) return taken;
  const { user, isLastSuperuser } = taken.value;
  const blocks = blocksOf({ blockedAt: iso(user.blockedAt), hubBlockedAt: iso(user.hubBlockedAt) });
  const next = stepUser({ ...accessOf(user), ...blocks }, step, {
    isSelf: id === context.actor.id,
    isLastSuperuser,
  });
  return next.ok ? ok({ user, next: next.value }) : refuse(sayRefused(next.error, step));
};

interface Written {
  readonly type: UserEventType;
  readonly set?: Partial<typeof account.$inferInsert>;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Counts the version up and says what happened; only superusers and reviewers hear of it. */
export const writeUser = async (
  { tx, record }: Pick<WriteContext, 'tx' | 'record'>,
  user: Pick<UserRecord, 'id' | 'version'>,
  { type, set = {}, data = {} }: Written,
): Promise<void> => {
  const version = user.version + 1;
  await tx
    .update(account)
    .set({ ...set, version })
    .where(eq(account.id, user.id));
  await record({ subject: subjectOf(user.id), type, version, data, sellerId: null });
};
