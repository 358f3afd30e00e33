import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readSettings } from '../../config.ts';
import type { Database } from '../../db/open.ts';
import { openTestDb } from '../../testing/open-test-db.ts';
import { sendJson } from '../../testing/scripted-http.ts';
import { meliConnects } from './oauth.ts';
import { answering, openSpeaking, pricing, publishing } from './speaking-fixture.ts';
import { whoIs } from './who-is.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDb();
});
afterAll(() => database.close());
afterEach(() => vi.restoreAllMocks());

test('the real addresses are what nobody has to set', () => {
  const settings = readSettings({});
  expect(settings.ok && [settings.value.MELI_API_URL, settings.value.MELI_AUTH_URL, settings.value.MELI_PAY_URL]).toEqual([
    'https://api.mercadolibre.com',
    'https://auth.mercadolivre.com.br',
    'https://api.mercadopago.com',
  ]);
});

test('whatever is asked is asked at the addresses of the settings', async () => {
  const speaking = await openSpeaking(database.db, (_asked, response) => sendJson(response, 200, {}));
  const origins = new Set<string>();
  const { fetch: real } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    origins.add(new URL(input instanceof Request ? input.url : input).origin);
    return real(input, init);
  });
  const { url } = speaking.service;
  const settings = { MELI_APP_ID: '1', MELI_APP_SECRET: 's', MELI_API_URL: url, MELI_AUTH_URL: 'https://entrada.test' };
  const connects = meliConnects(settings, () => new Date());
  const attempt = { state: 'estado', verifier: 'v'.repeat(43), redirectUri: 'https://painel.test/c' };
  const grant = { externalUserId: '7', accessToken: 'a', refreshToken: 'r', accessUntil: 0, scopes: [] };
  for (const command of [publishing, pricing, answering]) for (const isUncertain of [true, false]) await speaking.say(command, isUncertain);
  await connects.finish('codigo', attempt);
  await connects.refresh(grant);
  await connects.revoke(grant);
  await whoIs(settings, grant);
  expect([...origins]).toEqual([url]);
  expect((await connects.begin(attempt)).origin).toBe('https://entrada.test');
  await speaking.service.close();
});

test('no file of the adapter but its settings names a host', () => {
  const folder = import.meta.dirname;
  const naming = readdirSync(folder).filter(
    (name) =>
      !name.includes('.test.') &&
      /https?:\/\/[a-z]/iu.test(readFileSync(join(folder, name), 'utf8').replaceAll(/\bhttps?:\/\/ ou [^']*/gu, '')),
  );
  expect(naming).toEqual(['meli-environment.ts']);
});
