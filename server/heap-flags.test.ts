import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { heapFlags } from './heap-flags.ts';

test.each(Object.keys(heapFlags))('this Node knows the flag %s', (name) => {
  expect(execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })).toContain(`  --${name} (`);
});
