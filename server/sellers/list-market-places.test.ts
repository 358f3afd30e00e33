import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMarketPlaces } from '#contract/select-list.ts';
import type { PersonId } from '../../tests/support/people.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const askedAs = async (as: PersonId) => listMarketPlaces.reply.parse((await app.send(listMarketPlaces, {}, { as })).body);

test('a seller chooses among the own company’s accounts, a superuser among all', async () => {
  expect((await askedAs('seller')).map(({ _id }) => _id)).toEqual(['account-ana']);
  expect((await askedAs('superuser')).map(({ _id }) => _id).toSorted()).toEqual(['account-ana', 'account-beto', 'account-caio']);
});

test('the name the marketplace shows stays with superusers: no list says it', async () => {
  expect(JSON.stringify(await askedAs('superuser'))).not.toContain('oficial');
});
