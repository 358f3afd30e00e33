import { QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orders } from '#api/orders.ts';
import type { Api } from '#api/client.ts';
import { anOrder } from '#commands/order/order-fixture.ts';
import { confirmed, intentId, recorded, rejected, sent, withdrawn } from '#events/fact-fixture.ts';
import type { Fact } from '#events/record.ts';
import { ok } from '#lib/result.ts';
import { openOwnLedger } from '#outbox/answered-fixture.ts';
import { WorkbenchProvider, type Workbench } from '#outbox/workbench.tsx';
import { useReloadAfterEdit } from './use-reload-after-edit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An open order whose intents stand where a test puts them. */
const open = async () => {
  const send = vi.fn<() => Promise<unknown>>(async () => ok(anOrder()));
  const api = { send } as unknown as Api;
  const queryClient = new QueryClient();
  await queryClient.fetchQuery(orders.query(api, 'o1'));
  const { note, ...log } = await openOwnLedger();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <WorkbenchProvider value={{ api, queryClient, ...log } as unknown as Workbench}>{children}</WorkbenchProvider>
  );
  renderHook(() => useReloadAfterEdit('o1'), { wrapper });
  const asked = (): number => send.mock.calls.length - 1;
  return {
    asked,
    noted: async (...facts: readonly Fact[]): Promise<void> => act(async () => void (await note(...facts))),
    after: async (ms: number): Promise<number> => {
      await act(() => vi.advanceTimersByTimeAsync(ms));
      return asked();
    },
  };
};

const id = intentId(1);
const edit = (command: string): Fact => recorded({ id, command, subject: 'order:o1' });

test.each(['order.editZip', 'order.editCancelReason'])(
  'one second after %s reached the server the order is asked for again',
  async (name) => {
    const { noted, after } = await open();
    await noted(edit(name), sent(id));
    expect(await after(5000)).toBe(0);
    await noted(confirmed(id));
    expect([await after(999), await after(1)]).toEqual([0, 1]);
    expect(await after(5000)).toBe(1);
  },
);

test('what was rejected or taken back, and what changes nothing of either, asks for nothing', async () => {
  const { noted, after } = await open();
  await noted(edit('order.editZip'), sent(id));
  await noted(rejected(id));
  const [second, third] = [intentId(2), intentId(3)];
  await noted(recorded({ id: second, command: 'order.editZip', subject: 'order:o1' }));
  await noted(withdrawn(second));
  await noted(recorded({ id: third, command: 'order.addNote', subject: 'order:o1' }), sent(third));
  await noted(confirmed(third));
  expect(await after(5000)).toBe(0);
});
