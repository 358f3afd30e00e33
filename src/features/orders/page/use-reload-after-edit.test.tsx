import { QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orders } from '#api/orders.ts';
import type { Api } from '#api/client.ts';
import type { AnyIntentCommand } from '#commands/command.ts';
import { anOrder } from '#commands/order/order-fixture.ts';
import { commandNamed } from '#commands/registry.ts';
import { ok } from '#lib/result.ts';
import { WorkbenchProvider, type Workbench } from '#outbox/workbench.tsx';
import { someCommands } from '#palette/commands-fixture.ts';
import { CommandsContextProvider } from '#palette/context.tsx';
import { useReloadAfterEdit } from './use-reload-after-edit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An open order whose intents stand where a test puts them. */
const open = async () => {
  const send = vi.fn<() => Promise<unknown>>(async () => ok(anOrder()));
  const api = { send } as unknown as Api;
  const queryClient = new QueryClient();
  await queryClient.fetchQuery(orders.query(api, 'o1'));
  const stages: Record<string, { readonly stage: string }> = {};
  const listeners = new Set<() => void>();
  const ledger = {
    state: () => ({ outbox: { entriesById: stages } }),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const commands = someCommands();
  const { contexts } = commands;
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <WorkbenchProvider value={{ api, queryClient, ledger } as unknown as Workbench}>
      <CommandsContextProvider value={commands}>{children}</CommandsContextProvider>
    </WorkbenchProvider>
  );
  renderHook(() => useReloadAfterEdit('o1'), { wrapper });
  const asked = (): number => send.mock.calls.length - 1;
  return {
    asked,
    executed: (name: string): void =>
      act(() =>
        contexts.announce({ command: commandNamed(name) as AnyIntentCommand, asked: [], recorded: ['i1'], refused: [], undoUntil: null }),
      ),
    settles: (stage: string): void =>
      act(() => {
        stages['i1'] = { stage };
        for (const listener of listeners) listener();
      }),
    after: async (ms: number): Promise<number> => {
      await act(() => vi.advanceTimersByTimeAsync(ms));
      return asked();
    },
  };
};

test.each(['order.editZip', 'order.editCancelReason'])(
  'one second after %s reached the server the order is asked for again',
  async (name) => {
    const { executed, settles, after } = await open();
    executed(name);
    settles('sent');
    expect(await after(5000)).toBe(0);
    settles('confirmed');
    expect([await after(999), await after(1)]).toEqual([0, 1]);
    expect(await after(5000)).toBe(1);
  },
);

test('what was rejected, and what changes nothing of either, asks for nothing', async () => {
  const { executed, settles, after } = await open();
  executed('order.editZip');
  settles('rejected');
  executed('order.addNote');
  settles('confirmed');
  expect(await after(5000)).toBe(0);
});
