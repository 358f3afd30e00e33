import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { CategoryPage, CategoryRow } from '#contract/category-rules-calls.ts';
import { readWeights } from '../listing-checks/read-weights.ts';
import { category } from '../db/schema/category.ts';
import { event } from '../db/schema/core.ts';
import { wordsOf } from '../listings/search-words.ts';
import { openTestServer, type SignedIn, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let boss: SignedIn;
const specs = [
  {
    id: 'MAIN',
    label: 'Principais',
    attributes: [
      { id: 'BRAND', name: 'Marca', tags: ['required'], value_type: 'string' as const },
      { id: 'COLOR', name: 'Cor', tags: [], value_type: 'string' as const },
    ],
  },
];
beforeEach(async () => {
  await server?.close();
  server = await openTestServer();
  boss = await server.signIn('super');
  await server.db.insert(category).values([
    { id: 'C1', level: 1, name: 'Casa', path: ['C1'], search: wordsOf(['Casa']) },
    { id: 'C2', parentId: 'C1', level: 2, name: 'Sofás', path: ['C1', 'C2'], specs, search: wordsOf(['Casa', 'Sofás']) },
    { id: 'C3', level: 1, name: 'Brinquedos', path: ['C3'], search: wordsOf(['Brinquedos']) },
  ]);
});
afterAll(() => server.close());

const step = async (id: string, payload: object, { as = boss, ...more }: { as?: SignedIn } & Record<string, unknown> = {}) =>
  server.ask('PUT', `/v2/category/${id}/rules`, { headers: { ...as, ...(more as Record<string, string>) }, payload });
const page = async (id: string, as = boss): Promise<CategoryPage> =>
  (await server.ask('GET', `/v2/category/${id}`, { headers: as })).json();
const list = async (query: string): Promise<readonly CategoryRow[]> =>
  (await server.ask('GET', `/v2/category?limit=100${query}`, { headers: boss }))
    .json<{ items: CategoryRow[] }>()
    .items.filter(({ _id }) => /^C\d$/u.test(_id));
const namesOf = (rows: readonly CategoryRow[]) => rows.map(({ name }) => name);

test('categories are listed from the main ones down, with the way to each, and found by words of the way', async () => {
  expect(namesOf(await list(''))).toEqual(['Brinquedos', 'Casa', 'Sofás']);
  const [sofas] = await list('&search=casa%20sof');
  expect(sofas).toMatchObject({ path: [{ name: 'Casa' }, { name: 'Sofás' }], isLeaf: true, excludedBy: null, requiredHere: [] });
  expect(namesOf(await list('&kind=root'))).toEqual(['Brinquedos', 'Casa']);
  expect(namesOf(await list('&kind=leaf'))).toEqual(['Brinquedos', 'Sofás']);
});

test('what is closed closes what is below it, for whoever searches and for whoever lists', async () => {
  expect((await step('C1', { type: 'exclude' })).json()).toMatchObject({ isExcluded: true, version: 2 });
  expect((await page('C2')).excludedBy).toEqual({ id: 'C1', name: 'Casa' });
  expect(namesOf(await list('&state=excluded'))).toEqual(['Casa', 'Sofás']);
  expect(namesOf(await list('&state=open'))).toEqual(['Brinquedos']);
  const found = await server.ask('GET', '/v2/melicategories/search?q=sofas', { headers: await server.signIn('ana') });
  expect(found.json()).toEqual([]);
  expect((await step('C1', { type: 'exclude' })).json()).toMatchObject({ code: 'step-refused', message: 'A categoria já está fechada' });
  expect((await step('C1', { type: 'include' })).json()).toMatchObject({ isExcluded: false, version: 3 });
});

test('a check that is weighed in a category counts so there and below, until what is below says otherwise', async () => {
  expect((await page('C2')).checkWeightsAbove).toMatchObject({ contact: 'red', priceUnusual: 'yellow' });
  expect((await step('C1', { type: 'weigh', check: 'contact', weight: 'off' })).json()).toMatchObject({ checkWeights: { contact: 'off' } });
  expect(await page('C2')).toMatchObject({ checkWeights: {}, checkWeightsAbove: { contact: 'off' } });
  expect(await readWeights(server.db, 'C2')).toEqual({ contact: 'off' });
  expect((await step('C2', { type: 'weigh', check: 'contact', weight: 'yellow' })).statusCode).toBe(200);
  expect(await readWeights(server.db, 'C2')).toEqual({ contact: 'yellow' });
  expect(await readWeights(server.db, 'C3')).toEqual({});
  expect((await page('C2')).history[0]).toMatchObject({ type: 'checkWeighed', what: 'contact: yellow' });
  expect((await step('C2', { type: 'weigh', check: 'contact', weight: 'yellow' })).json()).toMatchObject({
    message: 'A verificação já vale assim nesta categoria',
  });
  expect((await step('C2', { type: 'weigh', check: 'nada', weight: 'off' })).statusCode).toBe(400);
});

test('which checks count, and what was weighed, is told to no seller', async () => {
  await step('C2', { type: 'weigh', check: 'contact', weight: 'off' });
  const ana = await server.signIn('ana');
  const told = await server.ask('GET', '/v2/category/C2', { headers: ana });
  expect(told.json()).toMatchObject({ checkWeights: {}, history: [] });
  expect((await server.ask('GET', '/v2/category?ids=C2', { headers: ana })).body + told.body).not.toMatch(/contact|checkWeightsAbove/u);
  expect((await page('C2')).history).toHaveLength(1);
});

test('an attribute the hub asks for is required of whoever lists there, until it lets go of it', async () => {
  const ana = await server.signIn('ana');
  const required = async (): Promise<readonly string[]> =>
    (await server.ask('GET', '/v2/melicategories/requires/C2', { headers: ana })).json<{ id: string }[]>().map(({ id }) => id);
  expect(await required()).toEqual(['BRAND']);
  expect((await step('C2', { type: 'require', attributeId: 'COLOR' })).json()).toMatchObject({ requiredHere: ['COLOR'] });
  expect(await required()).toEqual(['BRAND', 'COLOR']);
  const told = (await page('C2', ana)).groups[0]?.attributes.find(({ id }) => id === 'COLOR')?.tags;
  expect(told).toEqual(['required', 'hub_required']);
  expect((await step('C2', { type: 'require', attributeId: 'BRAND' })).json()).toMatchObject({
    message: 'O marketplace já exige este atributo',
  });
  expect((await step('C2', { type: 'require', attributeId: 'NADA' })).json()).toMatchObject({
    message: 'A categoria não tem este atributo',
  });
  expect((await step('C2', { type: 'release', attributeId: 'COLOR' })).statusCode).toBe(200);
  expect(await required()).toEqual(['BRAND']);
});

test('how it ships is what a seller is told', async () => {
  expect((await step('C2', { type: 'ship', modes: ['me2'] })).json()).toMatchObject({ shipModes: ['me2'] });
  expect((await step('C2', { type: 'ship', modes: ['me2'] })).json()).toMatchObject({ message: 'A categoria já envia assim' });
  expect((await step('C2', { type: 'ship', modes: [] })).json()).toMatchObject({ shipModes: [] });
});

test('each decision stands in the history with who took it, and no seller hears of it', async () => {
  await step('C2', { type: 'require', attributeId: 'COLOR' });
  await step('C2', { type: 'exclude' });
  expect((await page('C2')).history).toMatchObject([
    { type: 'excluded', userName: 'Nome de super', what: null },
    { type: 'attributeRequired', what: 'Cor' },
  ]);
  const heard = await server.db.select().from(event).where(eq(event.subject, 'category:C2'));
  expect(heard.map(({ sellerId }) => sellerId)).toEqual([null, null]);
});

test('a step of a category that a newer build wrote is left out of its history, and the others are read', async () => {
  await step('C2', { type: 'exclude' });
  await step('C2', { type: 'include' });
  await server.db.update(event).set({ type: 'merged' }).where(eq(event.type, 'included'));
  expect((await page('C2')).history).toMatchObject([{ type: 'excluded' }]);
});

test('only superusers decide; sent twice under one key it is one step; a category that is not there is not there', async () => {
  for (const who of ['ana', 'reviewer'])
    expect((await step('C2', { type: 'exclude' }, { as: await server.signIn(who) })).statusCode).toBe(403);
  const key = { 'idempotency-key': '11111111-1111-4111-8111-111111111111' };
  expect((await step('C2', { type: 'exclude' }, key)).json()).toMatchObject({ version: 2 });
  expect((await step('C2', { type: 'exclude' }, key)).json()).toMatchObject({ version: 2 });
  expect((await step('C9', { type: 'exclude' })).statusCode).toBe(404);
});
