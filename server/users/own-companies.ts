import { randomBytes } from 'node:crypto';
import { and, asc, eq, isNotNull, isNull, ne, not } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  acceptInvitation,
  declineInvitation,
  listOwnCompanies,
  openOwnCompany,
  switchCompany,
  type OwnCompany,
} from '#contract/own-company.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { sayRule } from '#lib/validate/rule-text.ts';
import { isTaxId } from '#lib/validate/tax-id.ts';
import type { Db } from '../db/open.ts';
import { account, seller } from '../db/schema/core.ts';
import type { Actor } from '../http/actor.ts';
import { forbiddenBecause, invalid, notFound, sessionEnded, stepRefused, tooManyTries, type ServerProblem } from '../http/problem.ts';
import { described, preparedWriteRoute, readRoute, secretWriteRoute, writeRoute, type WriteContext } from '../http/route.ts';
import { readBeforeJoining } from '../notifications/read-before-joining.ts';
import { revokeTokens } from '../password-mail/mail-token.ts';
import { beginCompany } from '../session/login-limit.ts';
import { loginReplyOf } from '../session/login-reply.ts';
import { startSessionBeside } from '../session/session-store.ts';
import { isDeclined } from './declined.ts';
import { letIn } from './let-in.ts';
import { writeUser } from './lock-user.ts';
import { lockPerson, type Account } from './person.ts';
import { tellOwnCompanies } from './tell-own-companies.ts';

const me = alias(account, 'me');

/** The accounts that the person who asks may enter by, or was invited to: theirs by their mail, and of a company. */
const isOwn = and(
  eq(account.mail, me.mail),
  eq(account.role, 'seller'),
  isNotNull(account.sellerId),
  isNull(account.blockedAt),
  not(isDeclined),
);

/** How many companies a person may go to from where they are. */
export const countOtherCompanies = async (db: Db, { id, role }: Actor): Promise<number> => {
  if (role !== 'seller') return 0;
  const others = await db
    .select({ id: account.id })
    .from(account)
    .innerJoin(me, eq(me.id, id))
    .where(and(isOwn, ne(account.id, id)));
  return others.length;
};

const companiesOf = async (db: Db, { id }: Actor): Promise<OwnCompany[]> => {
  const rows = await db
    .select({ _id: account.id, name: seller.name, status: seller.status, awaitsMail: account.awaitsMail })
    .from(account)
    .innerJoin(me, eq(me.id, id))
    .innerJoin(seller, eq(seller.id, account.sellerId))
    .where(isOwn)
    .orderBy(asc(seller.name), asc(account.id));
  const stateOf = (each: (typeof rows)[number]): OwnCompany['state'] => {
    if (each._id === id) return 'here';
    return each.awaitsMail ? 'invited' : 'open';
  };
  return rows.map((each) => ({ _id: each._id, name: each.name, state: stateOf(each), isBlocked: each.status === 'blocked' }));
};

/** GET /user/companies */
const listOwnCompaniesRoute = readRoute(listOwnCompanies, async (_input, { db, actor }) => ok({ companies: await companiesOf(db, actor) }));

/** One of the own accounts, held until it is decided; another person's is told from none by nothing. */
const takeOwn = async ({ tx, actor }: Pick<WriteContext, 'tx' | 'actor'>, id: string): Promise<Result<Account, ServerProblem>> => {
  const [asking] = await tx.select({ mail: account.mail }).from(account).where(eq(account.id, actor.id));
  if (!asking) return refuse(sessionEnded());
  const own = (await lockPerson(tx, asking.mail)).find((each) => each.id === id);
  return own && own.role === 'seller' && own.sellerId !== null && own.blockedAt === null ? ok(own) : refuse(notFound());
};

/** POST /user/companies/{id}/session: signs the person in there without asking again for the password. */
const switchCompanyRoute = secretWriteRoute(switchCompany, async ({ params: { id } }, context) => {
  const { tx, clock, sessionId } = context;
  const taken = await takeOwn(context, id);
  if (!taken.ok) return taken;
  if (taken.value.awaitsMail) return refuse(stepRefused('Aceite o convite desta empresa antes'));
  return ok(loginReplyOf(taken.value, await startSessionBeside(tx, sessionId, id, clock())));
});

/** PUT /user/companies/{id}/accept: whoever is signed in has shown the address to be theirs. Accepted again, nothing changes. */
const acceptInvitationRoute = writeRoute(acceptInvitation, async ({ params: { id } }, context) => {
  const taken = await takeOwn(context, id);
  if (!taken.ok) return taken;
  const { tx, clock } = context;
  if (taken.value.awaitsMail) await readBeforeJoining(tx, id);
  await letIn(tx, id);
  await tellOwnCompanies(tx, taken.value.mail, clock());
  return ok({ accepted: true as const });
});

/** PUT /user/companies/{id}/decline: the inviter hears nothing, or they would know that somebody here has the address (decision 0127). */
const declineInvitationRoute = writeRoute(declineInvitation, async ({ params: { id } }, context) => {
  const taken = await takeOwn(context, id);
  if (!taken.ok) return taken;
  if (!taken.value.awaitsMail) return refuse(stepRefused('O convite não está em aberto'));
  const { tx, clock } = context;
  const invitation = tx.select({ isDeclined }).from(account).innerJoin(me, eq(me.id, account.id));
  const [found] = await invitation.where(eq(account.id, id));
  if (!found?.isDeclined) {
    await writeUser(context, taken.value, { type: 'inviteDeclined' });
    await tellOwnCompanies(tx, taken.value.mail, clock());
  }
  // A link mailed before would let them choose a password, and they would be in.
  await revokeTokens(tx, id, 'reset', clock());
  return ok({ declined: true as const });
});

const newId = (): string => randomBytes(12).toString('hex');

/** POST /user/companies: a person who opens one owns it and lists for it, as by registering one (decision 39). */
const openOwnCompanyRoute = preparedWriteRoute(
  openOwnCompany,
  async ({ body: { document } }, { db, person, settings, clock }): Promise<Result<null, ServerProblem>> => {
    if (settings.REGISTRATION === 'closed')
      return refuse(forbiddenBecause('O cadastro está fechado. Peça um convite a quem administra o Balcão ou à sua empresa.'));
    if (!isTaxId(document)) return refuse(invalid('Dados inválidos', [{ path: 'body.document', message: sayRule({ rule: 'taxId' }) }]));
    const { retryAfter } = await beginCompany(db, person, clock());
    return retryAfter === null ? ok(null) : refuse(tooManyTries(retryAfter));
  },
  async ({ body: { name, document } }, { tx, actor, clock }) => {
    const [found] = await tx.select().from(account).where(eq(account.id, actor.id));
    if (!found) return refuse(sessionEnded());
    await lockPerson(tx, found.mail);
    const [sellerId, id] = [newId(), newId()];
    await tx.insert(seller).values({ id: sellerId, name, document });
    const { mail, name: own, nickname, picture } = found;
    const person = { id, mail, name: own, nickname, picture, isFirst: false, passwordHash: '' };
    await tx.insert(account).values({ ...person, role: 'seller', sellerId, hadSellout: true, isOwner: true });
    await tellOwnCompanies(tx, mail, clock());
    return ok({ opened: id });
  },
);

export const ownCompanyRoutes = described([
  [listOwnCompaniesRoute, 'The companies that who asks may enter for, and those they are invited to'],
  [switchCompanyRoute, 'Begins a session in another of the own companies'],
  [acceptInvitationRoute, 'Accepts the invitation of a company with the account one has already'],
  [declineInvitationRoute, 'Declines the invitation of a company, which is not told'],
  [openOwnCompanyRoute, 'Registers one more company of who asks'],
]);
