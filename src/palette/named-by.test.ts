import { expect, test } from 'vitest';
import type { Entry } from './entries.ts';
import { isOnlyNamed } from './named-by.ts';

const listing: Entry = {
  kind: 'link',
  id: 'listing:MLB1',
  icon: 'megaphone',
  title: 'Caneca Azul',
  aliases: ['SER-BOT-0357'],
  to: '/publish/MLB1',
  where: 'listing',
};
const order: Entry = {
  ...listing,
  id: 'order:o1',
  title: '2000012000001918 · João',
  label: '2000012000001918',
  aliases: [],
  where: 'order',
};

test.each<[string, Entry, boolean]>([
  ['SER-BOT-0357', listing, true],
  ['ser-bot-0357 ', listing, true],
  ['caneca azul', listing, true],
  ['MLB1', listing, true],
  ['SER-BOT-035', listing, false],
  ['SER-BOT-0358', listing, false],
  ['caneca', listing, false],
  ['', listing, false],
  ['2000012000001918', order, true],
  ['1918', order, true],
  ['200001200000191', order, false],
])('%j typed in a phrase takes what is called so whole, and nothing else', (typed, entry, isNamed) => {
  expect(isOnlyNamed([entry], typed)).toBe(isNamed);
});

test('of two rows none is taken', () => {
  expect(isOnlyNamed([listing, { ...listing, id: 'listing:MLB2' }], 'SER-BOT-0357')).toBe(false);
});
