import { expect, test } from 'vitest';
import type { Command } from '../port.ts';
import { sendJson } from '../../testing/scripted-http.ts';
import { publishing } from './speaking-fixture.ts';
import { openSpeakingTests } from './speaking-tests-fixture.ts';

const { open, openReplying, speaking } = openSpeakingTests();

const finding: Command = { kind: 'find', listing: { listingId: 'l-1', externalId: null }, sku: 'CAP-1' };
const another = { code: 200, body: { id: 'MLB3', seller_custom_field: 'another' } };

/** A search names these, and so they are shown. */
const look = async (command: Command, results: readonly string[], shown: readonly unknown[]) => {
  await openReplying({
    'GET /users/417382461/items/search': [200, { results }],
    'GET /items': [200, shown],
    'POST /items': [201, { id: 'MLB9' }],
    'PUT /items/MLB4': [200, { id: 'MLB4', title: 'Capa de banco' }],
  });
  return speaking().say(command, true);
};
const made = () =>
  speaking()
    .asked()
    .filter((each) => each.startsWith('POST'));

test.each<[string, readonly string[], readonly unknown[]]>([
  ['is away for now', ['MLB3'], [{ code: 503, body: { error: 'internal_error' } }]],
  ['is not there yet', ['MLB3'], [{ code: 404, body: { error: 'not_found' } }]],
  ['has another shape', ['MLB3'], [{ code: 200, body: { id: null, seller_custom_field: 'l-1' } }]],
  ['is left out', ['MLB3'], []],
  ['is left out beside another', ['MLB3', 'MLB4'], [another]],
])(
  'an item that a search names and that %s may be ours: nothing is published a second time, and nothing is taken for gone',
  async (...row) => {
    const [, results, shown] = row;
    for (const command of [publishing, finding]) expect(await look(command, results, shown)).toMatchObject({ type: 'later', why: 'away' });
    expect(made()).toEqual([]);
    await look(publishing, results, shown);
    expect(made()).toEqual([]);
  },
);

test('beside ours it does not matter what was not read', async () => {
  const shown = [
    { code: 404, body: { error: 'not_found' } },
    { code: 200, body: { id: 'MLB4', seller_custom_field: 'l-1' } },
  ];
  expect(await look(publishing, ['MLB3', 'MLB4'], shown)).toEqual({ type: 'done', externalId: 'MLB4' });
  expect(await look(finding, ['MLB3', 'MLB4'], shown)).toEqual({ type: 'same', externalId: 'MLB4', untold: ['stock'] });
});

test('where each was read and none is ours it is published, and what was taken back is nowhere', async () => {
  expect(await look(publishing, ['MLB3'], [another])).toEqual({ type: 'done', externalId: 'MLB9' });
  expect(await look(finding, ['MLB3'], [another])).toEqual({ type: 'same' });
});

test('of a neighbour its id and mark alone are read: what else of it is odd keeps nothing from being published', async () => {
  const odd = { code: 200, body: { ...another.body, title: 7, available_quantity: -1, price: 'x' } };
  expect(await look(publishing, ['MLB3'], [odd])).toEqual({ type: 'done', externalId: 'MLB9' });
});

// The search for the SKU names one that they do not show; so many does the search for our mark name.
test.each([
  [404, [], { type: 'done', externalId: 'MLB9' }],
  [410, [], { type: 'done', externalId: 'MLB9' }],
  [503, [], { type: 'later', why: 'away' }],
  [404, ['MLB3'], { type: 'later', why: 'away' }],
])('a neighbour that answers %i, where our mark finds %j, is deleted or may be ours', async (code, marked, outcome) => {
  await open(({ method, path }, response) => {
    if (method === 'POST') return sendJson(response, 201, { id: 'MLB9' });
    if (path.startsWith('/users')) return sendJson(response, 200, { results: path.includes('seller_sku') ? ['MLB3'] : marked });
    return sendJson(response, 200, [{ code, body: { id: 'MLB3', error: 'x' } }]);
  });
  expect(await speaking().say(publishing, true)).toMatchObject(outcome);
});
