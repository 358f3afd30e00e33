import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertListing } from '../../tests/support/listings.ts';
import { newId, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { readUntold } from './read-untold.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** A pause that was given up for this. */
const untoldOf = async (errorCode: string) => {
  const id = newId('listing');
  await insertListing(app.db, id, 'ana', 'paused');
  await app.db.insert(integrationJob).values({
    id: randomUUID(),
    kind: 'pauseListing',
    subject: `listing:${id}`,
    name: 'Capa de chuva',
    sellerId: 'ana',
    accountId: 'account-ana',
    status: 'failed',
    errorCode,
    createdAt: new Date(),
    search: [],
  });
  return (await readUntold(app.db, id)).map(({ kind }) => kind);
};

test.each(['away', 'unknown', 'busy', 'throttled', 'notReady', 'interrupted'])(
  'what was given up as %s the marketplace is not said to have refused',
  async (code) => {
    expect(await untoldOf(code)).toEqual([]);
  },
);

test('what it answered with a code of its own it has refused', async () => {
  expect(await untoldOf('item.status.invalid')).toEqual(['pauseListing']);
});
