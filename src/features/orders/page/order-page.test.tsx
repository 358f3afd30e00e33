import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { orders } from '#api/orders.ts';
import { refuse } from '#lib/result.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { WorkbenchProvider, type Workbench } from '#outbox/workbench.tsx';
import { OrderPage } from './order-page.tsx';

vi.mock('#palette/context.tsx', () => ({ useScope: () => undefined }));
vi.mock('#ui/back-button.tsx', () => ({ BackButton: () => null }));
vi.mock('@tanstack/react-router', () => ({ useRouter: () => ({ history: { replace: () => undefined } }) }));
vi.mock('./loaded-order.tsx', () => ({ LoadedOrder: () => <p>Rua do comprador, 7</p> }));

/** An order that was read, whose next reading is refused. */
const openRefused = async (status: number) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
  const send = () => Promise.resolve(refuse({ type: 'Refused', status, body: { code: 'forbidden', message: 'Não é da sua empresa' } }));
  const workbench = { api: { send }, queryClient } as unknown as Workbench;
  const { queryKey } = orders.query(workbench.api, 'o1');
  // oxlint-disable-next-line no-restricted-properties -- what the server answered before
  queryClient.setQueryData(queryKey, { _id: 'o1' } as never);
  render(
    <LocaleProvider locale="br">
      <QueryClientProvider client={queryClient}>
        <WorkbenchProvider value={workbench}>
          <OrderPage orderId="o1" />
        </WorkbenchProvider>
      </QueryClientProvider>
    </LocaleProvider>,
  );
  expect(screen.getByText('Rua do comprador, 7')).toBeInTheDocument();
  await act(() => queryClient.invalidateQueries({ queryKey }));
};

test.each([403, 404])('an order that the server no longer shows, answering %i, does not stay on screen', async (status) => {
  await openRefused(status);
  expect(await screen.findByText('Pedido não encontrado')).toBeInTheDocument();
  expect(screen.queryByText('Rua do comprador, 7')).not.toBeInTheDocument();
});

test('one that could only not be read again stays', async () => {
  await openRefused(409);
  expect(screen.getByText('Rua do comprador, 7')).toBeInTheDocument();
});
