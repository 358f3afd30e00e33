import { expect, test } from 'vitest';
import type { Intent } from '#events/record.ts';
import { createRecent } from './recent.ts';

const deed = (id: number) => ({ intent: { id: `${id}`, subject: `listing:${id}` } as unknown as Intent, target: null });

test('of a page that is open for days what was taken back long ago is not held for ever, and a batch stays whole', () => {
  const recent = createRecent();
  for (let id = 0; id < 300; id += 2) {
    recent.remember([deed(id), deed(id + 1)], { isUndoable: true });
    for (const each of [id, id + 1]) recent.forget(`${each}`, null);
  }
  let batches = 0;
  for (let batch = recent.takenBack(); batch.length > 0; batch = recent.takenBack()) {
    expect(batch).toHaveLength(2);
    batches += 1;
    for (const { intent } of batch) recent.redone(intent.id);
  }
  expect(batches).toBe(100);
});
