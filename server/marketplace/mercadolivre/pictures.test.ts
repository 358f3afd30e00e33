import { expect, test } from 'vitest';
import { sendJson } from '../../testing/scripted-http.ts';
import { publicBaseOf } from './public-base.ts';
import { draft } from './speaking-fixture.ts';
import { openSpeakingTests } from './speaking-tests-fixture.ts';

const { open, speaking } = openSpeakingTests();

const publishing = (externalId: string | null, pictures: readonly string[]) =>
  ({ kind: 'publish', listing: { listingId: 'l-1', externalId }, draft: { ...draft, pictures } }) as const;

/** Where it is opened, and what is published there. */
const say = async (publicBase: string | null, command: ReturnType<typeof publishing>) => {
  await open((_asked, response) => sendJson(response, 200, { id: 'MLB77', title: draft.title }), {
    publicBase,
  });
  return speaking().say(command);
};
const sent = (): unknown => JSON.parse(speaking().service.asked[0]?.body ?? 'null');

test('each picture goes by the address at which the marketplace finds it', async () => {
  for (const externalId of [null, 'MLB77']) {
    expect(await say('https://painel.test', publishing(externalId, ['/v2/image/a.jpg']))).toMatchObject({ type: 'done' });
    expect(sent()).toMatchObject({ pictures: [{ source: 'https://painel.test/v2/image/a.jpg' }] });
  }
});

test('where the marketplace can not reach this server, what has pictures is refused before anything is sent', async () => {
  for (const externalId of [null, 'MLB77']) {
    const text = 'O Mercado Livre não alcança as imagens deste servidor: defina PUBLIC_URL com um endereço que se abra de fora';
    const refused = { type: 'refused', code: 'pictures_unreachable', text, causes: [{ isWarning: false, text }] };
    expect(await say(null, publishing(externalId, ['/v2/image/a.jpg']))).toMatchObject(refused);
    expect(speaking().asked()).toEqual([]);
  }
});

test('of a listing without pictures a revision says none: those that are there stay', async () => {
  expect(await say(null, publishing('MLB77', []))).toMatchObject({ type: 'done' });
  expect(sent()).not.toHaveProperty('pictures');
});

const real = 'https://api.mercadolibre.com';
test.each([
  ['https://painel.test', real, 'https://painel.test'],
  ['https://painel.test/', real, 'https://painel.test'],
  [undefined, real, null],
  ['http://localhost:4000', real, null],
  ['http://127.0.0.1:4000', real, null],
  ['http://[::1]:4000', real, null],
  // The demo's marketplace is on this machine too.
  [undefined, 'http://127.0.0.1:4104', 'http://localhost:4000'],
])('opened at %s, the marketplace at %s finds it at %s', (PUBLIC_URL, MELI_API_URL, found) => {
  expect(publicBaseOf({ PUBLIC_URL, PORT: 4000, MELI_API_URL })).toBe(found);
});
