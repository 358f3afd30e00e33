import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((file) => ({ file, css: readFileSync(join('src', file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//gu, '') }));

const found = (pattern: RegExp): readonly string[] =>
  sheets.flatMap(({ file, css }) => [...css.matchAll(pattern)].map(([text]) => `${file}: ${text.trim()}`));

// Measured with a million rows scrolled: 262 of 300 frames dropped with them, 24 without (bench table).
test('no selector speaks of whatever follows an element: each row that comes would have everything beside it styled again', () => {
  expect(found(/^.*[+~]\s*(?:\*|:not|:where|:is).*$/gmu)).toEqual([]);
});

test('nothing inherits a background by name: a row that moves would have each of its cells styled again', () => {
  expect(found(/^.*background(?:-color)?: inherit.*$/gmu)).toEqual([]);
});

test('the root is never asked what is somewhere below it: everything that comes or goes would style the page again', () => {
  expect(found(/^.*(?:html|:root)\S*:has\(.*$/gmu)).toEqual([]);
});

/** Of the frame and of every page: a feature may add to what they say. */
const shared = /^app\/styles\/(?:base|theme|pages|shell)\.css$/u;

// A sheet stays once it came: after the bell's panel each '.notice' of a page was eight pixels wide.
test('no two sheets beside those of every page style the same class', () => {
  const files = new Map<string, Set<string>>();
  for (const { file, css } of sheets.filter((sheet) => !shared.test(sheet.file)))
    for (const [, name = ''] of css.replaceAll(/@[^{]*\{/gu, '').matchAll(/(?:^|[{},])\s*\.([\w-]+)\s*(?=[,{])/gu))
      files.set(name, (files.get(name) ?? new Set()).add(file));
  expect([...files].filter(([, of]) => of.size > 1).map(([name, of]) => `${name}: ${[...of].join(', ')}`)).toEqual([]);
});
