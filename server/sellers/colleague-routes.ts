import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { changeColleague, inviteColleague, type Colleague, type ColleagueStep } from '#contract/colleague.ts';
import type { UserEventType } from '#contract/user.ts';
import { ok, refuse, unreachable, type Result } from '#lib/result.ts';
import {
  colleagueStateOf,
  factsAmong,
  isOwnerAmong,
  stepColleague,
  type ColleagueRefused,
  type ColleagueState,
} from '#machines/lifecycle/colleague.ts';
import { account } from '../db/schema/core.ts';
import { invalid, notFound, orNotFound, stepRefused, tooManyTries, type ServerProblem } from '../http/problem.ts';
import { preparedWriteRoute, writeRoute, type WriteContext } from '../http/route.ts';
import { beginInvitation } from '../session/login-limit.ts';
import { stoodSince } from '../stream/undone-deed.ts';
import { accessOf, writeUser } from '../users/lock-user.ts';
import { mailInvitation, openInvited, unknownPassword } from '../users/open-invited.ts';
import { shutOut } from '../users/shut-out.ts';
import { subjectOf as personSubject, userColumns } from '../users/user-row.ts';
import { takeInviteBack } from '../users/withdraw-invite.ts';
import { colleaguesOf, lockColleagues } from './colleague-row.ts';
import type { CompanyRecord } from './company-row.ts';
import { notOwner, takeCompany, writeCompany } from './company-writes.ts';

/**
 * The company is locked meanwhile, and so all decisions of its owners come one after another; its people are locked too, for the hub
 * decides about them without the company. Owners nobody named are named by the first decision: with another one named they would be
 * owners no more.
 */
const takePeople = async (
  context: WriteContext,
  id: string,
  ofPerson: SQL,
): Promise<Result<{ readonly company: CompanyRecord; readonly people: readonly Colleague[] }, ServerProblem>> => {
  const { tx, actor } = context;
  const taken = await takeCompany({ tx, actor, ifMatch: null }, id);
  if (!taken.ok) return taken;
  // Before anybody else's row is held, and once more as it is then.
  if (!isOwnerAmong(await colleaguesOf(tx, id), actor.id)) return refuse(notOwner());
  await lockColleagues(tx, id, ofPerson);
  const people = await colleaguesOf(tx, id);
  if (!isOwnerAmong(people, actor.id)) return refuse(notOwner());
  const owners = people.filter(({ isOwner }) => isOwner).map(({ _id }) => _id);
  await tx
    .update(account)
    .set({ isOwner: true })
    .where(and(inArray(account.id, owners), eq(account.isOwner, false)));
  return ok({ company: taken.value, people });
};

/** POST /seller/{id}/people: an invited colleague may list, for that is what a company is for. */
export const inviteColleagueRoute = preparedWriteRoute(
  inviteColleague,
  async ({ params: { id }, body: { mail } }, { db, actor, person, clock }): Promise<Result<string, ServerProblem>> => {
    // A person who may not invite is refused below, as everywhere, and nothing is made or counted for them.
    if (actor.sellerId !== id || !isOwnerAmong(await colleaguesOf(db, id), actor.id)) return ok('');
    // Each is a mail to somebody who did not ask for one.
    const { retryAfter } = await beginInvitation(db, { by: person, mail: mail.toLowerCase() }, clock());
    return retryAfter === null ? ok(await unknownPassword()) : refuse(tooManyTries(retryAfter));
  },
  async ({ params: { id }, body: { name, mail, hadSell, isOwner } }, context, passwordHash) => {
    const taken = await takePeople(context, id, eq(account.mail, mail.toLowerCase()));
    if (!taken.ok) return taken;
    const access = { role: 'seller', sellerId: id, hadSellout: true, hadSell } as const;
    const invited = await openInvited(context, { name, mail, access, isOwner }, passwordHash);
    if (invited === null) return refuse(invalid('Dados inválidos', [{ path: 'body.mail', message: 'Esta pessoa já está na equipe' }]));
    await writeCompany(context, taken.value.company, { type: 'colleagueInvited', data: { person: name } });
    const made = (await colleaguesOf(context.tx, id)).find(({ _id }) => _id === invited);
    return orNotFound(made);
  },
);

const sayRefused = (reason: ColleagueRefused): ServerProblem => {
  switch (reason) {
    case 'self':
      return stepRefused('Você não pode bloquear a si mesmo');
    case 'lastOwner':
      return stepRefused('É o último responsável: dê a responsabilidade a outra pessoa antes');
    case 'alreadyBlocked':
      return stepRefused('Usuário já está bloqueado');
    case 'notBlocked':
      return stepRefused('Usuário não está bloqueado');
    case 'blockedByHub':
      return stepRefused('Quem administra o Balcão bloqueou esta pessoa: só de lá ela é desbloqueada');
    case 'sameAccess':
      return stepRefused('O acesso já é este');
    case 'notInvited':
      return stepRefused('O convite não está em aberto');
    default:
      return unreachable(reason);
  }
};

const eventOf: Readonly<Record<Exclude<ColleagueStep, 'withdrawInvite'>, UserEventType>> = {
  block: 'blocked',
  unblock: 'unblocked',
  giveMoney: 'accessChanged',
  takeMoney: 'accessChanged',
  makeOwner: 'accessChanged',
  takeOwner: 'accessChanged',
  resendInvite: 'inviteSent',
};

const blockTypes = ['blocked', 'unblocked'] as const satisfies readonly UserEventType[];

/** The same is written of the person, whom superusers see in /users. */
const writeColleague = async (
  context: WriteContext,
  personId: string,
  { step, undoes }: { readonly step: Exclude<ColleagueStep, 'withdrawInvite'>; readonly undoes: string | undefined },
  next: ColleagueState,
): Promise<void> => {
  const { tx, clock } = context;
  const [user] = await tx.select(userColumns).from(account).where(eq(account.id, personId));
  if (!user) return;
  const before = accessOf(user);
  const type = eventOf[step];
  const since = step === 'block' ? await stoodSince(tx, { subject: personSubject(personId), undoes, types: blockTypes }, clock()) : null;
  await writeUser(context, user, {
    type,
    set: { isMoneyManager: next.hadSell, isOwner: next.isOwner, blockedAt: next.isBlocked ? (user.blockedAt ?? since) : null },
    data: {
      ...(type === 'accessChanged' && { before, after: { ...before, hadSell: next.hadSell } }),
      ...(step === 'unblock' && { was: user.blockedAt?.toISOString() ?? null }),
      ...(undoes !== undefined && { undoes }),
    },
  });
  if (step === 'block') await shutOut(tx, personId, clock());
  if (step === 'resendInvite') await mailInvitation(context, user);
};

/** PUT /seller/{id}/people/{personId} */
export const changeColleagueRoute = writeRoute(changeColleague, async ({ params: { id, personId }, body: { step, undoes } }, context) => {
  const { tx, actor, clock } = context;
  const mail = tx
    .select({ mail: account.mail })
    .from(account)
    .where(and(eq(account.id, personId), eq(account.sellerId, id)));
  const taken = await takePeople(context, id, inArray(account.mail, mail));
  if (!taken.ok) return taken;
  const { company, people } = taken.value;
  const person = people.find(({ _id }) => _id === personId);
  if (!person) return refuse(notFound());
  const next = stepColleague(colleagueStateOf(person), step, factsAmong(people, personId, actor.id));
  if (!next.ok) return refuse(sayRefused(next.error));
  if (step === 'resendInvite') {
    const { retryAfter } = await beginInvitation(tx, { by: context.person, mail: person.mail }, clock());
    if (retryAfter !== null) return refuse(tooManyTries(retryAfter));
  }
  if (step === 'withdrawInvite') await takeInviteBack(context, personId);
  else if (next.value) await writeColleague(context, personId, { step, undoes }, next.value);
  await writeCompany(context, company, { type: 'colleagueChanged', data: { person: person.name, step } });
  return ok({ version: company.version + 1 });
});
