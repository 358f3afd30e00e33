import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { openTestSender } from '../testing/test-sender.ts';
import { stageJobs, type Company, type NewJob } from './sender-fixture.ts';

const stage = stageJobs();

test('the sender is late only with what may go: not with a paused account, a blocked company’s messages, or what waits behind another', async () => {
  const db = stage.db();
  const ago = (seconds: number): Date => stage.later(-seconds * 1000);
  const add = (id: string, of: Company, more: NewJob = {}) =>
    stage.add(id, { kind: 'setStock', subject: `listing:${id}`, createdAt: ago(9000), nextAt: ago(9000), ...more }, of);
  const sender = openTestSender({ db, clock: stage.clock });
  await db
    .update(marketplaceAccount)
    .set({ pausedAt: ago(0) })
    .where(eq(marketplaceAccount.id, 'account-beto'));
  await add('paused', 'beto');
  // Caio's company is blocked.
  await add('message', 'caio', { kind: 'messageBuyer', subject: 'order:1' });
  await add('again', 'ana', { subject: 'listing:one', status: 'retrying', attempts: 4, nextAt: ago(-900) });
  await add('behind', 'ana', { subject: 'listing:one', createdAt: ago(8000), nextAt: ago(8000) });
  expect(await sender.waiting()).toEqual({ waiting: 4, oldestSeconds: 0 });
  await add('due', 'ana', { nextAt: ago(70) });
  await add('due later', 'ana', { nextAt: ago(30) });
  expect(await sender.waiting()).toEqual({ waiting: 6, oldestSeconds: 70 });
});
