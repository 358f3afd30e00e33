import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getPresence, tellPresence } from '#contract/mediation-calls.ts';
import { insertMediation } from '../../tests/support/mediations.ts';
import type { PersonId } from '../../tests/support/people.ts';
import { newId, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { mediationPresence } from '../db/schema/mediation.ts';
import { prunePresence } from './presence-routes.ts';

let app: TestApp;
let id = '';
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  id = newId('mediation');
  await insertMediation(app.db, id);
});

const tell = async (doing: 'viewing' | 'writing' | 'left', as: PersonId) =>
  (await app.send(tellPresence, { params: { id }, body: { doing } }, { as })).body;
const there = async (as: PersonId) =>
  getPresence.reply.parse((await app.send(getPresence, { params: { id } }, { as })).body).map(({ userName, doing }) => [userName, doing]);

test('each sees who is there and what they do, themselves too, until they leave', async () => {
  await tell('viewing', 'seller');
  expect(await tell('writing', 'superuser')).toMatchObject([{ userId: 'seller', doing: 'viewing' }, { doing: 'writing' }]);
  const both = [
    ['Sílvia Vendedora', 'viewing'],
    ['Sônia Super', 'writing'],
  ];
  expect([await there('seller'), await there('otherSuperuser')]).toEqual([both, both]);
  await tell('left', 'superuser');
  expect(await there('seller')).toEqual([['Sílvia Vendedora', 'viewing']]);
});

test('who says nothing for a minute is not there, and is forgotten', async () => {
  await tell('viewing', 'superuser');
  await app.db
    .update(mediationPresence)
    .set({ until: new Date(Date.now() - 1) })
    .where(eq(mediationPresence.orderId, id));
  expect(await there('seller')).toEqual([]);
  await prunePresence(app.db, new Date());
  expect(await app.db.$count(mediationPresence, eq(mediationPresence.orderId, id))).toBe(0);
});
