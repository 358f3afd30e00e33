import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

const origin = 'https://balcao.test';

test.each(['/', '/publish', '/publish?status=pending&search=a%20b', '/publish/77#images'])('%s is a place of ours', (path) => {
  expect(new URL(safeRedirect(path, origin), origin).href).toBe(new URL(path, origin).href);
});

test.each([
  'https://evil.test/',
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://balcao.test/ok',
  'https://balcao.test.evil.test/',
  'https://balcao.test@evil.test/',
  'https://user:pass@balcao.test/',
  '/x/..//evil.test',
  '',
  undefined,
  7,
])('%j leads out, so the person lands at home', (asked) => {
  expect(safeRedirect(asked, origin)).toBe('/');
});

test.each(['/login', '/logout', '/logout?redirect=%2Flogout', '/login/', '/LOGIN', '/%6cogin', '/x/../logout'])(
  '%s is a door, never a place to land',
  (asked) => {
    expect(safeRedirect(asked, origin)).toBe('/');
  },
);

const file = '../shared/data/payloads/open_redirect_vectors.json';
test.skipIf(!existsSync(file))('every published vector lands where it should', () => {
  const vectors = JSON.parse(readFileSync(file, 'utf8')) as readonly { readonly value: string; readonly expected: string }[];
  expect(vectors).toHaveLength(54);
  for (const { value, expected } of vectors) {
    expect([value, safeRedirect(value, origin)]).toEqual([value, expected.startsWith('fallback') ? '/' : expected]);
  }
});
