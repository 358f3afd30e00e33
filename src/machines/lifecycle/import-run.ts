import type { ImportStatus } from '#contract/import-run.ts';

/** What can happen to an import: a person maps its columns, starts and cancels it, the server does the rest. */
export type ImportStep = 'read' | 'map' | 'check' | 'start' | 'finish' | 'fail' | 'cancel';

const importSteps: Readonly<Record<ImportStatus, Readonly<Partial<Record<ImportStep, ImportStatus>>>>> = {
  uploaded: { read: 'read', fail: 'failed', cancel: 'cancelled' },
  read: { map: 'mapped', cancel: 'cancelled' },
  mapped: { check: 'checked', fail: 'failed', cancel: 'cancelled' },
  // A person who sees that a column was meant otherwise maps it again: nothing is taken yet.
  checked: { map: 'mapped', start: 'running', cancel: 'cancelled' },
  running: { finish: 'done', fail: 'failed', cancel: 'cancelled' },
  done: {},
  failed: {},
  cancelled: {},
};

/** Where the step leads; null when it can not be taken from there. */
export const stepImport = (status: ImportStatus, step: ImportStep): ImportStatus | null => importSteps[status][step] ?? null;

/** Is it the server's turn? */
export const isServersTurn = (status: ImportStatus): boolean => stepImport(status, 'fail') !== null;

/** Has nothing been decided of it that holds? */
export const isImportOpen = (status: ImportStatus): boolean => stepImport(status, 'cancel') !== null;
