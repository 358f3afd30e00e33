import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unsaved } from '#ui/form/unsaved.ts';
import { followOtherTabs } from './other-tabs.ts';
import { createServices } from './services.ts';

let listening = new AbortController();

beforeEach(() => {
  listening = new AbortController();
  localStorage.setItem('userToken', 'of-ana');
  localStorage.setItem('userId', 'at-ana');
  const { addEventListener: listen } = globalThis;
  const listens = vi.spyOn(globalThis, 'addEventListener').mockImplementation((type: string, heard: EventListenerOrEventListenerObject) => {
    listen(type, heard, { signal: listening.signal });
  });
  followOtherTabs(createServices().session);
  listens.mockRestore();
});
afterEach(() => {
  listening.abort();
  unsaved.letGo();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test.each([
  ['another tab went to another company', () => new StorageEvent('storage', { key: 'userId', newValue: 'at-beto' })],
  ['the browser shows again what it froze', () => new PageTransitionEvent('pageshow', { persisted: true })],
])('a page that begins anew because %s asks nobody about what stands in a form', (_why, happens) => {
  unsaved.hold({ isKept: false });
  const reload = vi.fn<() => boolean>(() => dispatchEvent(new Event('beforeunload', { cancelable: true })));
  vi.stubGlobal('location', { reload });
  dispatchEvent(happens());
  // True where nobody prevented it.
  expect(reload.mock.results.map(({ value }) => value)).toEqual([true]);
});
