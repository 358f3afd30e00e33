import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../db/open.ts';
import { rateBucket } from '../../db/schema/marketplace-account.ts';
import { sendJson } from '../../testing/scripted-http.ts';
import { openTestDb } from '../../testing/open-test-db.ts';
import { hearUser } from './hear-user.ts';
import { openSpeaking, type Speaking } from './speaking-fixture.ts';
import { standingOf } from './words.ts';

let database: Database;
let speaking: Speaking;
beforeAll(async () => {
  database = await openTestDb();
});
afterAll(() => database.close());
beforeEach(() => database.db.delete(rateBucket));
afterEach(() => speaking.service.close());

const hear = async (body: unknown) => {
  speaking = await openSpeaking(database.db, (_asked, response) => sendJson(response, 200, body));
  return hearUser(speaking.session);
};

test('what kind of user it is and how the marketplace judges them is heard in one answer, and kept', async () => {
  const tags = ['normal', 'user_product_seller'];
  await hear({ id: 417382461, tags, seller_reputation: { level_id: '5_green', power_seller_status: 'platinum', real_level: 'red' } });
  expect(speaking.asked()).toEqual(['GET /users/417382461']);
  expect(speaking.learnt).toEqual([{ tags, standing: { level: 'leader', said: '5_green, platinum' } }]);
});

test('an answer that does not say what kind of user it is changes nothing we know', async () => {
  for (const body of [{}, { tags: null }, { tags: 'normal' }]) {
    expect(await hear(body)).toMatchObject({ type: 'ended', outcome: { type: 'later', why: 'away' } });
    expect(speaking.learnt).toEqual([]);
    await speaking.service.close();
  }
  await hear({ tags: [], seller_reputation: 7 });
  expect(speaking.learnt).toEqual([{ tags: [], standing: null }]);
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
