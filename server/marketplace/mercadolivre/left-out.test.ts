import { expect, test } from 'vitest';
import { sendJson } from '../../testing/scripted-http.ts';
import { draft } from './speaking-fixture.ts';
import { openSpeakingTests } from './speaking-tests-fixture.ts';

const { open, speaking } = openSpeakingTests();

const say = async (externalId: string | null, more: object, there: object = {}) => {
  const item = { id: 'MLB77', title: draft.title, shipping: { mode: 'me2' }, ...there };
  await open((_asked, response) => sendJson(response, 200, item));
  return speaking().say({ kind: 'publish', listing: { listingId: 'l-1', externalId }, draft: { ...draft, ...more } });
};

test.each([null, 'MLB77'])('what has several variations is refused in our words, and nothing is sent (%s)', async (externalId) => {
  const text = 'O Balcão ainda não publica variações no Mercado Livre: faça um anúncio de cada uma';
  expect(await say(externalId, { variants: 2 })).toMatchObject({ type: 'refused', code: 'several_variants', text, causes: [{ text }] });
  expect(speaking().asked()).toEqual([]);
});

const measures = { height: 10, width: 20, depth: 30, weight: 400 };
test.each([
  ['measures of the package', { measures }, ['measures_not_sent']],
  ['measures that are attributes', { measures, attributes: [{ id: 'SELLER_PACKAGE_HEIGHT', value: '10 cm' }] }, undefined],
  ['measures whose attribute was cleared', { measures, attributes: [{ id: 'SELLER_PACKAGE_HEIGHT', value: null }] }, ['measures_not_sent']],
  ['another way of shipping', { shipMode: 'me1' }, ['ship_mode_not_sent']],
  ['vehicles it fits', { fitsVehicles: true }, ['compatibilities_not_sent']],
  ['nothing of these', {}, undefined],
])('of a listing with %s it is said what does not go there', async (_what, more, codes) => {
  for (const externalId of [null, 'MLB77']) {
    const said = await say(externalId, more);
    expect(said.type === 'done' && said.causes?.map(({ code }) => code)).toEqual(codes);
  }
});

test('of what is there in another category it is said that it stays in that one', async () => {
  const codesOf = async (category_id: string) => {
    const said = await say('MLB77', {}, { category_id });
    return said.type === 'done' && said.causes?.map(({ code, field }) => [code, field]);
  };
  expect(await codesOf('MLB9')).toEqual([['category_not_sent', 'category']]);
  expect(await codesOf(draft.categoryId)).toBeUndefined();
});
