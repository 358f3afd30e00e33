import { setImmediate as turn } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { integrationJob } from '../db/schema/integration-job.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import type { JobFigures } from '../integration-jobs/job-figures.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import type { Worker } from '../worker/worker.ts';
import { openCallMeter } from './call-meter.ts';
import { serveMetrics } from './serve-metrics.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const clock = (): Date => new Date('2026-11-27T12:00:00.000Z');
const figures = () => ({ taken: 2, done: 1, failedTries: 1, givenUp: 0, lost: 0, seconds: 0.5, lastFailure: null });
const jobs: JobFigures = {
  counts: { waiting: 3, retrying: 0, held: 2, failed: 1 },
  pace: { done: 4, medianSeconds: 2.5, p95Seconds: 40, oldestSince: '2026-11-27T11:58:30.000Z' },
};

const serve = (waiting: Worker['waiting'], token?: string, found = jobs): FastifyInstance => {
  const app = fastify();
  const workers = ['reports', 'mails'].map((name) => ({ name, figures, waiting })) as unknown as readonly Worker[];
  serveMetrics(app, token, { workers, meter: openCallMeter(clock), clock, jobFigures: () => Promise.resolve(found) });
  return app;
};
const nothingWaits = () => Promise.resolve({ waiting: 0, oldestSeconds: 0 });

const valueOf = (text: string, series: string): number | undefined => {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};

test('without its database a server tells what it knows by itself, and that the database is away', async () => {
  let asked = 0;
  const app = serve(() => {
    asked += 1;
    return Promise.reject(new Error('away'));
  });
  const { statusCode, body } = await app.inject('/metrics');
  expect([statusCode, asked]).toEqual([200, 1]);
  expect(valueOf(body, 'balcao_database_up')).toBe(0);
  expect(valueOf(body, 'balcao_worker_taken_total{worker="mails"}')).toBe(2);
  expect(body).not.toMatch(/waiting|balcao_marketplace_jobs/u);
  await app.close();
});

test('a server asks its database one question at a time, and one of each worker', async () => {
  let [open, most, asked] = [0, 0, 0];
  const app = serve(async () => {
    open += 1;
    asked += 1;
    most = Math.max(most, open);
    await turn();
    open -= 1;
    return { waiting: 3, oldestSeconds: 7 };
  });
  const { body } = await app.inject('/metrics');
  expect([most, asked]).toEqual([1, 2]);
  expect(valueOf(body, 'balcao_database_up')).toBe(1);
  expect(valueOf(body, 'balcao_worker_oldest_waiting_seconds{worker="mails"}')).toBe(7);
  await app.close();
});

test('what is to be told to the marketplace is told by its status, with how long it takes and how old the oldest is', async () => {
  const app = serve(nothingWaits);
  const { body } = await app.inject('/metrics');
  const shown = [
    'jobs{status="waiting"}',
    'jobs{status="held"}',
    'jobs{status="failed"}',
    'oldest_decision_seconds',
    'lag_seconds{quantile="0.5"}',
    'lag_seconds{quantile="0.95"}',
  ];
  expect(shown.map((series) => valueOf(body, `balcao_marketplace_${series}`))).toEqual([3, 2, 1, 90, 2.5, 40]);
  await app.close();
});

test('where nothing was done in a day no lag is told, and least of all one of 0', async () => {
  const pace = { done: 0, medianSeconds: null, p95Seconds: null, oldestSince: null };
  const app = serve(nothingWaits, undefined, { ...jobs, pace });
  const { body } = await app.inject('/metrics');
  expect(body).not.toContain('balcao_marketplace_lag_seconds');
  expect(valueOf(body, 'balcao_marketplace_oldest_decision_seconds')).toBe(0);
  await app.close();
});

test('figures of the process, of its workers and of its calls are in the text format of Prometheus', async () => {
  const { db, post, meter, now } = server;
  await db.insert(marketplaceAccount).values({ id: 'conta', sellerId: 'casa-da-ana', name: 'Casa da Ana', officialName: 'CASA' });
  const job = {
    kind: 'changePrice',
    subject: 'listing:77',
    name: 'Capa',
    sellerId: 'casa-da-ana',
    accountId: 'conta',
    createdAt: now(),
  } as const;
  await db.insert(integrationJob).values({ ...job, id: 'held', status: 'held', heldReason: 'off' });
  await server.ask('POST', '/v2/user/password/request', { payload: { mail: 'ana@balcao.test' } });
  await post.work();
  const lane = { platform: 'mercadolivre', lane: 'write' } as const;
  meter.called({ ...lane, class: 'fine', ms: 120 });
  meter.called({ ...lane, class: 'throttled', ms: 30 });
  meter.heldBack(lane);
  meter.refreshed('mercadolivre', 'renewed');
  const { headers, body } = await server.ask('GET', '/metrics');
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(body).toMatch(/^# HELP balcao_worker_taken_total .+\n# TYPE balcao_worker_taken_total counter\n/mu);
  const expected = {
    'balcao_worker_taken_total{worker="account-requests"}': 1,
    'balcao_worker_done_total{worker="account-requests"}': 1,
    'balcao_worker_lost_total{worker="account-requests"}': 0,
    'balcao_worker_waiting{worker="account-requests"}': 0,
    'balcao_marketplace_jobs{status="held"}': 1,
    'balcao_marketplace_calls_total{platform="mercadolivre",lane="write",class="fine"}': 1,
    'balcao_marketplace_calls_total{platform="mercadolivre",lane="write",class="throttled"}': 1,
    'balcao_marketplace_call_seconds_bucket{le="0.1",platform="mercadolivre",lane="write"}': 1,
    'balcao_marketplace_call_seconds_count{platform="mercadolivre",lane="write"}': 2,
    'balcao_marketplace_held_back_total{platform="mercadolivre",lane="write"}': 1,
    'balcao_marketplace_refreshes_total{platform="mercadolivre",ended="renewed"}': 1,
  };
  expect(Object.fromEntries(Object.keys(expected).map((series) => [series, valueOf(body, series)]))).toEqual(expected);
  const ofProcess = ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds', 'process_cpu_seconds_total'];
  expect(ofProcess.filter((series) => valueOf(body, series) === undefined)).toEqual([]);
  // Names of figures and of our own parts: of nobody, and of nothing that anybody wrote.
  expect(body).not.toMatch(/ana@|casa|conta|listing|Capa/iu);
  expect(
    body.split('\n').filter((line) => line !== '' && !/^(?:# (?:HELP|TYPE) |(?:balcao|process|nodejs)_\w+(?:\{[^}]*\})? \S+$)/u.test(line)),
  ).toEqual([]);
});

describe('who may read the figures', () => {
  const ask = async (token: string | undefined, headers: Readonly<Record<string, string>>, remoteAddress = '127.0.0.1') => {
    const app = serve(nothingWaits, token);
    const { statusCode, body } = await app.inject({ url: '/metrics', headers, remoteAddress });
    await app.close();
    return body.includes('balcao_') === (statusCode === 200) ? statusCode : 'figures in a refusal';
  };
  const token = 'um-segredo-de-verdade';

  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('without a token, whoever asks from %s, which is this machine', async (address) => {
    expect(await ask(undefined, {}, address)).toBe(200);
  });

  test.each(['10.0.0.7', '203.0.113.9', '::ffff:10.0.0.7', '127.0.0.1.exemplo.test'])('without a token, nobody at %s', async (address) => {
    expect(await ask(undefined, {}, address)).toBe(404);
  });

  test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])(
    'without a token, nobody for whom a proxy on this machine asks: it says so by %s',
    async (header) => {
      expect(await ask(undefined, { [header]: '203.0.113.9' })).toBe(404);
    },
  );

  test('with a token, who names it, from anywhere', async () => {
    expect(await ask(token, { authorization: `Bearer ${token}` }, '203.0.113.9')).toBe(200);
    expect(await ask(token, { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.9' })).toBe(200);
  });

  test.each([
    {},
    { authorization: 'Bearer ' },
    { authorization: `Bearer ${token}x` },
    { authorization: token },
    { authorization: 'Bearer undefined' },
  ])('with a token, nobody else, not even on this machine: %j', async (headers) => {
    expect(await ask(token, headers as Record<string, string>)).toBe(403);
  });
});
