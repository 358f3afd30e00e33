import { expect, test } from 'vitest';
import { vehicleKind } from './vehicle-kind.ts';

const options = (...chosen: string[]) => ({ kind: 'options', chosen }) as const;

test('search and filters go to the server as it knows them, and what it does not know stays here', () => {
  expect(vehicleKind.filterOf({ search: 'uno', filters: { brand: options('Fiat'), state: options('retired') } })).toEqual({
    search: 'uno',
    brand: 'Fiat',
    state: 'retired',
  });
  expect(vehicleKind.filterOf({ search: '', filters: { state: options('gone'), other: options('x') } })).toEqual({});
});
