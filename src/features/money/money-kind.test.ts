import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { ok } from '#lib/result.ts';
import { moneyKind } from './money-kind.ts';
import { translateIn } from '#locale/translate.ts';
import type { SharedPort } from '#ui/table/use-table-query.ts';
import { besideSumming, dayOf, groupingOf, summedBy } from './summary-place.ts';
import { summaryAskedOf, summarySource, totalKey } from './summary-source.ts';

const options = (...chosen: string[]) => ({ kind: 'options', chosen }) as const;
const date = { kind: 'date', from: '2026-11-01', to: null } as const;

test('search and filters go to the server as it knows them, and what nobody knows stays here', () => {
  const filters = { state: options('released'), difference: options('open'), company: options('ana'), account: options('a1'), date };
  expect(moneyKind.filterOf({ search: '2000', filters })).toEqual({
    search: '2000',
    state: ['released'],
    difference: 'open',
    sellerId: 'ana',
    marketPlaceId: 'a1',
    from: '2026-11-01',
  });
  const release = { kind: 'date', from: '2026-11-01', to: '2026-11-30' } as const;
  expect(moneyKind.filterOf({ search: '', filters: { release } })).toEqual({ releaseFrom: '2026-11-01', releaseTo: '2026-11-30' });
  expect(moneyKind.filterOf({ search: '', filters: { state: options('lost'), difference: options('odd') } })).toEqual({});
});

test('a summary is of days unless the address says otherwise', () => {
  expect([groupingOf('month'), groupingOf('moon'), groupingOf(undefined)]).toEqual(['month', 'day', 'day']);
  const summing = { by: 'month', on: 'release' } as const;
  expect(summaryAskedOf({ filters: { period: date } }, summing)).toEqual({ ...summing, from: '2026-11-01' });
  expect(summaryAskedOf({ filters: {} }, summing)).toEqual(summing);
});

test('whose day counts, and into which lines, stand in the address beside the table’s own part, and the usual is not said', () => {
  expect([dayOf('release'), dayOf('moon'), dayOf(undefined)]).toEqual(['release', 'sale', 'sale']);
  expect(summedBy({ on: 'release' })({ by: 'month', period: 'p' })).toEqual({ by: 'month', on: 'release', period: 'p' });
  expect(summedBy({ on: undefined })({ by: 'month', on: 'release' })).toEqual({ by: 'month' });
  let search: SharedPort['search'] = { on: 'release', by: 'company', period: 'p' };
  const port: SharedPort = {
    search,
    write: (next) => {
      search = typeof next === 'function' ? next(search) : next;
    },
  };
  expect(besideSumming(port).search).toEqual({ period: 'p' });
  besideSumming(port).write({ period: 'q' }, { replace: true });
  expect(search).toEqual({ on: 'release', by: 'company', period: 'q' });
});

const inPortuguese = { t: translateIn('br'), tag: 'pt-BR' };
const sum = { count: 1, gross: 100, fee: 10, freight: 5, refunded: 0, net: 85, released: 85, toRelease: 0 };

test.each([
  [[{ ...sum, key: '2026-11-01', label: '2026-11-01' }], [totalKey, '2026-11-01']],
  [[], []],
])('the lines of a summary stand under their sum, and none has none: %#', async (items, keys) => {
  const send = vi.fn<() => Promise<unknown>>(() => Promise.resolve(ok({ from: '2026-11-01', to: '2026-11-30', items, total: sum })));
  const source = summarySource({ send } as unknown as Api, new QueryClient(), { by: 'day', on: 'sale' }, inPortuguese);
  const answer = await source.fetch({ query: { search: '', filters: {}, sort: [] }, offset: 0, limit: 100 }, AbortSignal.timeout(1000));
  expect([answer.items.map(({ key }) => key), answer.total]).toEqual([keys, keys.length]);
});

test('the line over all others names the days that were summed, which nobody need have chosen', async () => {
  const items = [{ ...sum, key: '2026-11', label: '2026-11' }];
  const send = vi.fn<() => Promise<unknown>>(() => Promise.resolve(ok({ from: '2026-10-01', to: '2026-11-29', items, total: sum })));
  const source = summarySource({ send } as unknown as Api, new QueryClient(), { by: 'month', on: 'sale' }, inPortuguese);
  const answer = await source.fetch({ query: { search: '', filters: {}, sort: [] }, offset: 0, limit: 100 }, AbortSignal.timeout(1000));
  expect(answer.items[0]?.label).toBe('Total de 01/10 a 29/11');
});

test.each([
  ['day', '2026-11-05', ['05/11/2026', '5/11', '2026-11-05', '05112026']],
  ['month', '2026-11', ['11/2026', '2026-11']],
] as const)('a line of a summary by %s is found by what it shows', async (by, key, typed) => {
  const items = [{ ...sum, key, label: key }];
  const send = vi.fn<() => Promise<unknown>>(() => Promise.resolve(ok({ from: '2026-11-01', to: '2026-11-30', items, total: sum })));
  const source = summarySource({ send } as unknown as Api, new QueryClient(), { by, on: 'sale' }, inPortuguese);
  const found = async (search: string) =>
    (await source.fetch({ query: { search, filters: {}, sort: [] }, offset: 0, limit: 100 }, AbortSignal.timeout(1000))).items.length;
  for (const search of typed) expect([search, await found(search)]).toEqual([search, 1]);
  expect(await found('12/2026')).toBe(0);
});
