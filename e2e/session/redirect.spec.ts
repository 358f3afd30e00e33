import { existsSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { sampleOf } from '../../tests/model/sample.ts';
import { visit } from '../support/journey.ts';
import { demoPassword, people, signIn } from '../support/people.ts';

visit('after signing in one is at a place of ours, the one that was wanted', async ({ page, baseURL }) => {
  await visit.step('signing in leads to places of ours only', async () => {
    visit.setTimeout(30_000 + 10_000 * (ours.length + sample.length));
    const origin = baseURL ?? '';
    for (const [redirect, expected] of ours) expect([redirect, await landing(page, origin, redirect)]).toEqual([redirect, expected]);
    for (const vector of sample) {
      const landed = same(await landing(page, origin, vector.value), origin);
      expect([vector.value, landed]).toEqual([vector.value, isOut(vector) ? '/' : same(vector.expected, origin)]);
    }
  });

  await visit.step('who was thrown out comes back to the very place, filters included', async () => {
    await page.goto('/publish?search=tenis');
    await page.waitForURL(/\/login/u);
    await signIn(page, 'reviewer', page.url());
    await page.waitForURL((url) => url.pathname === '/publish' && url.searchParams.get('search') === 'tenis');
  });
});

/** Through the real login; where the person lands, as path, search and fragment. Leaves nobody signed in. */
const landing = async (page: Page, origin: string, redirect: string): Promise<string> => {
  const opened: string[] = [];
  const note = (frame: { readonly url: () => string }): void => void opened.push(frame.url());
  page.on('framenavigated', note);
  await page.goto(`${origin}/login?redirect=${encodeURIComponent(redirect)}`);
  await page.getByLabel('E-mail', { exact: true }).fill(people.superuser);
  await page.getByLabel('Senha', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
  page.off('framenavigated', note);
  for (const url of [...opened, page.url()]) expect(new URL(url).origin).toBe(origin);
  const { pathname, search, hash } = new URL(page.url());
  await page.evaluate(() => localStorage.clear());
  return `${pathname}${search}${hash}`;
};

/** What leads out, what is a door, and what is ours; src/features/session/safe-redirect.test.ts has every published one. */
const ours: readonly (readonly [string, string])[] = [
  ['https://evil.example/', '/'],
  ['/\\evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/logout', '/'],
  ['/settings/activity', '/settings/activity'],
];

const file = '../shared/data/payloads/open_redirect_vectors.json';
interface Vector {
  readonly value: string;
  readonly expected: string;
}
const vectors = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly Vector[]) : [];
const isOut = ({ expected }: Vector): boolean => expected.startsWith('fallback');
/** One that leads out and one that does not; `npm run proofs -- redirects` takes them all. */
const sample = sampleOf(vectors, (vector) => [isOut(vector) ? 'out' : 'ours']);

/** As an address bar would have it: percent signs and letters may differ in spelling, never in place. */
const same = (path: string, origin: string): string => decodeURI(new URL(path, origin).href.slice(origin.length));
