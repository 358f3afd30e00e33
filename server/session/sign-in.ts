import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { LoginReply } from '#contract/session.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Db, Tx } from '../db/open.ts';
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
import { holdPerson, personOf, type Person } from '../users/person.ts';
import { readGoogleToken, type GooglePerson } from './google-token.ts';
import { beginLoginTry, beginTokenTry } from './login-limit.ts';
import { loginReplyOf } from './login-reply.ts';
import { passwordMatches } from './password.ts';
import { startSession, type SignedInFrom } from './session-store.ts';

type SignedIn = Promise<Result<z.input<typeof LoginReply>, ServerProblem>>;

/** As somebody whose accounts are held: whoever shuts them out waits, and finds the session that begins here. */
const enter = async (tx: Tx, { entry }: Person, now: Date, from: SignedInFrom): SignedIn => {
  // Told only to those who showed to be this person.
  if (entry === null) return refuse(mailUnvalidated());
  return ok(loginReplyOf(entry, await startSession(tx, entry.id, now, from)));
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
  const { passwordHash, isOut } = await personOf(db, mail);
  const isRight = await passwordMatches(passwordHash, password);
  if (!isRight || isOut) return refuse(wrongLogin());
  await loginTry.forgive();
  return db.transaction(async (tx) => {
    const person = await holdPerson(tx, mail);
    // While it was compared, another was chosen, or the person was shut out.
    if (person.passwordHash !== passwordHash || person.isOut) return refuse(wrongLogin());
    return enter(tx, person, now, { ip, agent });
  });
};

/**
 * The mail by which Google's person is known here: the one they entered by before, else their address, which is theirs from now on. Not one
 * that another Google person already entered: addresses change hands.
 */
const mailOf = async (db: Db | Tx, { sub, mail }: GooglePerson): Promise<string | null> => {
  const [known] = await db.select({ mail: account.mail }).from(account).where(eq(account.googleSub, sub));
  if (known) return known.mail;
  const isFree = and(eq(account.mail, mail), eq(account.isFirst, true), isNull(account.googleSub));
  return (await db.$count(account, isFree)) > 0 ? mail : null;
};

/** Null where no account is open to them. */
const enterByGoogle = async (tx: Tx, named: GooglePerson, now: Date, from: SignedInFrom): Promise<Awaited<SignedIn> | null> => {
  const mail = await mailOf(tx, named);
  if (mail === null) return null;
  const person = await holdPerson(tx, mail);
  // Meanwhile another Google person may have entered the account, which is theirs then.
  if (person.isOut || (await mailOf(tx, named)) !== mail) return null;
  // Registered with a password somebody chose, and not yet shown to be by this person: Google's word alone would let that password in.
  if (person.entry !== null)
    await tx
      .update(account)
      .set({ googleSub: named.sub })
      .where(and(eq(account.mail, mail), eq(account.isFirst, true), isNull(account.googleSub)));
  return enter(tx, person, now, from);
};

/** A person without an account, or with a blocked one, hears the same answer: Google vouched for the address, not for the access. */
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
  const entered = await db.transaction((tx) => enterByGoogle(tx, person.value, now, { ip, agent }));
  if (entered === null)
    return refuse(
      forbiddenBecause(
        settings.REGISTRATION === 'closed'
          ? 'Esta conta do Google não tem acesso ao Balcão. Peça um convite para este e-mail.'
          : 'Esta conta do Google não tem acesso ao Balcão. Cadastre-se com este e-mail.',
      ),
    );
  await tokenTry.forgive();
  return entered;
};
