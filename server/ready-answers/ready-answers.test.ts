import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteReadyAnswer, listReadyAnswers, saveReadyAnswer } from '#contract/mediation-calls.ts';
import type { PersonId } from '../../tests/support/people.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('a ready answer of a seller is the company’s to use and their own to change; a superuser’s is everybody’s to use', async () => {
  const [ofSeller, ofAll] = [randomUUID(), randomUUID()];
  const save = (answer: string, title: string, as: PersonId) =>
    app.send(saveReadyAnswer, { params: { id: answer }, body: { title, text: 'Olá' } }, { as });
  const titles = async (as: PersonId) =>
    listReadyAnswers.reply.parse((await app.send(listReadyAnswers, {}, { as })).body).map(({ title, isMine }) => [title, isMine]);
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
  expect((await app.send(deleteReadyAnswer, { params: { id: ofAll } }, { as: 'seller' })).status).toBe(404);
  await save(ofSeller, 'Da Ana, mudada', 'seller');
  await app.send(deleteReadyAnswer, { params: { id: ofAll } }, { as: 'superuser' });
  expect(await titles('seller')).toEqual([['Da Ana, mudada', true]]);
});

test('whoever keeps as many as fit may not keep one more, and may change each; of another’s they are told nothing', async () => {
  const save = (answer: string, title: string, as: PersonId) =>
    app.send(saveReadyAnswer, { params: { id: answer }, body: { title, text: 'Olá' } }, { as });
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
});
