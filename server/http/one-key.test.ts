import { afterAll, beforeAll, expect, test } from 'vitest';
import { declineInvitation } from '#contract/own-company.ts';
import { ok, refuse } from '#lib/result.ts';
import { openTestServer, type SignedIn, type TestServer } from '../testing/test-server.ts';
import { unavailable } from './problem.ts';
import { preparedWriteRoute } from './route.ts';

let made = 0;
let isRefused = false;
let letGo = (): void => undefined;
let until = Promise.resolve();
/** Stands for all whose slow part comes first, and may be done once: the exchange of a code, a try that is counted. */
const slow = preparedWriteRoute(
  declineInvitation,
  async () => {
    made += 1;
    const own = isRefused ? refuse(unavailable(1)) : ok(null);
    await until;
    return own;
  },
  async () => ok({ declined: true as const }),
);

let server: TestServer;
let ana: SignedIn;
beforeAll(async () => {
  server = await openTestServer({ instead: [slow] });
  ana = await server.signIn('ana');
});
afterAll(() => server.close());

const key = (last: string) => ({ 'idempotency-key': `0c0ffee0-0000-4000-8000-00000000000${last}` });
const decline = (headers: object) => server.ask('PUT', '/v2/user/companies/nenhuma/decline', { headers: { ...ana, ...headers } });
/** All of them are asked before the first of them ends. */
const asked = async (...headers: readonly object[]) => {
  made = 0;
  until = new Promise((resolve) => (letGo = resolve));
  const answers = headers.map((each) => decline(each));
  await expect.poll(() => made).toBeGreaterThan(0);
  isRefused = false;
  await new Promise((resolve) => void setTimeout(resolve, 50));
  letGo();
  return { statuses: (await Promise.all(answers)).map(({ statusCode }) => statusCode), made };
};

test('sent again before it was answered, what comes first is made once, and both hear one answer', async () => {
  expect(await asked(key('1'), key('1'))).toEqual({ statuses: [200, 200], made: 1 });
});

test('of other keys, and of none, each is made for itself', async () => {
  expect(await asked(key('2'), key('3'), {})).toEqual({ statuses: [200, 200, 200], made: 3 });
});

test('where the first comes to nothing, the next is made', async () => {
  isRefused = true;
  expect(await asked(key('4'), key('4'))).toEqual({ statuses: [503, 200], made: 2 });
});
