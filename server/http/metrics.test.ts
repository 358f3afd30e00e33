import { setImmediate as turn } from 'node:timers/promises';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Worker } from '../worker/worker.ts';
import { serveMetrics } from './metrics.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const metrics = async (): Promise<{ readonly type: unknown; readonly text: string }> => {
  const { headers, body } = await server.ask('GET', '/metrics');
  return { type: headers['content-type'], text: body };
};
const valueOf = (text: string, name: string): string | undefined =>
  new RegExp(`^balcao_worker_${name}\\{worker="account-requests"\\} (\\S+)$`, 'mu').exec(text)?.[1];

test('without its database a server tells what it knows by itself, and that the database is away', async () => {
  let asked = 0;
  const figures = { taken: 2, done: 1, failedTries: 1, givenUp: 0, lost: 0, seconds: 0.5 };
  const waiting = (): Promise<never> => {
    asked += 1;
    return Promise.reject(new Error('away'));
  };
  const app = fastify();
  serveMetrics(app, ['reports', 'mails'].map((name) => ({ name, figures: () => figures, waiting })) as unknown as readonly Worker[]);
  const { statusCode, body } = await app.inject('/metrics');
  expect([statusCode, asked]).toEqual([200, 1]);
  expect(body).toMatch(/^balcao_database_up 0$/mu);
  expect(body).toMatch(/^balcao_worker_taken_total\{worker="mails"\} 2$/mu);
  expect(body).not.toMatch(/waiting/u);
  await app.close();
});

test('a server asks its database one question at a time, and one of each worker', async () => {
  let [open, most, asked] = [0, 0, 0];
  const waiting = async () => {
    open += 1;
    asked += 1;
    most = Math.max(most, open);
    await turn();
    open -= 1;
    return { waiting: 3, oldestSeconds: 7 };
  };
  const figures = () => ({ taken: 0, done: 0, failedTries: 0, givenUp: 0, lost: 0, seconds: 0 });
  const app = fastify();
  serveMetrics(app, ['reports', 'mails'].map((name) => ({ name, figures, waiting })) as unknown as readonly Worker[]);
  const { body } = await app.inject('/metrics');
  expect([most, asked]).toEqual([1, 2]);
  expect(body).toMatch(/^balcao_database_up 1$/mu);
  expect(body).toMatch(/^balcao_worker_oldest_waiting_seconds\{worker="mails"\} 7$/mu);
  await app.close();
});

test('figures of each worker are told in the text format of Prometheus, to anyone who may reach the server', async () => {
  await server.ask('POST', '/v2/user/password/request', { payload: { mail: 'ana@balcao.test' } });
  await server.post.work();
  const { type, text } = await metrics();
  expect(type).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(text).toMatch(/^# HELP balcao_worker_taken_total .+\n# TYPE balcao_worker_taken_total counter\n/mu);
  expect(text).toMatch(/^# TYPE balcao_worker_waiting gauge$/mu);
  const counted = ['taken_total', 'done_total', 'failed_tries_total', 'given_up_total', 'lost_total', 'waiting', 'oldest_waiting_seconds'];
  expect(counted.map((name) => valueOf(text, name))).toEqual(['1', '1', '0', '0', '0', '0', '0']);
  expect(Number(valueOf(text, 'work_seconds_total'))).toBeGreaterThan(0);
  expect(text.endsWith('\n')).toBe(true);
  expect(
    text
      .split('\n')
      .filter(
        (line) =>
          line !== '' && !/^(?:# (?:HELP|TYPE) |balcao_worker_\w+\{worker="[a-z-]+"\} \S+$|(?:balcao|process)_\w+ \S+$)/u.test(line),
      ),
  ).toEqual([]);
});
