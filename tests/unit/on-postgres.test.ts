import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What the check runs on PostgreSQL is found by its imports of this file (scripts/suites.mjs). */
const door = 'server/testing/open-test-db.ts';

test('whoever asks for a PostgreSQL server asks the file by which the check finds what runs there', () => {
  const asks = new RegExp(String.raw`env(?:\.|\[')${['TEST', 'DATABASE', 'URL'].join('_')}`, 'u');
  const asking = ['server', 'tests']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file).replaceAll('\\', '/')))
    .filter((file) => /\.tsx?$/u.test(file) && asks.test(readFileSync(file, 'utf8')));
  expect(asking).toEqual([door]);
  expect(existsSync(door)).toBe(true);
  expect(readFileSync('scripts/suites.mjs', 'utf8')).toContain(`related --run ${door}`);
});
