import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import { listings } from '#api/listings.ts';
import { aListing } from '#commands/listing/listing-fixture.ts';
import type { Listing } from '#contract/listing.ts';
import { ok } from '#lib/result.ts';
import { versionsSince } from './versions-since.ts';

const of = (type: string, version: number): Listing['history'][number] => ({
  type,
  version,
  at: '2026-11-20T12:00:00.000Z',
  by: { id: 'a', name: 'Ana' },
  warning: null,
});

test('who passed over it, and stock that ran out or came back, make no other listing of it', async () => {
  const queryClient = new QueryClient();
  const base = aListing({ version: 7 });
  const history = [of('edited', 7), of('restocked', 6), of('soldOut', 5), of('skipped', 4)];
  const api = { send: async () => ok({ ...base, history }) } as unknown as Api;
  await listings.ask(queryClient, api, base.publishId);
  expect(versionsSince(queryClient, api, base, 3)).toBe(1);
});
