import { afterAll, beforeAll, expect, test } from 'vitest';
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
    text.split('\n').filter((line) => line !== '' && !/^(?:# (?:HELP|TYPE) |balcao_worker_\w+\{worker="[a-z-]+"\} \S+$)/u.test(line)),
  ).toEqual([]);
});
