import { expect, test } from 'vitest';
import type { Command } from '../port.ts';
import { sendJson } from '../../testing/scripted-http.ts';
import { openSpeakingTests } from './speaking-tests-fixture.ts';

const { open, openReplying, speaking } = openSpeakingTests();

// Found by `npm run proofs -- stock`: the pause was taken for said, and with the next stock it was on sale again.
test.each([
  [['out_of_stock'], ['GET /items/MLB77', 'PUT /items/MLB77']],
  [[], ['GET /items/MLB77']],
])(
  'a pause that may have arrived is said again where it is paused for %o, and not where its seller paused it',
  async (subStatus, asked) => {
    const item = { id: 'MLB77', status: 'paused', sub_status: subStatus };
    await open((_asked, response) => sendJson(response, 200, item));
    await speaking().say({ kind: 'pause', listing: { listingId: 'l-1', externalId: 'MLB77' } }, true);
    expect(speaking().asked()).toEqual(asked);
  },
);

const reading = { kind: 'readStock', listing: { listingId: 'l-1', externalId: 'MLB77' } } as const;
test.each([
  [200, { id: 'MLB77', status: 'active' }, { type: 'same', externalId: 'MLB77', standing: 'onSale' }],
  [200, { id: 'MLB77', status: 'paused', sub_status: ['out_of_stock'] }, { type: 'same', externalId: 'MLB77', standing: 'soldOut' }],
  // Off sale for another reason: how many there are says nothing.
  [200, { id: 'MLB77', status: 'paused', sub_status: [] }, { type: 'same', externalId: 'MLB77' }],
  [200, { id: 'MLB78', status: 'active' }, { type: 'later', why: 'away', text: 'A resposta é de outro anúncio' }],
  // Of one that is closed there nobody waits for more.
  [200, { id: 'MLB77', status: 'closed', sub_status: ['out_of_stock'] }, { type: 'same', externalId: 'MLB77' }],
  [403, { error: 'access_denied', message: 'no' }, { type: 'same', externalId: 'MLB77' }],
])('how it stands there is read and not changed: %i with %o', async (status, body, outcome) => {
  await open((_asked, response) => sendJson(response, status, body));
  expect(await speaking().say(reading)).toEqual(outcome);
  expect(speaking().asked()).toEqual(['GET /items/MLB77']);
});

const named = { listingId: 'l-1', externalId: 'MLB77' };
const kept = { type: 'refused', code: 'not_applied', text: 'O Mercado Livre respondeu, e o anúncio ficou como estava', causes: [] };
const taken = { type: 'done', externalId: 'MLB77' };
test.each<[Command, object, object]>([
  // In their own depot it can not be written.
  [{ kind: 'setStock', listing: named, stock: 0 }, { available_quantity: 7 }, kept],
  [{ kind: 'setStock', listing: named, stock: 0 }, { available_quantity: 0 }, taken],
  [{ kind: 'setStock', listing: named, stock: 0 }, {}, taken],
  [{ kind: 'pause', listing: named }, { status: 'active' }, kept],
  [{ kind: 'pause', listing: named }, { status: 'paused', sub_status: [] }, taken],
  // Off sale already, for another reason: it is what was asked.
  [{ kind: 'pause', listing: named }, { status: 'paused', sub_status: ['out_of_stock'] }, taken],
  [{ kind: 'pause', listing: named }, { status: 'under_review', sub_status: ['held'] }, taken],
  // What nobody knows says nothing.
  [{ kind: 'pause', listing: named }, { status: 'on_the_moon' }, taken],
  [{ kind: 'activate', listing: named }, { status: 'paused', sub_status: [] }, kept],
  [{ kind: 'activate', listing: named }, { status: 'under_review', sub_status: ['held'] }, kept],
  [
    { kind: 'activate', listing: named },
    { status: 'paused', sub_status: ['out_of_stock'] },
    { ...taken, standing: 'soldOut' },
  ],
  [{ kind: 'activate', listing: named }, { status: 'paused', sub_status: ['picture_download_pending'] }, taken],
  [{ kind: 'activate', listing: named }, { status: 'not_yet_active', sub_status: ['picture_download_pending'] }, taken],
  [{ kind: 'activate', listing: named }, { status: 'under_review', sub_status: ['picture_download_pending'] }, kept],
  [{ kind: 'close', listing: named }, { status: 'active' }, kept],
  // While a promotion runs ours stands beside the price.
  [{ kind: 'setPrice', listing: named, price: 9990 }, { price: 79.9, original_price: 99.9 }, taken],
  [{ kind: 'setPrice', listing: named, price: 9990 }, { price: 99.9, original_price: 120 }, kept],
  [{ kind: 'setPrice', listing: named, price: 9990 }, { price: 99.9, original_price: null }, taken],
])('of %j that is answered with 200 and %j it counts whether it is so', async (command, item, outcome) => {
  const answer = [200, { id: 'MLB77', ...item }] as const;
  await openReplying({ 'PUT /items/MLB77': answer, 'GET /items/MLB77': answer });
  expect(await speaking().say(command)).toEqual(outcome);
});

const before = { id: 'MLB77', status: 'active', available_quantity: 7 };
test.each<[Command, number, object, object]>([
  [{ kind: 'setStock', listing: named, stock: 0 }, 200, { ...before, available_quantity: 0 }, taken],
  [{ kind: 'pause', listing: named }, 200, { ...before, status: 'paused', sub_status: [] }, taken],
  // Sold out meanwhile: nobody sees any more whether it was paused.
  [{ kind: 'pause', listing: named }, 200, { ...before, status: 'paused', sub_status: ['out_of_stock'] }, taken],
  [{ kind: 'setStock', listing: named, stock: 0 }, 200, before, kept],
  [{ kind: 'setStock', listing: named, stock: 0 }, 200, { ...before, id: 'MLB78' }, { type: 'later', why: 'away' }],
  [{ kind: 'setStock', listing: named, stock: 0 }, 404, { error: 'not_found', message: 'no' }, { type: 'later' }],
  [{ kind: 'setStock', listing: named, stock: 0 }, 503, {}, { type: 'later', why: 'away' }],
])('of %j that is answered with what was before, a reading says whether it is so: %i with %j', async (command, status, there, outcome) => {
  await openReplying({ 'PUT /items/MLB77': [200, before], 'GET /items/MLB77': [status, there] });
  expect(await speaking().say(command)).toMatchObject(outcome);
  expect(speaking().asked()).toEqual(['PUT /items/MLB77', 'GET /items/MLB77']);
});

const stocking = { kind: 'setStock', listing: { listingId: 'l-1', externalId: 'MLB77' }, stock: 3 } as const;
test.each([
  ['closed', { type: 'refused', code: 'closed_there' }],
  ['under_review', { type: 'refused', text: 'Cannot update item MLB77' }],
])('a stock that is refused of what is %s there is told so', async (status, outcome) => {
  await openReplying({
    'PUT /items/MLB77': [400, { error: 'validation_error', message: 'Cannot update item MLB77' }],
    'GET /items/MLB77': [200, { id: 'MLB77', status }],
  });
  expect(await speaking().say(stocking)).toMatchObject(outcome);
});
