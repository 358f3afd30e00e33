import { expect, test } from 'vitest';
import { ImportStatus } from '#contract/import-run.ts';
import { isImportOpen, isServersTurn, stepImport } from './import-run.ts';

test('an import goes from its file to its end, is mapped again until it starts, may fail at the server’s turns and be cancelled at any', () => {
  const steps = ['read', 'map', 'check', 'start', 'finish', 'fail', 'cancel'] as const;
  const told = ImportStatus.options.map((status) => [status, ...steps.map((step) => stepImport(status, step) ?? '-')].join(' '));
  expect(told).toEqual([
    'uploaded read - - - - failed cancelled',
    'read - mapped - - - - cancelled',
    'mapped - - checked - - failed cancelled',
    'checked - mapped - running - - cancelled',
    'running - - - - done failed cancelled',
    'done - - - - - - -',
    'failed - - - - - - -',
    'cancelled - - - - - - -',
  ]);
  expect(ImportStatus.options.filter(isServersTurn)).toEqual(['uploaded', 'mapped', 'running']);
  expect(ImportStatus.options.filter(isImportOpen)).toEqual(['uploaded', 'read', 'mapped', 'checked', 'running']);
});
