import type { FastifyBaseLogger } from 'fastify';
import { settleRequests } from '../accounts/settle-requests.ts';
import type { Clock } from '../clock.ts';
import type { Settings } from '../config.ts';
import type { Db } from '../db/open.ts';
import { deliverMail } from './deliver-mail.ts';
import { isMailboxOpen } from './mailbox.ts';
import { openSmtp } from './smtp.ts';

/** Sees to what was asked for under a mail address, and to the mails that come of it. */
export interface PostOffice {
  /** Where the console is, for the links in mails. */
  readonly consoleBase: string;
  /** Something was recorded: it is seen to now, not at the next round. */
  readonly wake: () => void;
  /** Would a mail that is recorded now go out later only? Asked the same way whoever it is for. */
  readonly isDelayed: () => Promise<boolean>;
  /** One round, to its end. */
  readonly work: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly settings: Settings;
}

/** Never taken from a request: its Host header is whatever the sender wrote. */
const consoleBaseOf = ({ PUBLIC_URL, PORT }: Settings): string => (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/$/u, '');

export const openPostOffice = ({ db, clock, log, settings }: Deps, everyMs = 5000): PostOffice => {
  const consoleBase = consoleBaseOf(settings);
  const smtp = settings.SMTP_URL === undefined ? null : openSmtp(settings.SMTP_URL, settings.MAIL_FROM);
  const round = async (): Promise<void> => {
    await settleRequests(db, consoleBase, clock(), (id, error) => log.error({ err: error, request: id }, 'a request could not be seen to'));
    if (smtp) await deliverMail(db, smtp, clock, (error) => log.warn({ err: error }, 'a mail was not taken'));
  };

  // One round at a time; whoever asks during one gets another after it.
  let running: Promise<void> = Promise.resolve();
  let isWaiting = false;
  const work = (): Promise<void> => {
    if (isWaiting) return running;
    isWaiting = true;
    running = running
      .then(() => {
        isWaiting = false;
        return round();
      })
      .catch((error: unknown) => log.error({ err: error }, 'the mail round failed'));
    return running;
  };

  const timer = setInterval(() => void work(), everyMs).unref();
  return {
    consoleBase,
    wake: () => void setImmediate(() => void work()),
    isDelayed: async () => (smtp ? !(await smtp.isReachable()) : !isMailboxOpen(settings)),
    work,
    stop: async () => {
      clearInterval(timer);
      isWaiting = true;
      await running;
    },
  };
};
