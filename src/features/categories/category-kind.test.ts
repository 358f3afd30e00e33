import { expect, test } from 'vitest';
import { categoryKind, kindOf } from './category-kind.ts';

const options = (...chosen: string[]) => ({ kind: 'options', chosen }) as const;

test('search and filters go to the server as it knows them, and what it does not know stays here', () => {
  expect(categoryKind.filterOf({ search: 'pneus', filters: { state: options('excluded'), kind: options('leaf') } })).toEqual({
    search: 'pneus',
    state: 'excluded',
    kind: 'leaf',
  });
  expect(categoryKind.filterOf({ search: '', filters: { state: options('gone'), other: options('x') } })).toEqual({});
});

test('what has nothing below it is an end, wherever it stands', () => {
  expect(kindOf({ level: 1, isLeaf: false })).toBe('root');
  expect(kindOf({ level: 2, isLeaf: false })).toBe('branch');
  expect(kindOf({ level: 1, isLeaf: true })).toBe('leaf');
});
