import { expect, test } from 'vitest';
import { autoMessageKind } from './auto-message-kind.ts';

const options = (...chosen: string[]) => ({ kind: 'options', chosen }) as const;

test('search and filters go to the server as it knows them, and what it does not know stays here', () => {
  const filters = { status: options('paused'), event: options('shipped'), company: options('ana'), account: options('account-ana') };
  expect(autoMessageKind.filterOf({ search: 'entrega', filters })).toEqual({
    search: 'entrega',
    status: 'paused',
    event: 'shipped',
    sellerId: 'ana',
    marketPlaceId: 'account-ana',
  });
  expect(
    autoMessageKind.filterOf({ search: '', filters: { status: options('gone'), event: options('lost'), other: options('x') } }),
  ).toEqual({});
});
