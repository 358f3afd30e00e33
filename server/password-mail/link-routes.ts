import { resetPassword, validateMail } from '#contract/account.ts';
import { ok, refuse } from '#lib/result.ts';
import { invalid, tooManyTries, wrongLogin, type ServerProblem } from '../http/problem.ts';
import { publicRoute, type EventToRecord } from '../http/route.ts';
import { isCommonPassword, tooCommon } from '../session/common-password.ts';
import { loginReplyOf } from '../session/login-reply.ts';
import { beginLoginTry, beginTokenTry } from '../session/login-limit.ts';
import { hashPassword, passwordMatches } from '../session/password.ts';
import { startSession } from '../session/session-store.ts';
import { appendEvent } from '../stream/append-event.ts';
import { accountsOf } from '../users/person.ts';
import { letIn } from '../users/let-in.ts';
import { setPassword } from '../users/set-password.ts';
import { ownerOf, useToken } from './mail-token.ts';

/** Wrong, used, replaced by a newer one, too old, of a blocked person: nobody is told which. The answer to its use may have been lost. */
const deadLink = (): ServerProblem =>
  invalid('Este link não vale mais ou já foi usado. Se acabou de usá-lo, entre com a senha; senão, peça outro.');

/** POST /user/mail/validate: the link shows the address to be theirs, the password that it was they who registered. */
export const validateMailRoute = publicRoute(validateMail, async ({ body: { token, password } }, { db, clock, ip, agent }) => {
  const now = clock();
  const linkTry = await beginTokenTry(db, ip, now);
  if (linkTry.retryAfter !== null) return refuse(tooManyTries(linkTry.retryAfter));
  const owner = await ownerOf(db, token, 'validate', now);
  if (!owner) return refuse(deadLink());
  await linkTry.forgive();
  const loginTry = await beginLoginTry(db, owner.mail, ip, now);
  if (loginTry.retryAfter !== null) return refuse(tooManyTries(loginTry.retryAfter));
  if (!(await passwordMatches(owner.passwordHash, password))) return refuse(wrongLogin());
  await loginTry.forgive();
  return db.transaction(async (tx) => {
    if (!(await useToken(tx, token, owner.id, 'validate', now))) return refuse(deadLink());
    await letIn(tx, owner.id);
    return ok(loginReplyOf(owner, await startSession(tx, owner.id, now, { ip, agent })));
  });
});

/** POST /user/password/reset: a person who reads the mail of an account has the account; its open sessions end. */
export const resetPasswordRoute = publicRoute(resetPassword, async ({ body: { token, password } }, { db, clock, ip, post }) => {
  const now = clock();
  const linkTry = await beginTokenTry(db, ip, now);
  if (linkTry.retryAfter !== null) return refuse(tooManyTries(linkTry.retryAfter));
  const owner = await ownerOf(db, token, 'reset', now);
  if (!owner) return refuse(deadLink());
  await linkTry.forgive();
  if (isCommonPassword(password)) return refuse(tooCommon());
  const passwordHash = await hashPassword(password);
  const isChanged = await db.transaction(async (tx) => {
    if (!(await useToken(tx, token, owner.id, 'reset', now))) return false;
    const held = (await accountsOf(tx, owner.mail)).find(({ id }) => id === owner.id);
    if (!held) return false;
    const record = (event: EventToRecord) => appendEvent(tx, held, now, null, event);
    await setPassword({ tx, record }, held, passwordHash, { now, base: post.consoleBase });
    return true;
  });
  if (!isChanged) return refuse(deadLink());
  post.wake();
  return ok({ changed: true as const });
});
