import { expect, test } from 'vitest';
import { createTableMemory } from './table-memory.ts';

test('a place is remembered of the rows it was in, and of no others', () => {
  const memory = createTableMemory();
  memory.keep('paid', { top: 1200 });
  memory.keep('paid', { active: 40 });
  expect(memory.of('paid')).toEqual({ top: 1200, active: 40 });
  expect(memory.of('shipped')).toEqual({ top: 0, active: -1 });
  memory.keep('shipped', { active: 3 });
  expect([memory.of('shipped'), memory.of('paid')]).toEqual([
    { top: 0, active: 3 },
    { top: 0, active: -1 },
  ]);
});
