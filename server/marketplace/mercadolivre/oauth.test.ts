import { afterEach, beforeEach, expect, test } from 'vitest';
import { openScripted, sendJson, type Scripted } from '../../testing/scripted-http.ts';
import { meliConnects } from './oauth.ts';

let service: Scripted;
let error: string;
let status: number;
beforeEach(async () => {
  service = await openScripted((_asked, response) =>
    sendJson(response, status, { error, message: 'não', status, cause: [] }, { 'retry-after': '7' }),
  );
  status = 400;
});
afterEach(() => service.close());

const refresh = () => {
  const application = { MELI_APP_ID: '4104', MELI_APP_SECRET: 'x', MELI_API_URL: service.url, MELI_AUTH_URL: service.url };
  return meliConnects(application, () => new Date()).refresh({ refreshToken: 'TG-1', scopes: [] });
};

// Of an application that is blocked the grants know nothing: it may be let in again, and theirs still work.
test.each([
  ['invalid_grant', 'reauthorize'],
  ['unauthorized_client', 'reauthorize'],
  ['unauthorized_application', 'forbidden'],
  ['invalid_client', 'forbidden'],
  ['local_rate_limited', 'throttled'],
  ['temporarily_unavailable', 'away'],
])('a refresh that is refused with %s means: %s', async (said, type) => {
  error = said;
  expect(await refresh()).toMatchObject({ type });
});

test('that there were too many refreshes is told with how long to wait, whatever is said beside it', async () => {
  [status, error] = [429, ''];
  expect(await refresh()).toMatchObject({ type: 'throttled', afterMs: 7000 });
});
