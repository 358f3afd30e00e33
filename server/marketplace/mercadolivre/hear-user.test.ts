import { expect, test } from 'vitest';
import { sendJson } from '../../testing/scripted-http.ts';
import { hearUser } from './hear-user.ts';
import { openSpeakingTests } from './speaking-tests-fixture.ts';
import { standingOf } from './words.ts';

const { open, speaking } = openSpeakingTests();

const hear = async (body: unknown) => {
  await open((_asked, response) => sendJson(response, 200, body));
  return hearUser(speaking().session);
};

test('what kind of user it is and how the marketplace judges them is heard in one answer, and kept', async () => {
  const tags = ['normal', 'user_product_seller'];
  await hear({ id: 417382461, tags, seller_reputation: { level_id: '5_green', power_seller_status: 'platinum', real_level: 'red' } });
  expect(speaking().asked()).toEqual(['GET /users/417382461']);
  expect(speaking().learnt).toEqual([{ tags, standing: { level: 'leader', said: '5_green, platinum' } }]);
});

test('an answer that does not say what kind of user it is changes nothing we know', async () => {
  for (const body of [{}, { tags: null }, { tags: 'normal' }]) {
    expect(await hear(body)).toMatchObject({ type: 'ended', outcome: { type: 'later', why: 'away' } });
    expect(speaking().learnt).toEqual([]);
  }
  await hear({ tags: [], seller_reputation: 7 });
  expect(speaking().learnt).toEqual([{ tags: [], standing: null }]);
});

test('each level of theirs is one of ours; one that nobody knows is not guessed', () => {
  const of = (level_id: string | null, power_seller_status: string | null = null) => standingOf({ level_id, power_seller_status })?.level;
  expect(['5_green', '4_light_green', '3_yellow', '2_orange', '1_red', null].map((level) => of(level))).toEqual([
    'green',
    'green',
    'yellow',
    'orange',
    'red',
    'none',
  ]);
  expect([of('5_green', 'gold'), of('4_light_green', 'gold'), of('6_gold')]).toEqual(['leader', 'green', undefined]);
});
