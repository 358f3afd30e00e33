import { expect, test } from 'vitest';
import { listKeys, rowActionOf, type RowAction } from '#ui/table/row-keys.ts';
import { dialogKeysOf } from './dialog-keys.ts';

/** As a browser names the keys that the list of keys calls otherwise. */
const browserKeys: Readonly<Record<string, string>> = {
  up: 'ArrowUp',
  down: 'ArrowDown',
  home: 'Home',
  end: 'End',
  pageup: 'PageUp',
  pagedown: 'PageDown',
  enter: 'Enter',
  escape: 'Escape',
  space: ' ',
};

/** What a list does at this key. */
const actionOf = (hotkey: string): RowAction | null => {
  const [key = '', ...held] = hotkey.split('+').toReversed();
  const stroke = { shiftKey: held.includes('shift'), ctrlKey: held.includes('mod'), metaKey: false, altKey: false };
  return rowActionOf({ ...stroke, key: browserKeys[key] ?? key }, listKeys);
};

const actions: Readonly<Record<RowAction, true>> = {
  down: true,
  up: true,
  first: true,
  last: true,
  pageDown: true,
  pageUp: true,
  open: true,
  toggle: true,
  extendDown: true,
  extendUp: true,
  all: true,
  none: true,
};

test('the keys of lists say all that a list does at a key, and each of their letters', () => {
  const told =
    dialogKeysOf('seller')
      .find(({ title }) => title === 'dialogKeys.lists')
      ?.keys.flatMap(({ keys }) => keys) ?? [];
  expect(new Set(told.map(actionOf))).toEqual(new Set(Object.keys(actions)));
  expect(told.filter((key) => actionOf(key) === null)).toEqual([]);
  const letters = Object.keys(listKeys).map((letter) => (letter === letter.toLowerCase() ? letter : `shift+${letter.toLowerCase()}`));
  expect(told).toEqual(expect.arrayContaining(letters));
});
