import { afterAll, beforeAll, expect, test } from 'vitest';
import { stepCategory } from '#contract/category-rules-calls.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { decisionsOn } from '../listings/decision-fixture.ts';
import { memoryBlobs } from '../testing/memory-blobs.ts';
import { quiet } from '../testing/open-test-db.ts';
import { createWorker } from '../worker/worker.ts';
import { checkWork } from './check-work.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
const { approve, refuse, read, newListing } = decisionsOn(() => app);

const clock = (): Date => new Date();
const lookAtAll = (): Promise<void> => createWorker(checkWork({ blobs: memoryBlobs(), clock }), { db: app.db, clock, log: quiet }).drain();

test('of a listing that was refused its reviewer is told which checks are switched off in its category; its seller is told nothing', async () => {
  const id = await newListing();
  await refuse(id);
  expect((await approve(id, { as: 'seller' }, { price: 7990 })).status).toBe(200);
  const body = { type: 'weigh', check: 'imageBackground', weight: 'off' } as const;
  expect((await app.send(stepCategory, { params: { id: 'MLB1' }, body }, { as: 'superuser' })).status).toBe(200);
  await lookAtAll();
  expect((await read(id, 'reviewer')).checked?.off).toEqual(['imageBackground']);
  expect(await read(id, 'seller')).not.toHaveProperty('checked');
});

test('of what was never refused nothing asks for it', async () => {
  const id = await newListing();
  await lookAtAll();
  const { checked } = await read(id, 'reviewer');
  expect(checked).not.toBeNull();
  expect(checked).not.toHaveProperty('off');
});
