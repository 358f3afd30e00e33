import { and, eq, isNull } from 'drizzle-orm';
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
import { personOf } from '../users/person.ts';
import { readGoogleToken, type GooglePerson } from './google-token.ts';
import { beginLoginTry, beginTokenTry } from './login-limit.ts';
import { loginReplyOf } from './login-reply.ts';
import { passwordMatches } from './password.ts';
import { startSession } from './session-store.ts';

type SignedIn = Promise<Result<z.input<typeof LoginReply>, ServerProblem>>;

/** Unknown mail, wrong password and blocked user get one answer, after the same work. */
export const signInByPassword = async (
  { mail: typedMail, password }: { readonly mail: string; readonly password: string },
  { db, ip, agent, clock }: PublicContext,
): SignedIn => {
  const mail = typedMail.toLowerCase();
  const now = clock();
  const loginTry = await beginLoginTry(db, mail, ip, now);
  if (loginTry.retryAfter !== null) return refuse(tooManyTries(loginTry.retryAfter));
  const { passwordHash, entry, isOut } = await personOf(db, mail);
  const isRight = await passwordMatches(passwordHash, password);
  if (!isRight || isOut) return refuse(wrongLogin());
  await loginTry.forgive();
  // Told only to who knows the password.
  if (entry === null) return refuse(mailUnvalidated());
  return ok(loginReplyOf(entry, await startSession(db, entry.id, now, { ip, agent })));
};

/**
 * The mail by which Google's person is known here: of who entered before, else their address, which is theirs from now on. Not one that
 * another Google person already entered: addresses change hands.
 */
const mailOf = async (db: Db, { sub, mail }: GooglePerson): Promise<string | null> => {
  const [known] = await db.select({ mail: account.mail }).from(account).where(eq(account.googleSub, sub));
  if (known) return known.mail;
  const isFree = and(eq(account.mail, mail), eq(account.isFirst, true), isNull(account.googleSub));
  return (await db.$count(account, isFree)) > 0 ? mail : null;
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
  const mail = await mailOf(db, person.value);
  const found = mail === null ? null : await personOf(db, mail);
  if (mail === null || found === null || found.isOut)
    return refuse(
      forbiddenBecause(
        settings.REGISTRATION === 'closed'
          ? 'Esta conta do Google não tem acesso ao Balcão. Peça um convite para este e-mail.'
          : 'Esta conta do Google não tem acesso ao Balcão. Cadastre-se com este e-mail.',
      ),
    );
  await tokenTry.forgive();
  // Registered with a password somebody chose, and not yet shown to be by this person: Google's word alone would let that password in.
  if (found.entry === null) return refuse(mailUnvalidated());
  await db
    .update(account)
    .set({ googleSub: person.value.sub })
    .where(and(eq(account.mail, mail), eq(account.isFirst, true), isNull(account.googleSub)));
  return ok(loginReplyOf(found.entry, await startSession(db, found.entry.id, now, { ip, agent })));
};
