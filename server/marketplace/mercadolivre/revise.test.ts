import { expect, test } from 'vitest';
import { draft, publishing } from './speaking-fixture.ts';
import { openSpeakingTests, type Reply } from './speaking-tests-fixture.ts';

const { openReplying, speaking } = openSpeakingTests();

const revising = { kind: 'publish', listing: { listingId: 'l-1', externalId: 'MLB77' }, draft } as const;
const refused: Reply = [400, { error: 'validation_error', message: 'Cannot update item MLB77 [status:closed, has_bids:false]' }];

test.each([
  [true, { status: 'active' }],
  [false, { status: 'paused' }],
  // The marketplace itself keeps it off sale: nothing is said of it.
  [null, {}],
] as const)('an edit of what is to be on sale: %s says no more than that: %o', async (isOnSale, said) => {
  await openReplying({ 'PUT /items/MLB77': [200, { id: 'MLB77', title: draft.title }] });
  expect(await speaking().say({ ...revising, draft: { ...draft, isOnSale } })).toMatchObject({ type: 'done' });
  const { status } = JSON.parse(speaking().service.asked[0]?.body ?? '{}') as { readonly status?: string };
  expect(status === undefined ? {} : { status }).toEqual(said);
});

test('what ended there can not be edited, and is told so in our words', async () => {
  await openReplying({ 'PUT /items/MLB77': refused, 'GET /items/MLB77': [200, { id: 'MLB77', status: 'closed' }] });
  const text = 'O anúncio foi encerrado no Mercado Livre: duplique o anúncio para vendê-lo de novo';
  expect(await speaking().say(revising)).toMatchObject({ type: 'refused', code: 'closed_there', text, causes: [{ text }] });
});

test.each<[string, Reply]>([
  ['stands', [200, { id: 'MLB77', status: 'active' }]],
  ['is not read', [500, {}]],
])('what is refused and %s is told in their words', async (_how, there) => {
  await openReplying({ 'PUT /items/MLB77': refused, 'GET /items/MLB77': there });
  expect(await speaking().say(revising)).toMatchObject({
    type: 'refused',
    text: 'Cannot update item MLB77 [status:closed, has_bids:false]',
  });
});

test('that reading the user is refused refuses no publication: it waits', async () => {
  await openReplying({ 'GET /users/417382461': [403, { error: 'access_denied', message: 'no' }] }, null);
  expect(await speaking().say(publishing)).toMatchObject({ type: 'later', why: 'away' });
  expect(speaking().asked()).toEqual(['GET /users/417382461']);
});
