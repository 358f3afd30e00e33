import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GuidelinesPage } from '#contract/guidelines.ts';
import { category } from '../db/schema/category.ts';
import { openTestServer, type SignedIn, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let boss: SignedIn;
beforeAll(async () => {
  server = await openTestServer();
  boss = await server.signIn('super');
  await server.db.insert(category).values([
    { id: 'C1', level: 1, name: 'Casa', path: ['C1'] },
    { id: 'C2', parentId: 'C1', level: 2, name: 'Sofás', path: ['C1', 'C2'] },
    { id: 'C3', level: 1, name: 'Brinquedos', path: ['C3'] },
  ]);
});
afterAll(() => server.close());

const save = (id: string, text: string, version: number, as = boss) =>
  server.ask('PUT', `/v2/guidelines/${id}`, { headers: { ...as, 'if-match': `"${version}"` }, payload: { text } });
const holding = async (id: string): Promise<GuidelinesPage['holding']> =>
  (await server.ask('GET', `/v2/guidelines/${id}`, { headers: boss })).json<GuidelinesPage>().holding;

test('a category goes by its own guidelines, else by the nearest above it, else by the hub’s', async () => {
  expect(await holding('C2')).toBeNull();
  await save('hub', 'Leia o título inteiro', 0);
  expect(await holding('C2')).toMatchObject({ text: 'Leia o título inteiro', from: null });
  await save('C1', 'Capa sem texto', 0);
  expect(await holding('C2')).toMatchObject({ text: 'Capa sem texto', from: { id: 'C1', name: 'Casa' } });
  await save('C2', 'Peça a medida', 0);
  expect(await holding('C2')).toMatchObject({ text: 'Peça a medida', from: { id: 'C2', name: 'Sofás' } });
  expect(await holding('C3')).toMatchObject({ from: null });
  expect(await holding('nobody-knows-it')).toMatchObject({ from: null });
  await save('C2', ' ', 1);
  expect(await holding('C2')).toMatchObject({ text: 'Capa sem texto' });
});

test('what somebody wrote since is told by name, and is not written over', async () => {
  await save('C3', 'Selo do Inmetro', 0);
  const late = await save('C3', 'Outra coisa', 0);
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({ code: 'changed-meanwhile', conflict: { version: 1, changes: [{ type: 'guidelinesWritten' }] } });
  expect(await holding('C3')).toMatchObject({ text: 'Selo do Inmetro' });
  expect((await save('C3', 'Outra coisa', 1)).statusCode).toBe(200);
});

test('a category that is not there has none written for it', async () => {
  expect((await save('nobody-knows-it', 'Nada', 0)).statusCode).toBe(404);
});

test('sellers are told nothing of it, and reviewers write none', async () => {
  const ana = await server.signIn('ana');
  expect((await server.ask('GET', '/v2/guidelines/C1', { headers: ana })).statusCode).toBe(403);
  expect((await save('C1', 'Mudei', 1, ana)).statusCode).toBe(403);
});
