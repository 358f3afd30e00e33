import { afterEach, expect, test, vi } from 'vitest';
import { getSuperuser } from '#contract/session.ts';
import { createApi } from './create-api.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const minute = 60_000;

/** Whether a request says that nobody is at the page, which is so old; `isActive` left out is a browser that does not tell. */
const saysUnattended = async (ageMs: number, isActive?: boolean): Promise<boolean> => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('{"superuser":false}'));
  vi.stubGlobal('navigator', { ...(isActive !== undefined && { userActivation: { isActive } }) });
  vi.spyOn(performance, 'now').mockReturnValue(ageMs);
  await createApi({ baseUrl: 'https://x.test/v2', token: () => 't', onSessionEnded: () => {}, fetch }).send(getSuperuser);
  return new Headers(fetch.mock.calls[0]?.[1]?.headers).get('unattended') === '1';
};

test('what nobody at the page asked for says so, but for what a page asks that was just opened', async () => {
  expect(await saysUnattended(2 * minute, false)).toBe(true);
  expect(await saysUnattended(2 * minute, true)).toBe(false);
  expect(await saysUnattended(minute / 2, false)).toBe(false);
  expect(await saysUnattended(2 * minute)).toBe(false);
});
