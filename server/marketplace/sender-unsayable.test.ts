import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listing } from '../db/schema/listing.ts';
import { openTestAdapter, openTestSender } from '../testing/test-sender.ts';
import type { CommandOf } from './claim-job.ts';
import { stageJobs } from './sender-fixture.ts';

const stage = stageJobs();
const { add, clock, pass, rowOf } = stage;

test('what can not be read of one job is its own failure: it is tried five times, and all others are sent', async () => {
  await add('broken');
  await add('other');
  await add('foreign', {}, 'beto');
  const said: CommandOf = async (tx, { id }) => {
    // A statement that fails takes its transaction with it, unless it is kept apart.
    if (id === 'broken') await tx.select({ id: listing.id }).from(listing).where(eq(listing.price, Number.NaN));
    return { kind: 'cancelSale', saleId: id, reason: null, text: '' };
  };
  const played = openTestAdapter(() => Promise.resolve({ type: 'done' }));
  const sender = openTestSender({ db: stage.db(), clock, commandOf: said, adapters: { played, connected: null } });
  await sender.drain();
  expect([await rowOf('other'), await rowOf('foreign')]).toMatchObject([{ status: 'done' }, { status: 'done' }]);
  for (let tries = 0; tries < 8; tries += 1) {
    pass(3 * 60 * 60_000);
    await sender.drain();
  }
  expect(await rowOf('broken')).toMatchObject({ status: 'failed' });
});
