import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
/** As another page of the same computer begins. */
const openAgain = async () => {
  vi.resetModules();
  return import('./preferences.ts');
};

test('what somebody wears is kept under themeType, and worn again by the next page', async () => {
  const { setPreferences } = await openAgain();
  setPreferences({ appearance: 'dark' });
  expect(localStorage.getItem('themeType')).toBe('dark');
  expect((await openAgain()).preferences().appearance).toBe('dark');
});

test('what the system wears at the moment can be chosen too: it stays when the system changes, and other choices leave it', async () => {
  const { setPreferences } = await openAgain();
  setPreferences({ appearance: 'light' });
  setPreferences({ density: 'comfortable' });
  expect(localStorage.getItem('themeType')).toBe('light');
  const again = await openAgain();
  again.setPreferences({ density: 'dense' });
  again.storePreferences();
  expect(localStorage.getItem('themeType')).toBe('light');
});

test('who never chose what they wear goes on wearing what the system does', async () => {
  const { setPreferences } = await openAgain();
  setPreferences({ density: 'comfortable' });
  expect(localStorage.getItem('themeType')).toBeNull();
});

test('theme, layout and direction are kept beside it, and nothing where nothing was chosen', async () => {
  const { setPreferences } = await openAgain();
  setPreferences({ theme: 'grey', layout: 'sidebar' });
  expect(localStorage).toHaveLength(0);
  setPreferences({ theme: 'lightBlue', layout: 'mega-menu', direction: 'rtl' });
  expect((await openAgain()).preferences()).toMatchObject({ theme: 'lightBlue', layout: 'mega-menu', direction: 'rtl' });
});

test('what a stranger wrote there is no preference', async () => {
  localStorage.setItem('themeType', 'purple');
  localStorage.setItem('preferences', '{"layout":"spiral","undoMs":-1');
  expect((await openAgain()).preferences()).toMatchObject({ appearance: 'light', layout: 'sidebar', undoMs: 6000 });
});
