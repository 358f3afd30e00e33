import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The build leaves out the CSS of Radix's responsive props (scripts/vite/without-responsive-props.ts): one in use would do nothing, in silence. */
const responsiveProp = /=\{\{\s*(?:initial|xs|sm|md|lg|xl):/u;

test('no part uses a responsive prop of Radix', () => {
  const users = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .filter((path) => responsiveProp.test(readFileSync(join('src', path), 'utf8')));
  expect(users).toEqual([]);
});

test('the check knows one when it sees it', () => {
  expect(responsiveProp.test("<Box p={{ initial: '2', md: '4' }} />")).toBe(true);
  expect(responsiveProp.test('<div style={{ marginBottom: 16 }} />')).toBe(false);
});
