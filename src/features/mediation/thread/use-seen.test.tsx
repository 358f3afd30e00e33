import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { mediations } from '#api/mediations.ts';
import { ok, refuse } from '#lib/result.ts';
import { WorkbenchProvider, type Workbench } from '#outbox/workbench.tsx';
import { useSeen } from './use-seen.ts';

test('what was read and not told is told with the next answer about it, and once told no more', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  let told = 0;
  let isThere = false;
  const send = async ({ name }: { readonly name: string }) => {
    if (name !== 'readMediation') return ok([{ _id: 'o1', version: 1 }]);
    told += 1;
    return isThere ? ok({ readCount: 2 }) : refuse({ type: 'Unreachable' as const });
  };
  const workbench = { api: { send }, queryClient } as unknown as Workbench;
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <WorkbenchProvider value={workbench}>{children}</WorkbenchProvider>
    </QueryClientProvider>
  );
  const ask = async (): Promise<void> => {
    await act(async () => void (await queryClient.fetchQuery({ ...mediations.query(workbench.api, 'o1'), staleTime: 0 })));
  };
  await ask();
  renderHook(() => useSeen({ mediationId: 'o1', count: 2, readCount: 1, isAtEnd: true }), { wrapper });
  await waitFor(() => expect(told).toBe(1));
  isThere = true;
  await ask();
  await waitFor(() => expect(told).toBe(2));
  await ask();
  expect(told).toBe(2);
});
