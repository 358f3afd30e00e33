import { expect, test } from 'vitest';
import { priceRuleKind, shareText } from './price-rule-kind.ts';

const options = (...chosen: string[]) => ({ kind: 'options', chosen }) as const;

test('search and filters go to the server as it knows them, and what it does not know stays here', () => {
  const filters = { status: options('archived'), company: options('ana'), account: options('account-ana') };
  expect(priceRuleKind.filterOf({ search: 'margem', filters })).toEqual({
    search: 'margem',
    status: ['archived'],
    sellerId: 'ana',
    marketPlaceId: 'account-ana',
  });
  expect(priceRuleKind.filterOf({ search: '', filters: { status: options('gone'), other: options('x') } })).toEqual({});
});

test('a share is said as it is typed', () => {
  expect([1650, 2000, 0, 1].map(shareText)).toEqual(['16,5%', '20%', '0%', '0,01%']);
});
