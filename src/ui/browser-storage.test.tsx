import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserStorage } from './browser-storage.ts';

const told: string[] = [];
beforeEach(() => {
  localStorage.clear();
  told.length = 0;
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void told.push(cookie));
});
afterEach(() => vi.restoreAllMocks());

const isTold = (): string | undefined => /Max-Age=(?<age>\d+)/u.exec(told.at(-1) ?? '')?.groups?.['age'];

test('the login page is told that something is stored, for as long as anything is, and nothing else', () => {
  browserStorage.write('themeType', 'dark');
  expect(told).toEqual(['known=1; Path=/login; SameSite=Lax; Max-Age=31536000']);
  browserStorage.write('userToken', 'secret');
  browserStorage.drop('themeType');
  expect(isTold()).toBe('31536000');
  browserStorage.drop('userToken');
  expect(isTold()).toBe('0');
  browserStorage.write('userToken', 'secret');
  browserStorage.clear();
  expect(isTold()).toBe('0');
  expect(told.join()).not.toContain('secret');
});

test('what another tab stored or cleared is told again as it then is', () => {
  localStorage.setItem('themeType', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'themeType' }));
  expect(isTold()).toBe('31536000');
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(isTold()).toBe('0');
});

test('where nothing can be stored a write says so, and what can not be told keeps nothing from being stored', () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
    throw new Error('no cookies here');
  });
  expect(browserStorage.write('themeType', 'dark')).toBe(true);
  expect(browserStorage.read('themeType')).toBe('dark');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('no storage here');
  });
  expect(browserStorage.write('themeType', 'light')).toBe(false);
});
