import { beforeEach, expect, test } from 'vitest';
import { setPreferences } from '#ui/preferences.ts';
import { waitingFilesOf } from '#ui/upload/waiting-files.ts';
import { clearBrowser, clearStorage } from './clear-browser.ts';

const databases = async (): Promise<readonly (string | undefined)[]> => (await indexedDB.databases()).map(({ name }) => name);

beforeEach(clearBrowser);

test('what somebody left in any store of this browser is gone', async () => {
  localStorage.setItem('userId', 'u1');
  sessionStorage.setItem('draft', 'Ana');
  await (await caches.open('answers')).put('/v2/user', new Response('Ana'));
  await waitingFilesOf('u1:listing:MLB1').keep([{ key: 'a', file: new File(['x'], 'foto.jpg'), isPicture: true }]);
  expect(await databases()).toContain('balcao-waiting-files');
  await clearBrowser();
  expect([localStorage.length, sessionStorage.length, await caches.keys()]).toEqual([0, 0, []]);
  expect(await databases()).not.toContain('balcao-waiting-files');
});

test('where nobody was signed in any more, files still wait for whoever signs in again', async () => {
  localStorage.setItem('userName', 'Ana');
  await waitingFilesOf('u1:listing:MLB1').keep([{ key: 'a', file: new File(['x'], 'foto.jpg'), isPicture: true }]);
  await clearStorage();
  expect(localStorage.length).toBe(0);
  expect(await waitingFilesOf('u1:listing:MLB1').read()).toHaveLength(1);
});

test('what was chosen for this computer names nobody and stays', async () => {
  setPreferences({ locale: 'en' });
  await clearBrowser();
  expect(localStorage.getItem('preferences')).toBe('{"locale":"en"}');
  setPreferences({ locale: 'br' });
});
