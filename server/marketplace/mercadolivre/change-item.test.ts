import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/open.ts';
import { openTestDb } from '../../testing/open-test-db.ts';
import { sendJson } from '../../testing/scripted-http.ts';
import { openSpeaking, type Speaking } from './speaking-fixture.ts';

let database: Database;
let speaking: Speaking;
beforeAll(async () => {
  database = await openTestDb();
});
afterAll(() => database.close());
afterEach(() => speaking.service.close());

// Found by `npm run proofs -- stock`: the pause was taken for said, and with the next stock it was on sale again.
test.each([
  [['out_of_stock'], ['GET /items/MLB77', 'PUT /items/MLB77']],
  [[], ['GET /items/MLB77']],
])(
  'a pause that may have arrived is said again where it is paused for %o, and not where its seller paused it',
  async (subStatus, asked) => {
    const item = { id: 'MLB77', status: 'paused', sub_status: subStatus };
    speaking = await openSpeaking(database.db, (_asked, response) => sendJson(response, 200, item));
    await speaking.say({ kind: 'pause', listing: { listingId: 'l-1', externalId: 'MLB77' } }, true);
    expect(speaking.asked()).toEqual(asked);
  },
);
