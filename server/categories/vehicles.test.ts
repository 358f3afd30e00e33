import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Vehicle, VehicleRow } from '#contract/vehicle.ts';
import { event } from '../db/schema/core.ts';
import { vehicle } from '../db/schema/vehicle.ts';
import { openTestServer, type SignedIn, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let boss: SignedIn;
beforeEach(async () => {
  await server?.close();
  server = await openTestServer();
  boss = await server.signIn('super');
  await server.db.delete(vehicle);
  await server.db.insert(vehicle).values([
    { id: 'v1', brand: 'Fiat', model: 'Uno', year: 2012, trim: 'Mille 1.0 Gasolina' },
    { id: 'v2', brand: 'Citroën', model: 'C3', year: 32_000, trim: 'Live Flex' },
  ]);
});
afterAll(() => server.close());

const uno = { brand: 'Fiat', model: 'Uno', year: 2013, trim: 'Way 1.0 Flex' };
const list = async (query = ''): Promise<readonly string[]> =>
  (await server.ask('GET', `/v2/vehicle?limit=100${query}`, { headers: boss })).json<{ items: VehicleRow[] }>().items.map(({ _id }) => _id);
const offer = async (isOffered: boolean, headers: SignedIn = boss) =>
  server.ask('PUT', '/v2/vehicle/v1/offer', { headers, payload: { isOffered } });
const add = async (payload: object, headers: SignedIn = boss) => server.ask('POST', '/v2/vehicle', { headers, payload });
const brands = async (): Promise<readonly string[]> => {
  const answer = await server.ask('GET', '/v2/compatibilitiesCarsAndVans/compatibilitiesTypes/%5B%5D', {
    headers: await server.signIn('ana'),
  });
  return answer.json<{ suggested_values: { value_id: string }[] }[]>()[0]?.suggested_values.map(({ value_id }) => value_id) ?? [];
};

test('vehicles are listed in the order of the pickers, found without accents, and filtered', async () => {
  expect(await list()).toEqual(['v2', 'v1']);
  expect(await list('&search=citroen%20c3')).toEqual(['v2']);
  expect(await list('&search=uno%202012')).toEqual(['v1']);
  expect(await list('&brand=Fiat')).toEqual(['v1']);
  expect(await list('&state=retired')).toEqual([]);
});

test('what is retired is offered to nobody, and can still be read; put back it is offered again', async () => {
  expect((await offer(false)).json()).toMatchObject({ retiredAt: server.now().toISOString(), version: 2 });
  expect(await brands()).toEqual(['Citroën']);
  expect(await list('&state=retired')).toEqual(['v1']);
  expect((await server.ask('GET', '/v2/compatibilitiesCarsAndVans/v1', { headers: boss })).statusCode).toBe(200);
  expect((await offer(false)).json()).toMatchObject({ message: 'O veículo já foi retirado' });
  expect((await offer(true)).json()).toMatchObject({ retiredAt: null, version: 3 });
  expect(await brands()).toEqual(['Citroën', 'Fiat']);
  const { history } = (await server.ask('GET', '/v2/vehicle/v1', { headers: boss })).json<Vehicle>();
  expect(history.map(({ type }) => type)).toEqual(['restored', 'retired']);
});

test('a step of a vehicle that a newer build wrote is left out of its history, and the others are read', async () => {
  await offer(false);
  await offer(true);
  await server.db.update(event).set({ type: 'repainted' }).where(eq(event.type, 'restored'));
  const { history } = (await server.ask('GET', '/v2/vehicle/v1', { headers: boss })).json<Vehicle>();
  expect(history.map(({ type }) => type)).toEqual(['retired']);
});

test('a vehicle is added once, however often and by however many it is sent', async () => {
  const answers = await Promise.all([add(uno), add(uno)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await add(uno)).json()).toMatchObject({ message: 'Este veículo já existe' });
  expect(await list('&search=way')).toHaveLength(1);
  expect((await add({ ...uno, year: 12 })).statusCode).toBe(400);
});

test('however a vehicle is written it is the one that is there, and a new one is written as its brand and model are', async () => {
  expect((await add({ brand: 'FIAT', model: 'uno', year: 2012, trim: 'mille 1.0 gasolina' })).statusCode).toBe(409);
  const shouted = { ...uno, brand: 'FIAT', model: 'UNO' };
  const answers = await Promise.all([add(uno), add(shouted)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await add({ ...shouted, year: 2014 })).json()).toMatchObject({ brand: 'Fiat', model: 'Uno', trim: 'Way 1.0 Flex' });
  expect((await add({ brand: 'citroen', model: 'C4', year: 2014, trim: 'Live' })).json()).toMatchObject({ brand: 'Citroën', model: 'C4' });
  expect(await brands()).toEqual(['Citroën', 'Fiat']);
});

test('only superusers keep them', async () => {
  for (const who of ['ana', 'reviewer']) {
    const headers = await server.signIn(who);
    expect([(await offer(false, headers)).statusCode, (await add(uno, headers)).statusCode]).toEqual([403, 403]);
    expect((await server.ask('GET', '/v2/vehicle/v1', { headers })).statusCode).toBe(200);
  }
});
