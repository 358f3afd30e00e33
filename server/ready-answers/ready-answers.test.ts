import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteReadyAnswer, listReadyAnswers, saveReadyAnswer } from '#contract/mediation-calls.ts';
import type { PersonId } from '../../tests/support/people.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { account } from '../db/schema/core.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const save = (id: string, title: string, as: PersonId) =>
  app.send(saveReadyAnswer, { params: { id }, body: { title, text: 'Olá' } }, { as });
const remove = (id: string, as: PersonId) => app.send(deleteReadyAnswer, { params: { id } }, { as });
const titles = async (as: PersonId) =>
  listReadyAnswers.reply.parse((await app.send(listReadyAnswers, {}, { as })).body).map(({ title, isMine }) => [title, isMine]);

test('a ready answer of a seller is the company’s to use and their own to change; a superuser’s is everybody’s to use', async () => {
  const [ofSeller, ofAll] = [randomUUID(), randomUUID()];
  await save(ofSeller, 'Da Ana', 'seller');
  await save(ofAll, 'De todos', 'superuser');
  await save(randomUUID(), 'De quem não tem empresa', 'consultant');
  expect([await titles('seller'), await titles('moneyManager'), await titles('foreignSeller')]).toEqual([
    [
      ['Da Ana', true],
      ['De todos', false],
    ],
    [
      ['Da Ana', false],
      ['De todos', false],
    ],
    [['De todos', false]],
  ]);
  expect((await save(ofSeller, 'Outra', 'moneyManager')).status).toBe(404);
  expect((await remove(ofAll, 'seller')).status).toBe(404);
  await save(ofSeller, 'Da Ana, mudada', 'seller');
  await remove(ofAll, 'superuser');
  expect(await titles('seller')).toEqual([['Da Ana, mudada', true]]);
  await remove(ofSeller, 'seller');
});

const become = (person: PersonId, now: Partial<typeof account.$inferInsert>) =>
  app.db.update(account).set(now).where(eq(account.id, person));

test('whoever is a superuser no more uses what they wrote for all, and changes none of it', async () => {
  const id = randomUUID();
  await save(id, 'De todos', 'superuser');
  await become('superuser', { role: 'seller', sellerId: 'beto' });
  expect([(await save(id, 'Tomada', 'superuser')).status, (await remove(id, 'superuser')).status]).toEqual([404, 404]);
  expect(await titles('superuser')).toEqual([['De todos', false]]);
  await become('superuser', { role: 'superuser', sellerId: null });
  expect(await titles('superuser')).toEqual([['De todos', true]]);
  await remove(id, 'superuser');
});

test('whoever left a company sees and changes nothing they kept for it, and there it stays in use', async () => {
  const id = randomUUID();
  await save(id, 'Da Ana', 'seller');
  await become('seller', { sellerId: 'beto' });
  expect([(await save(id, 'Tomada', 'seller')).status, (await remove(id, 'seller')).status]).toEqual([404, 404]);
  expect([await titles('seller'), await titles('moneyManager')]).toEqual([[], [['Da Ana', false]]]);
  await become('seller', { sellerId: 'ana' });
  expect((await remove(id, 'seller')).status).toBe(200);
});

test('whoever keeps as many as fit may not keep one more, and may change each; of another’s they are told nothing', async () => {
  const foreign = randomUUID();
  await save(foreign, 'Do Beto', 'foreignSeller');
  const first = randomUUID();
  const statuses = new Set<number>();
  for (let kept = 0; kept < 200; kept += 1)
    statuses.add((await save(kept === 0 ? first : randomUUID(), `Nº ${kept}`, 'otherSuperuser')).status);
  expect([...statuses]).toEqual([200]);
  expect((await save(randomUUID(), 'Uma a mais', 'otherSuperuser')).status).toBe(409);
  expect((await save(first, 'A primeira, mudada', 'otherSuperuser')).status).toBe(200);
  expect((await save(foreign, 'De quem?', 'otherSuperuser')).status).toBe(404);
  // What they can not take away any more takes none of the room.
  await become('otherSuperuser', { role: 'seller', sellerId: 'beto' });
  expect((await save(randomUUID(), 'Uma do Beto', 'otherSuperuser')).status).toBe(200);
});
