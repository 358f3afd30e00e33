import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAutoMessages } from '#contract/auto-message.ts';
import type { Call } from '#contract/call.ts';
import { listToShip } from '#contract/expedition.ts';
import { listIntegrationJobs } from '#contract/integration-job.ts';
import { listKits } from '#contract/kit.ts';
import { listLinks } from '#contract/link.ts';
import { listMoney } from '#contract/money.ts';
import { listPriceRules } from '#contract/price-rule.ts';
import { listProducts } from '#contract/product.ts';
import { listQuestions } from '#contract/question-calls.ts';
import { listVehicles } from '#contract/vehicle.ts';
import { insertPeople } from '../../tests/support/people.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import type { Db } from '../db/open.ts';
import { memoryBlobs } from '../testing/memory-blobs.ts';
import { growLists } from './grow-lists.ts';
import { growBy } from './grow-world.ts';
import { seedDemo } from './seed.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
let app: TestApp;

const fill = async (db: Db): Promise<void> => {
  await seedDemo(db, { blobs: memoryBlobs(), clock: () => now, size: 'small', hashPassword: async (sent) => `hashed ${sent}` });
  await growBy(db, { listings: 120, companies: 7 }, now);
  await growLists(db, 120, now);
  await insertPeople(db);
};

beforeAll(async () => {
  app = await openTestApp({ fill });
});
afterAll(() => app.close());

// The console refused grown rules, whose ids were no UUIDs as the contract reads them.
test.each<Call>([
  listAutoMessages,
  listIntegrationJobs,
  listKits,
  listLinks,
  listMoney,
  listPriceRules,
  listProducts,
  listQuestions,
  listToShip,
  listVehicles,
])('what is grown is answered as the contract says: $name', async (call) => {
  const { status, body } = await app.send(call, { query: { limit: '100' } }, { as: 'superuser' });
  expect(status).toBe(200);
  expect(call.reply.safeParse(body).error).toBeUndefined();
  expect((body as { items: readonly unknown[] }).items.length).toBeGreaterThan(20);
});
