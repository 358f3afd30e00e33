import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { viewEntry } from '#palette/held.ts';

const src = new URL('../../src/', import.meta.url);

test('the palette knows the list of every screen that keeps views', () => {
  const texts = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?:app|features)\/.*\.tsx$/u.test(file))
    .map((file) => readFileSync(new URL(file, src), 'utf8'));
  const screens = new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/(?:views: '|views="|screen=")(?<screen>[a-z]+)['"]/gu)].map(({ groups }) => groups?.['screen'] ?? ''),
    ),
  );
  expect(screens.size).toBeGreaterThan(15);
  const unknown = [...screens].filter(
    (screen) => viewEntry({ id: 'v1', screen, name: 'Minha', search: '', shared: false, mine: true }).length === 0,
  );
  expect(unknown).toEqual([]);
});
