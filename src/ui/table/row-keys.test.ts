import { expect, test } from 'vitest';
import { listKeys, rowActionOf, type KeyStroke } from './row-keys.ts';

const stroke = (key: string, shiftKey = false): KeyStroke => ({ key, shiftKey, ctrlKey: false, metaKey: false, altKey: false });

test.each([
  ['j', stroke('j'), 'down'],
  ['Shift+j', stroke('J', true), 'extendDown'],
  ['j under CapsLock, which ticks no row', stroke('J'), 'down'],
  ['Shift+j under CapsLock', stroke('j', true), 'extendDown'],
  ['x under CapsLock', stroke('X'), 'toggle'],
  ['an arrow with Shift', stroke('ArrowDown', true), 'extendDown'],
  ['another letter', stroke('q'), null],
])('%s', (_, given, action) => {
  expect(rowActionOf(given, listKeys)).toBe(action);
});
