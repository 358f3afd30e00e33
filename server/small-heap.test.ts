import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { heapGrowing } from './small-heap.ts';

test('this Node knows the flag that keeps the heap small', () => {
  expect(execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })).toContain(`  ${heapGrowing} (`);
});
