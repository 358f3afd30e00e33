import { expect, test } from 'vitest';
import { toShipFilterOf } from './to-ship-filter.ts';

const options = (...chosen: string[]) => ({ kind: 'options', chosen }) as const;

test('what the table filters by goes to the server as it knows it, and what nobody knows does not', () => {
  const filters = { due: options('late'), carrier: options('rapida'), company: options('ana'), stage: options('suspended') };
  expect(toShipFilterOf({ search: 'LUM', filters })).toEqual({
    stage: 'suspended',
    search: 'LUM',
    due: 'late',
    carrier: 'rapida',
    sellerId: 'ana',
  });
  expect(toShipFilterOf({ search: '', filters: { due: options('soon'), stage: options('lost') } })).toEqual({});
});
