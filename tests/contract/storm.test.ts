import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isNotNull } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/open.ts';
import { integrationJob } from '#server/db/schema/integration-job.ts';
import { startFakeMercadoLivre } from '#server/fake-mercadolivre/start-fake.ts';
import { keepHeard } from '#server/marketplace/connect/keep-heard.ts';
import { openTokens } from '#server/marketplace/connect/open-tokens.ts';
import { mercadoLivre } from '#server/marketplace/mercadolivre/mercadolivre.ts';
import { meliConnects } from '#server/marketplace/mercadolivre/oauth.ts';
import { meliWire } from '#server/marketplace/mercadolivre/open-mercado-livre.ts';
import { openAsker } from '#server/marketplace/open-asker.ts';
import type { AccountHeard } from '#server/marketplace/port.ts';
import { openCallMeter } from '#server/metrics/call-meter.ts';
import { openTestDb, quiet, testPostgres } from '#server/testing/open-test-db.ts';
import { openPlace, placeForProcesses } from '#server/testing/place-for-processes.ts';
import { openTestSender } from '#server/testing/test-sender.ts';
import type { Worker } from '#server/worker/worker.ts';
import { sealingKey, speakTo } from '../support/connect-accounts.ts';
import { openPassingTime, type PassingTime } from '../support/passing-time.ts';
import { companiesOf, decideAll, figuresOf, nextDue, printStorm, type Crowd, type StormFigures } from '../support/storm.ts';

/** How much the large company has to publish: `npm run proofs -- storm` makes it more, and prints what became of it. */
const { STORM } = process.env;
const crowd: Crowd = { large: Number(STORM ?? 30), others: STORM === undefined ? 2 : 9 };
const companies = companiesOf(crowd);
const { lanes } = meliWire(speakTo(''));
/** In any second no more than this goes out of all processes together. */
const most = lanes.write.perSecond + lanes.write.burst;
/** Less than we think it takes, so that it refuses; and as much. */
const below = 3;

let dir: string;
let fake: Awaited<ReturnType<typeof startFakeMercadoLivre>>;
const startFake = async (clock: Clock): Promise<void> => {
  const users = companies.map(({ id, userId }) => ({ id: userId, nickname: id }));
  fake = await startFakeMercadoLivre({
    dataDir: dir,
    port: 0,
    clock,
    log: { info: () => undefined, error: () => undefined },
    seed: { users },
  });
};
const takes = (perSecond: number): Promise<unknown> =>
  fetch(`${fake.url}/_fake/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      limits: [{ lane: 'write', perSecond }],
      // In each of the forms in which it says so, with and without a time.
      faults: ['text', 'claims', 'empty', 'json'].flatMap((form, at) => [
        { kind: 'throttled', form, lane: 'write', skip: 3 + at * 5, times: 1 },
        { kind: 'throttled', form, lane: 'write', skip: 5 + at * 5, times: 1, retryAfter: 3 },
      ]),
    }),
  });
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'storm-'));
});
afterEach(async () => {
  await fake.stop();
  await rm(dir, { recursive: true });
});

/** As one process of the product has it, in a time of its own. */
const openSender = (db: Db, { clock, limitClock, rest, asking }: PassingTime): Worker => {
  const application = speakTo(fake.url);
  const connects = meliConnects(application, clock);
  const meter = openCallMeter(clock);
  const tokens = openTokens({ db, key: Buffer.from(sealingKey, 'hex'), connects, clock, log: quiet, meter });
  const asker = openAsker({ db, log: quiet, meter, tokens, wire: meliWire(application), rest, dice: () => 0.5, limitClock });
  const connected = {
    marketplace: mercadoLivre,
    open: (account: Parameters<typeof asker>[0]) => ({
      account,
      publicBase: null,
      ask: asking(asker(account)),
      learn: (heard: AccountHeard) => keepHeard(db, account.id, heard),
    }),
  };
  return openTestSender({ db, clock, adapters: { played: null, connected } });
};

const holds = (name: string, figures: StormFigures): void => {
  if (STORM !== undefined) printStorm(name, figures);
  const { jobs, done, published, different, attemptsSpent, refused, small, large } = figures;
  expect({ done, published, different, attemptsSpent }).toEqual({ done: jobs, published: jobs, different: jobs, attemptsSpent: 0 });
  expect(refused).toBeGreaterThan(0);
  // What a hundredth has to say is said long before the other is half through.
  expect(small.last).toBeLessThan(large.median);
};

test(
  'in a storm of refusals two processes send everything, spend no attempt on it, keep the limit, and let nobody starve',
  { timeout: 600_000 },
  async () => {
    const time = openPassingTime('2026-11-27T12:00:00.000Z');
    const database = await openTestDb();
    const { db } = database;
    await startFake(time.clock);
    await decideAll(db, fake.url, time.clock, companies);
    await takes(below);
    const senders = [openSender(db, time), openSender(db, time)];
    for (let due = await nextDue(db); due; due = await nextDue(db)) {
      // A sender looks once a second.
      time.passTo(new Date(Math.max(due.getTime(), time.clock().getTime() + 1000)));
      await Promise.all(senders.map((sender) => sender.drain()));
    }
    const figures = await figuresOf(db, fake.url);
    holds('Two senders of one database, in a time of their own', figures);
    expect(figures.mostInASecond).toBeLessThanOrEqual(most);
    await database.close();
  },
);

describe.runIf(STORM !== undefined && testPostgres !== null)('as processes of their own', () => {
  test('the same holds', { timeout: 1_800_000 }, async () => {
    const clock: Clock = () => new Date();
    const here = await placeForProcesses();
    const { db, close } = await openPlace(here.at);
    await startFake(clock);
    await decideAll(db, fake.url, clock, companies);
    await takes(below);
    const script = fileURLToPath(new URL('../support/send-in-storm.ts', import.meta.url));
    const children = Array.from({ length: 2 }, () =>
      spawn(process.execPath, ['--import', 'tsx', script], {
        env: { ...process.env, DATABASE: here.at, MARKETPLACE_AT: fake.url },
        stdio: ['ignore', 'ignore', 'inherit'],
      }),
    );
    const waiting = () => db.$count(integrationJob, isNotNull(integrationJob.nextAt));
    await expect.poll(waiting, { timeout: 1_700_000, interval: 500 }).toBe(0);
    for (const child of children) child.kill('SIGKILL');
    holds('Two processes', await figuresOf(db, fake.url));
    await close();
    await here.remove();
  });
});
