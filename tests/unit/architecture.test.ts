import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { serverSources } from '../../server/dev-sources.ts';
import { layers } from '../../architecture.mjs';

test('the table of ranks in docs/architecture.md is the one that lint enforces', () => {
  const quoted = readFileSync('docs/architecture.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| (?:src\/|server[ /])/u.test(line));
  const enforced = Object.entries(layers).map(([folder, allowed]) => `| ${folder} | ${allowed.join(', ') || '–'} |`);
  expect(quoted).toEqual(enforced);
});

test('a folder may name only folders of a lower rank', () => {
  const ranked = Object.keys(layers).map((folder) => folder.replace('src/', ''));
  const upward = Object.entries(layers).flatMap(([folder, allowed]) =>
    allowed.filter((name) => ranked.indexOf(name) >= ranked.indexOf(folder.replace('src/', ''))).map((name) => `${folder} → ${name}`),
  );
  expect(upward).toEqual([]);
});

test('docs/architecture.md is two pages, and what it names is there', () => {
  const text = readFileSync('docs/architecture.md', 'utf8');
  expect(text.split(/\s+/u).length).toBeLessThanOrEqual(1000);
  const named = [...text.matchAll(/`((?:src|server|tests)\/[^`\s<]+)`|\]\((?<link>[^)]+)\)/gu)].map(
    ([, path, link]) => path ?? `docs/${link}`,
  );
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

test('a server in development starts anew when anything changes that it may be made of', () => {
  expect(serverSources.toSorted()).toEqual(['server', ...layers.server.map((name) => `src/${name}`)].toSorted());
});
