import type { FastifyBaseLogger } from 'fastify';
import { passwordMailWork } from '../password-mail/request-work.ts';
import type { Clock } from '../clock.ts';
import type { Settings } from '../config.ts';
import type { Db } from '../db/open.ts';
import { createWorker, type Worker } from '../worker/worker.ts';
import { mailWork } from './mail-work.ts';
import { isMailboxOpen } from './mailbox.ts';
import { openSmtp } from './smtp.ts';

/** Sees to what was asked for under a mail address, and to the mails that come of it. */
export interface PostOffice {
  /** Where the console is, for the links in mails. */
  readonly consoleBase: string;
  /** Something was recorded: it is seen to now, not when the workers next look. */
  readonly wake: () => void;
  /** Would a mail that is recorded now go out later only? Asked the same way whoever it is for. */
  readonly isDelayed: () => Promise<boolean>;
  /** Does all that is due. */
  readonly work: () => Promise<void>;
  readonly workers: readonly Worker[];
}

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly settings: Settings;
}

/** Never taken from a request: its Host header is whatever the sender wrote. */
export const consoleBaseOf = ({ PUBLIC_URL, PORT }: Pick<Settings, 'PUBLIC_URL' | 'PORT'>): string =>
  (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/$/u, '');

export const openPostOffice = ({ db, clock, log, settings }: Deps): PostOffice => {
  const consoleBase = consoleBaseOf(settings);
  const smtp = settings.SMTP_URL === undefined ? null : openSmtp(settings.SMTP_URL, settings.MAIL_FROM);
  const requests = createWorker(passwordMailWork(consoleBase), { db, clock, log });
  const mails = smtp && createWorker(mailWork(smtp, clock), { db, clock, log });
  const work = async (): Promise<void> => {
    await requests.drain();
    await mails?.drain();
  };
  return {
    consoleBase,
    wake: () => void setImmediate(() => void work()),
    isDelayed: async () => (smtp ? !(await smtp.isReachable()) : !isMailboxOpen(settings)),
    work,
    workers: mails ? [requests, mails] : [requests],
  };
};
