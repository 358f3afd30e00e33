import { expect, test } from 'vitest';
import { chunk, ChunkUnavailable } from './chunk.ts';

test.each([
  'Failed to fetch dynamically imported module: https://balcao.test/assets/queue-1.js',
  'error loading dynamically imported module: https://balcao.test/assets/queue-1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/queue-1.css',
])('%s: a part that did not arrive is no defect', async (message) => {
  await expect(chunk(() => Promise.reject(new TypeError(message)))()).rejects.toBeInstanceOf(ChunkUnavailable);
});

test('what a part throws by itself stays a defect', async () => {
  const defect = new TypeError('x is undefined');
  await expect(chunk(() => Promise.reject(defect))()).rejects.toBe(defect);
});

test('a part that arrives is handed on', async () => {
  await expect(chunk(() => Promise.resolve('part'))()).resolves.toBe('part');
});
