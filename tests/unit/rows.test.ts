import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** The page that says which test shows which row, one line for each: | row | `file` title<br>`file` title | what is left |. */
const lines = readFileSync('docs/rows.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, row, shownBy, left] = /^\| (?<row>[^|]+?) \| (?<shownBy>[^|]*?) ?\| (?<left>[^|]*?) ?\|$/u.exec(line) ?? [];
    return row === undefined || row === 'row' || row === 'path' ? [] : [{ row, shownBy: shownBy ?? '', left: left ?? '' }];
  });
const named = lines.flatMap(({ row, shownBy }) => (shownBy === '' ? [] : shownBy.split('<br>').map((test) => ({ row, test }))));

/** A path in backquotes, then the beginning of a title, of a test or of a step of a journey, as the file writes it. */
const readTest = (text: string): { readonly path: string; readonly title: string } | null => {
  const [, path, title] = /^`(?<path>[\w./-]+\.(?:test|spec)\.tsx?)` (?<title>\S.*)$/u.exec(text) ?? [];
  return path === undefined || title === undefined ? null : { path, title };
};

/** In the file a title begins after its quotation mark: a word from the middle of a test names none. */
const isIn = ({ path, title }: { readonly path: string; readonly title: string }): boolean => {
  if (!existsSync(path)) return false;
  const source = readFileSync(path, 'utf8');
  return ["'", '"', '`'].some((mark) => source.includes(`${mark}${title}`));
};

test('every test that the page names is there', () => {
  const missing = named.filter(({ test: text }) => {
    const found = readTest(text);
    return found === null || !isIn(found);
  });
  expect(named.length).toBeGreaterThan(300);
  expect(missing).toEqual([]);
});

test('each row stands on one line with four tests at most, and one that no test shows says what is left', () => {
  const rows = lines.map(({ row }) => row);
  expect(rows.filter((row, at) => rows.indexOf(row) !== at)).toEqual([]);
  expect(rows.filter((row) => named.filter((each) => each.row === row).length > 4)).toEqual([]);
  expect(lines.filter(({ shownBy, left }) => shownBy === '' && left === '').map(({ row }) => row)).toEqual([]);
});

test('a title that no test has, and a file that is not there, are found', () => {
  expect(isIn({ path: 'tests/unit/locale.test.ts', title: 'no screen says a text' })).toBe(true);
  expect(isIn({ path: 'tests/unit/locale.test.ts', title: 'screen says a text' })).toBe(false);
  expect(isIn({ path: 'tests/unit/nowhere.test.ts', title: 'no screen' })).toBe(false);
  expect(readTest('tests/unit/rows.test.ts each row')).toBeNull();
});

const specification = '../shared/spec/rows.md';
describe.runIf(existsSync(specification))('the rows of the specifications', () => {
  const text = existsSync(specification) ? readFileSync(specification, 'utf8') : '';
  const [, screens = ''] = /## SCR[^\n]*\n(?<screens>[\s\S]*?): each a real screen/u.exec(text) ?? [];
  const specified = [
    ...[...text.matchAll(/^\| (?<id>[A-Z]{3}-\d+)\+? \|/gmu)].map(([, id = '']) => id),
    ...screens.split(/,\s+/u).map((path) => path.trim().split(' ')[0] ?? ''),
  ];

  /** What goes beyond the specifications has a line once it is built. */
  const beyond = existsSync(specification) ? readFileSync('../shared/spec/rows-ours.md', 'utf8') : '';
  const ours = new Set([...beyond.matchAll(/^\| (?<id>[A-Z]{3}-\d+) \|/gmu)].map(([, id = '']) => id));

  test('each has its line, and no other has but rows of ours', () => {
    expect([specified.length > 100, ours.size > 10]).toEqual([true, true]);
    const told = lines.map(({ row }) => row).filter((row) => !ours.has(row));
    expect(told.toSorted()).toEqual(specified.toSorted());
  });
});
