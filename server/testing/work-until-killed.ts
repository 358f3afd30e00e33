/**
 * A process that works on what is due, and is killed by a test in the middle of it: it says so on its standard output when it has
 * written what a step is to write and has not committed, and then does nothing more. A mail is held by the mail server instead.
 *
 *   DATABASE=postgres://… or a folder  KIND=reports|price-runs|imports|mails  HOLD=which transaction to hold, from 1  NOW=instant  SMTP=url
 */
import { importWork } from '../imports/import-work.ts';
import { mailWork } from '../mail/mail-work.ts';
import { openSmtp } from '../mail/smtp.ts';
import type { Db } from '../db/open.ts';
import { priceRunWork } from '../prices/price-run-work.ts';
import { reportWork } from '../reports/report-work.ts';
import { createWorker, type Worker, type WorkerDeps } from '../worker/worker.ts';
import { quiet } from './open-test-db.ts';
import { openPlace } from './place-for-processes.ts';

const { DATABASE = '', KIND = '', HOLD = '', NOW = '', SMTP = '' } = process.env;
const clock = (): Date => new Date(NOW);

/** The same database, whose so many-th transaction is never committed. */
const holding = (db: Db, which: number): Db => {
  let begun = 0;
  const transaction: Db['transaction'] = (run, config) =>
    db.transaction(async (tx) => {
      const made = await run(tx);
      begun += 1;
      if (begun < which) return made;
      process.stdout.write('held\n');
      return new Promise<never>(() => {});
    }, config);
  return new Proxy(db, { get: (target, key) => (key === 'transaction' ? transaction : (Reflect.get(target, key, target) as unknown)) });
};

const workers: Readonly<Record<string, (deps: WorkerDeps) => Worker>> = {
  reports: (deps) => createWorker(reportWork, deps),
  'price-runs': (deps) => createWorker(priceRunWork, deps),
  imports: (deps) => createWorker(importWork, deps),
  mails: (deps) => createWorker(mailWork(openSmtp(SMTP, 'Balcão <nao-responda@balcao.test>'), clock), deps),
};

const { db } = await openPlace(DATABASE);
await workers[KIND]?.({ db: HOLD === '' ? db : holding(db, Number(HOLD)), clock, log: quiet }).drain();
