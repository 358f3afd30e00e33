import { expect, test } from 'vitest';
import { account, seller } from '../db/schema/core.ts';
import { memoryBlobs } from '../testing/memory-blobs.ts';
import { openTestDb } from '../testing/open-test-db.ts';
import { seedAtStart } from './half-demo.ts';
import { demoCompanyIds } from './make-world.ts';

const deps = {
  blobs: memoryBlobs(),
  clock: () => new Date('2026-11-21T12:00:00.000Z'),
  size: 'small' as const,
  hashPassword: async (sent: string) => `hashed ${sent}`,
};

test('a start beside a demo that stays half says so in its log, one beside no demo says nothing', async () => {
  const { db, close } = await openTestDb();
  const said: unknown[] = [];
  const start = (): Promise<void> => seedAtStart(db, deps, { warn: (text: unknown) => said.push(text) });
  await db.insert(account).values({ id: 'bia', mail: 'bia@loja.test', name: 'Bia', role: 'superuser', passwordHash: 'x' });
  await start();
  expect(said).toEqual([]);
  await db.insert(seller).values([{ id: demoCompanyIds()[0] ?? '', name: 'Casa' }]);
  await start();
  await close();
  expect(said).toEqual([expect.stringContaining('esvazie DATA_DIR')]);
});
