import type { FastifyBaseLogger } from 'fastify';
import { pruneTokens } from './accounts/mail-token.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db/open.ts';
import { compactTally } from './listings/compact-tally.ts';
import { pruneLedger } from './ledger/once.ts';
import { pruneMail } from './mail/mailbox.ts';
import { pruneLoginFailures } from './session/login-limit.ts';
import { pruneSessions } from './session/session-store.ts';

const hours = 60 * 60_000;
const keepEndedSessionsMs = 30 * 24 * hours;

/** Removes what nobody asks for any more, and folds together what only grew. */
export const tidy = async (db: Db, now: Date): Promise<void> => {
  await pruneLedger(db, now);
  await pruneLoginFailures(db, now);
  await pruneSessions(db, now, keepEndedSessionsMs);
  await pruneTokens(db, now);
  await pruneMail(db, now);
  await compactTally(db);
};

/** Tidies every hour; several processes may do so at once. Answers how to stop it. */
export const keepTidy = (db: Db, clock: Clock, log: FastifyBaseLogger): (() => void) => {
  const timer = setInterval(() => {
    tidy(db, clock()).catch((error: unknown) => log.error({ err: error }, 'tidying failed'));
  }, hours).unref();
  return () => clearInterval(timer);
};
