import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserStorage } from './browser-storage.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('where nothing can be stored a write says so', () => {
  expect(browserStorage.write('themeType', 'dark')).toBe(true);
  expect(browserStorage.read('themeType')).toBe('dark');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('no storage here');
  });
  expect(browserStorage.write('themeType', 'light')).toBe(false);
});
