import { expect, test } from 'vitest';
import { commands } from '#commands/registry.ts';
import { standingEntries } from './entries.ts';
import { rank } from './ranking.ts';
import { wordIndexOf } from './word-index.ts';

const settings = { key: 'settings', name: 'Configurações', link: '/settings', icon: 'settings' };
const titles = (links: readonly (typeof settings)[]) => standingEntries(commands, links, 'br').map(({ title }) => title);

test('a place that menu and console both name is listed once', () => {
  expect(titles([settings]).filter((title) => title === 'Configurações')).toHaveLength(1);
  expect(titles([]).filter((title) => title === 'Configurações')).toHaveLength(1);
});

test('the command that opens the palette is not in it', () => {
  expect(titles([settings])).not.toContain('Abrir ações');
});

test('every entry has an id of its own', () => {
  const ids = standingEntries(commands, [settings], 'br').map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(['br', 'en'] as const)('in %s a command is found by its title in either language', (locale) => {
  const entries = standingEntries(commands, [], locale);
  const index = wordIndexOf(entries);
  const first = (query: string) => entries[rank(index, query).positions[0] ?? -1]?.id;
  expect([first('desfazer ultima decisao'), first('undo the last decision')]).toEqual(['command:queue.undoLast', 'command:queue.undoLast']);
});

test.each([
  ['br', 'Vendas'],
  ['en', 'Sales'],
] as const)('in %s a place of the menu is found by its name in either language', (locale, name) => {
  const sales = { key: 'sales', name, link: '/sale', icon: 'sales' };
  const entries = standingEntries([], [sales, { ...sales, key: 'of a provider', name: 'Extra', link: '/extra' }], locale);
  const index = wordIndexOf(entries);
  const found = (query: string) => Array.from(rank(index, query).positions, (at) => entries[at]?.id);
  expect([found('vendas'), found('sales'), found('extra')]).toEqual([['go:/sale'], ['go:/sale'], ['go:/extra']]);
});
