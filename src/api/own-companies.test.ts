import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { ok } from '#lib/result.ts';
import type { Api } from './client.ts';
import { liveOwnCompanies, ownCompaniesQuery } from './own-companies.ts';

/** A console whose person was invited by one company more each time it is asked. */
const start = () => {
  let asked = 0;
  const send = vi.fn<() => Promise<unknown>>(async () => {
    asked += 1;
    return ok({
      companies: Array.from({ length: asked }, (_, at) => ({ _id: String(at), name: 'X', state: 'invited', isBlocked: false })),
    });
  });
  const api = { send } as unknown as Api;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const shown = (): number | undefined => queryClient.getQueryData(ownCompaniesQuery(api).queryKey)?.companies.length;
  return { api, queryClient, shown, send, live: liveOwnCompanies(queryClient, api) };
};

test('an invitation that is heard of is asked for at once, by who had no other company to ask for as well', async () => {
  const { live, shown } = start();
  live.onChange({ subject: 'own-companies:beto' });
  await vi.waitFor(() => expect(shown()).toBe(1));
  live.onChange({ subject: 'own-companies:beto' });
  await vi.waitFor(() => expect(shown()).toBe(2));
});

test('of a company’s own changes nothing is asked', () => {
  const { live, send } = start();
  live.onChange({ subject: 'company:beto' });
  live.onChange({ subject: 'user:beto' });
  expect(send).not.toHaveBeenCalled();
});

test('after a gap what is here is asked for anew, though the frame asks for none itself; who has none asks nothing', async () => {
  const { live, shown, send } = start();
  live.onGap();
  expect(send).not.toHaveBeenCalled();
  live.onChange({ subject: 'own-companies:beto' });
  await vi.waitFor(() => expect(shown()).toBe(1));
  live.onGap();
  await vi.waitFor(() => expect(shown()).toBe(2));
});

test('what does not come after a gap counts as old for who shows it next', async () => {
  const { api, live, queryClient, send } = start();
  await queryClient.fetchQuery(ownCompaniesQuery(api));
  send.mockRejectedValueOnce(new Error('away'));
  live.onGap();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(queryClient.getQueryState(ownCompaniesQuery(api).queryKey)?.isInvalidated).toBe(true);
});
