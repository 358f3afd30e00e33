import { createRxDatabase } from 'rxdb';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { batchOf, timed } from '../../store/facts.ts';

const schema = {
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: { id: { type: 'string', maxLength: 36 }, type: { type: 'string' }, intent: { type: 'object' } },
  required: ['id', 'type', 'intent'],
} as const;

/**
 * What is compared: the same thousand facts, one call, until the browser has told that they are on the disk. Both are strict: IndexedDB
 * is told to wait for the disk, which Chromium no longer does by itself and rxdb only when asked. Both tell the other tabs. rxdb is given
 * its fastest way, one document a fact and none of them there before. It neither encrypts, nor keeps a state folded, nor refuses when
 * another tab was first; our log does all three within its time.
 */
export const measureRxdb = async (batches: number): Promise<readonly number[]> => {
  const storage = getRxStorageDexie({ chromeTransactionDurability: 'strict' });
  const database = await createRxDatabase({ name: 'bench', storage });
  const { facts } = await database.addCollections({ facts: { schema } });
  const figures: number[] = [];
  for (let batch = 0; batch < batches; batch += 1) {
    const documents = batchOf(batch).map((fact) => ({ id: fact.intent.id, ...fact }));
    let written = 0;
    const ms = await timed(async () => {
      written = (await facts.bulkInsert(documents)).success.length;
    });
    if (written !== documents.length) throw new Error(`rxdb wrote ${written} of ${documents.length}`);
    figures.push(1000 / (ms / 1000));
  }
  await database.remove();
  return figures;
};
