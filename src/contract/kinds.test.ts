import { expect, test } from 'vitest';
import type { Kind } from './kind.ts';
import { kindNames, kinds } from './kinds.ts';

test('no two kinds have one name, one call, one page or one line of the menu', () => {
  const all: readonly Kind[] = kinds;
  const said = {
    names: [...kindNames],
    calls: all.flatMap(({ calls }) => calls.map(({ name }) => name)),
    pages: all.flatMap(({ pages }) => pages?.at ?? []),
    menu: all.flatMap(({ menu = [] }) => menu.map(({ key }) => key)),
  };
  for (const each of Object.values<readonly string[]>(said)) {
    expect(each.length).toBeGreaterThan(5);
    expect(each.filter((one, at) => each.indexOf(one) !== at)).toEqual([]);
  }
});
