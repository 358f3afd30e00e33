import { and, eq, isNull, or } from 'drizzle-orm';
import type { z } from 'zod';
import type { LoginReply } from '#contract/session.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Db } from '../db/open.ts';
import { account } from '../db/schema/core.ts';
import {
  forbiddenBecause,
  mailUnvalidated,
  tooManyTries,
  unavailable,
  unsupported,
  wrongLogin,
  type ServerProblem,
} from '../http/problem.ts';
import type { PublicContext } from '../http/route.ts';
import { readGoogleToken, type GooglePerson } from './google-token.ts';
import { beginLoginTry, beginTokenTry } from './login-limit.ts';
import { loginReplyOf } from './login-reply.ts';
import { passwordMatches } from './password.ts';
import { startSession } from './session-store.ts';

type Account = typeof account.$inferSelect;
type SignedIn = Promise<Result<z.input<typeof LoginReply>, ServerProblem>>;

const findAccount = async (db: Db, mail: string): Promise<Account | null> => {
  const [row] = await db.select().from(account).where(eq(account.mail, mail));
  return row ?? null;
};

/** Unknown mail, wrong password and blocked user get one answer, after the same work. */
export const signInByPassword = async (
  { mail: typedMail, password }: { readonly mail: string; readonly password: string },
  { db, ip, agent, clock }: PublicContext,
): SignedIn => {
  const mail = typedMail.toLowerCase();
  const now = clock();
  const loginTry = await beginLoginTry(db, mail, ip, now);
  if (loginTry.retryAfter !== null) return refuse(tooManyTries(loginTry.retryAfter));
  const found = await findAccount(db, mail);
  const isRight = await passwordMatches(found?.passwordHash ?? null, password);
  if (!found || !isRight || found.blockedAt) return refuse(wrongLogin());
  await loginTry.forgive();
  // Told only to who knows the password.
  if (found.awaitsMail) return refuse(mailUnvalidated());
  return ok(loginReplyOf(found, await startSession(db, found.id, now, { ip, agent })));
};

/**
 * The account Google's person has here: the one they entered before, else the one with their address, which is theirs from now
 * on. Not one that another Google person already entered: addresses change hands.
 */
const accountOf = async (db: Db, { sub, mail }: GooglePerson): Promise<Account | null> => {
  const found = await db
    .select()
    .from(account)
    .where(or(eq(account.googleSub, sub), and(eq(account.mail, mail), isNull(account.googleSub))));
  return found.find(({ googleSub }) => googleSub === sub) ?? found[0] ?? null;
};

/** Whoever has no account, or a blocked one, hears one answer: Google vouched for the address, not for the access. */
export const signInByGoogle = async (token: string, { db, ip, agent, clock, settings }: PublicContext): SignedIn => {
  if (settings.GOOGLE_CLIENT_ID === undefined) return refuse(unsupported());
  const now = clock();
  const tokenTry = await beginTokenTry(db, ip, now);
  if (tokenTry.retryAfter !== null) return refuse(tooManyTries(tokenTry.retryAfter));
  const person = await readGoogleToken(token, { jwksUrl: settings.GOOGLE_JWKS_URL, clientId: settings.GOOGLE_CLIENT_ID, now });
  if (!person.ok) {
    if (person.error === 'not trusted') return refuse(forbiddenBecause('O Google não confirmou este acesso. Tente de novo.'));
    await tokenTry.forgive();
    return refuse(unavailable(10, 'Não foi possível confirmar com o Google. Tente de novo em instantes ou entre com a senha.'));
  }
  const found = await accountOf(db, person.value);
  if (!found || found.blockedAt)
    return refuse(
      forbiddenBecause(
        settings.REGISTRATION === 'closed'
          ? 'Esta conta do Google não tem acesso ao Balcão. Peça um convite para este e-mail.'
          : 'Esta conta do Google não tem acesso ao Balcão. Cadastre-se com este e-mail.',
      ),
    );
  await tokenTry.forgive();
  // Registered with a password somebody chose, and not yet shown to be by this person: Google's word alone would let that password in.
  if (found.awaitsMail) return refuse(mailUnvalidated());
  await db
    .update(account)
    .set({ googleSub: person.value.sub })
    .where(and(eq(account.id, found.id), isNull(account.googleSub)));
  return ok(loginReplyOf(found, await startSession(db, found.id, now, { ip, agent })));
};
