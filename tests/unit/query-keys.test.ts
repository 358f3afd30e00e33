import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/u.test(file) && !/\.test\.|-fixture\./u.test(file))
  .map((file) => ({ file, text: readFileSync(join('src', file), 'utf8') }));

const found = (pattern: RegExp) =>
  sources.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([, name = '']) => ({ file, name })));

/** What src/api/records.ts keeps rows and whole records of each kind under. */
const kept = new Set(
  found(/\bkind: '(\w+)',/gu)
    .filter(({ file }) => file.startsWith('api'))
    .flatMap(({ name }) => [name, `${name}Row`]),
);

/** What keys of queries begin with, written there or under a name of its own. */
const begun = [
  ...found(/(?<!invalidateQueries\(\{ )\b(?:queryKey|key)(?::| =) \['(\w+)'/gu),
  ...found(/\bconst \w*[kK]ey = (?:\[\s*)?'(\w+)'/gu),
];

// The page of a category and the picker of categories once shared 'category': each crashed on what the other had been answered.
test('under the key of a kind of records nothing else is kept', () => {
  expect([...kept]).toEqual(expect.arrayContaining(['category', 'categoryRow', 'listing', 'order', 'vehicle']));
  expect(begun.map(({ name }) => name)).toEqual(expect.arrayContaining(['excludedCategories', 'secondLookSetting', 'guidelines']));
  expect(begun.filter(({ name }) => kept.has(name)).map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});
