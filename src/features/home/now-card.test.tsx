import { act, screen } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MayOpenProvider } from '#entities/may-open.ts';
import { ok } from '#lib/result.ts';
import type { Workbench } from '#outbox/workbench.tsx';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { NowCard } from './now-card.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what becomes late or ends by itself is counted again while somebody looks, and nothing else is', async () => {
  let asked: string[] = [];
  const send = async (
    { name }: { readonly name: string },
    { query = {} }: { readonly query?: Record<string, string | readonly string[]> },
  ) => {
    asked.push(`${name} ${String(query['due'] ?? query['certificate'] ?? '')}`.trim());
    return ok({ items: [], total: 0, due: { late: 0 } });
  };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const workbench = { api: { send }, queryClient, actor: () => ({}) } as unknown as Workbench;
  const props = { role: 'superuser' } as const;
  renderScreen(
    () => (
      <MayOpenProvider value={() => true}>
        <NowCard {...props} />
      </MayOpenProvider>
    ),
    workbench,
  );
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('region')).toBeVisible();
  asked = [];
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(asked.toSorted()).toEqual([
    'getExpeditionFigures',
    'listCompanies expired',
    'listCompanies soon',
    'listMediations late',
    'listMediations soon',
  ]);
});
