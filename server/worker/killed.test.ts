import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertShelf } from '../../tests/support/listings.ts';
import { insertPeople } from '../../tests/support/people.ts';
import { imports, mails, priceRuns, reports } from '../../tests/support/worked-rows.ts';
import type { Clock } from '../clock.ts';
import { mailMessage } from '../db/schema/account-mail.ts';
import type { Database } from '../db/open.ts';
import { mailWork } from '../mail/mail-work.ts';
import { openSmtp } from '../mail/smtp.ts';
import { quiet } from '../testing/open-test-db.ts';
import { openPlace, placeForProcesses } from '../testing/place-for-processes.ts';
import { createWorker } from './worker.ts';

const time = Date.parse('2026-11-21T12:00:00.000Z');
const clock = (): Date => new Date(time);

const workUntilKilled = async (
  at: string,
  environment: Readonly<Record<string, string>>,
  isInTheMiddle: (child: ChildProcess) => Promise<unknown>,
): Promise<void> => {
  const script = fileURLToPath(new URL('../testing/work-until-killed.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, DATABASE: at, NOW: clock().toISOString(), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await isInTheMiddle(child);
  child.kill('SIGKILL');
  await once(child, 'exit');
};
const hasWritten = (child: ChildProcess): Promise<unknown> => once(child.stdout ?? child, 'data');

/** A mail server that does not answer the first who names a recipient. */
const openPost = async () => {
  const taken: string[] = [];
  let hold: (() => void) | null = null;
  const held = new Promise<void>((resolve) => (hold = resolve));
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      if (!hold) return done();
      hold();
      hold = null;
      return undefined;
    },
    onData: (stream, { envelope }, done) => {
      stream.resume().on('end', () => {
        taken.push(...envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  // The connection of the process that was killed.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return { url, taken, held, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
};

let here: Awaited<ReturnType<typeof placeForProcesses>>;
let post: Awaited<ReturnType<typeof openPost>>;
let after: Database;
let ids: { readonly run: string; readonly report: string; readonly brought: string };

// The processes that are killed, one after the other; the tests are the next process. A database on a busy machine takes its time.
beforeAll(async () => {
  [here, post] = await Promise.all([placeForProcesses(), openPost()]);
  const before = await openPlace(here.at);
  await insertPeople(before.db);
  await insertShelf(before.db);
  ids = {
    run: await priceRuns.add(before.db, 'ana', clock()),
    report: await reports.add(before.db, 'ana', clock()),
    brought: await imports.add(before.db, 'ana', clock()),
  };
  await mails.add(before.db, 'ana', clock());
  await before.close();
  await workUntilKilled(here.at, { KIND: 'price-runs', HOLD: '1' }, hasWritten);
  // The first step of a report counts, the second writes.
  await workUntilKilled(here.at, { KIND: 'reports', HOLD: '2' }, hasWritten);
  await workUntilKilled(here.at, { KIND: 'imports', HOLD: '1' }, hasWritten);
  await workUntilKilled(here.at, { KIND: 'mails', SMTP: post.url }, () => post.held);
  after = await openPlace(here.at);
});
afterAll(async () => {
  try {
    await after.close();
  } finally {
    await Promise.all([here.remove(), post.close()]);
  }
});

const leaseMs = 2 * 60_000;

test.each([
  { kind: priceRuns, idOf: () => ids.run },
  { kind: reports, idOf: () => ids.report },
  { kind: imports, idOf: () => ids.brought },
])('$kind.name whose process was killed in the middle of a step is left to the next, and done once', async ({ kind, idOf }) => {
  const { db } = after;
  const next = kind.open({ db, clock, log: quiet });
  await next.drain();
  expect([await kind.stateOf(db, idOf()), await kind.effectsOf(db, idOf())]).toEqual(['waiting', 0]);
  const later = kind.open({ db, clock: () => new Date(time + leaseMs), log: quiet });
  await later.drain();
  expect([await kind.stateOf(db, idOf()), await kind.effectsOf(db, idOf())]).toEqual(['done', 1]);
  expect(later.figures()).toMatchObject({ failedTries: 0 });
});

test('a mail whose process was killed while the mail server took it is sent by the next, once', async () => {
  const { db } = after;
  const smtp = openSmtp(post.url, 'Balcão <nao-responda@balcao.test>');
  const drainAt = (now: Clock): Promise<void> => createWorker(mailWork(smtp, now), { db, clock: now, log: quiet }).drain();
  await drainAt(clock);
  expect([post.taken.length, await db.$count(mailMessage)]).toEqual([0, 1]);
  await drainAt(() => new Date(time + leaseMs));
  expect([post.taken.length, await db.$count(mailMessage)]).toEqual([1, 0]);
});
