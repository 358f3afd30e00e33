import { vi } from 'vitest';
import { PATIENCE_MS } from './patience-ms.ts';

// Gives testing-library and `vi.waitFor` the patience that `expect.poll` and `expect.element` have from vitest.config.ts; theirs is 1 s.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: PATIENCE_MS });
}

const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, { timeout: PATIENCE_MS, ...(typeof options === 'number' ? { timeout: options } : options) });
