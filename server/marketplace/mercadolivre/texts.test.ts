import { expect, test } from 'vitest';
import { sendJson } from '../../testing/scripted-http.ts';
import { draft } from './speaking-fixture.ts';
import { openSpeakingTests, type Reply } from './speaking-tests-fixture.ts';

const { open, speaking } = openSpeakingTests();

const refused: Reply = [400, { error: 'validation_error', message: 'plain' }];
const publishing = (externalId: string | null) =>
  ({ kind: 'publish', listing: { listingId: 'l-1', externalId }, draft: { ...draft, description: 'Couro.' } }) as const;

/** Answers by 'METHOD /path' without its query; of several the next each time. */
const say = async (externalId: string | null, replies: Readonly<Record<string, readonly Reply[]>>) => {
  const met = new Map<string, number>();
  await open(({ method, path }, response) => {
    const key = `${method} ${path.split('?', 1)[0]}`;
    const at = met.get(key) ?? 0;
    met.set(key, at + 1);
    const [status, body] = replies[key]?.at(at) ?? replies[key]?.at(-1) ?? [501, { error: 'not_scripted' }];
    sendJson(response, status, body);
  });
  return speaking().say(publishing(externalId));
};

const item = { id: 'MLB77', title: draft.title, price: 129.9 };
/** What passes by itself, and what it means. */
const passing: readonly (readonly [Reply, object])[] = [
  [[429, { error: 'too_many_requests', message: 'x' }], { type: 'later', why: 'throttled' }],
  [[500, { error: 'internal_error', message: 'x' }], { type: 'later', why: 'away' }],
  [[409, { error: 'conflict', message: 'item optimistic locking error' }], { type: 'later', why: 'busy' }],
  [[200, 'no item'], { type: 'unknown' }],
  [[403, { error: 'PA_UNAUTHORIZED_RESULT_FROM_POLICIES', message: 'x' }], { type: 'shutOut', why: 'forbidden' }],
];

test.each(passing)('an edit whose title meets %j is said again as a whole: %o', async (reply, outcome) => {
  const old = { ...item, title: 'Capa velha' };
  expect(await say('MLB77', { 'PUT /items/MLB77': [[200, old], reply], 'PUT /items/MLB77/description': [[200, {}]] })).toMatchObject(
    outcome,
  );
});

test.each(passing.filter(([[status]]) => status !== 200))(
  'an edit whose description meets %j is said again as a whole: %o',
  async (reply, outcome) => {
    expect(await say('MLB77', { 'PUT /items/MLB77': [[200, item]], 'PUT /items/MLB77/description': [reply] })).toMatchObject(outcome);
    expect(speaking().asked()).not.toContain('POST /items/MLB77/description');
  },
);

test.each(passing.filter(([[status]]) => status !== 200))(
  'a new listing whose description meets %j is there, and its description is still to be said',
  async (reply) => {
    const made = await say(null, { 'POST /items': [[201, item]], 'POST /items/MLB77/description': [reply] });
    expect(made).toEqual({ type: 'done', externalId: 'MLB77', untold: ['description'] });
  },
);

test('a description that is refused for good is told as it is: the one before stays, or there is none', async () => {
  const text = async (externalId: string | null, put: Reply): Promise<unknown> => {
    const replies = {
      'POST /items': [[201, item]],
      'PUT /items/MLB77': [[200, item]],
      'POST /items/MLB77/description': [refused],
    } as const;
    const said = await say(externalId, { ...replies, 'PUT /items/MLB77/description': [put] });
    return said.type === 'done' && [said.causes?.map((each) => each.text), said.untold];
  };
  expect(await text('MLB77', refused)).toEqual([['A descrição anterior continua no Mercado Livre'], undefined]);
  expect(await text('MLB77', [404, { error: 'not_found', message: 'x' }])).toEqual([
    ['O anúncio foi publicado sem a descrição'],
    undefined,
  ]);
  expect(await text(null, refused)).toEqual([['O anúncio foi publicado sem a descrição'], undefined]);
});

const passedOver = { code: 'item.price.not_modifiable', message: 'Cannot modify price', references: ['item.price'] };
test.each([
  ['differs', { price: 120 }, ['price']],
  ['differs, and is warned of', { price: 120, warnings: [passedOver] }, ['price']],
  ['is not said, and the warning is', { price: null, warnings: [passedOver] }, undefined],
  ['is ours, though it is warned of', { price: 129.9, warnings: [passedOver] }, undefined],
  ['is ours', { price: 129.9 }, undefined],
])('an edit is done, and whether its price is still to be said where theirs %s', async (_how, there, untold) => {
  const said = await say('MLB77', { 'PUT /items/MLB77': [[200, { ...item, ...there }]], 'PUT /items/MLB77/description': [[200, {}]] });
  expect([said.type, said.type === 'done' && said.untold]).toEqual(['done', untold]);
});
