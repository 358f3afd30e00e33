import { Theme } from '@radix-ui/themes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { notificationsQuery } from '#api/notifications.ts';
import { intentCommands } from '#commands/registry.ts';
import { indexCommands } from '#commands/view.ts';
import { createMemoryFiles } from '#events/outgoing-files.ts';
import type { Notification } from '#contract/notification.ts';
import { Bell } from '#features/notifications/bell.tsx';
import { ok } from '#lib/result.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { createRecent } from '#outbox/recent.ts';
import { WorkbenchProvider, type Workbench } from '#outbox/workbench.tsx';
import { CommandsProvider } from '#palette/commands-provider.tsx';
import { Toaster } from '#ui/toast.tsx';
import { createTestLedger } from '../support/test-ledger.ts';

// Loaded beforehand: transforming it takes longer than a test waits.
beforeAll(async () => void (await import('#features/notifications/panel.tsx')));
afterEach(cleanup);

const note = (at: number, notificationType: string, isRead = false): Notification => ({
  _id: `n${at}`,
  message: `Aviso ${at}`,
  notificationType,
  readBy: isRead ? [{ userId: 'u1', date: '2026-11-20T15:30:00.000Z' }] : [],
  createdAt: new Date(Date.parse('2026-11-20T12:00:00.000Z') - at * 60_000).toISOString(),
});

interface Given {
  readonly userId?: string;
  readonly isOff?: boolean;
  /** Where this person may not go. */
  readonly shut?: string;
}

const show = async (notifications: readonly Notification[], { userId = 'u1', isOff = false, shut = '' }: Given = {}) => {
  const api = { send: async () => ok(notifications) } as unknown as Api;
  const queryClient = new QueryClient();
  const idle = { isReachable: true, isParked: false, nextTryAt: null };
  const workbench: Workbench = {
    api,
    queryClient,
    ledger: createTestLedger(),
    outbox: {
      status: () => idle,
      subscribe: () => () => undefined,
      tryNow: () => undefined,
      resume: () => undefined,
      stop: () => undefined,
    },
    index: indexCommands(intentCommands),
    actor: () => ({ id: 'u1', name: 'Vera', role: 'seller', isMoneyManager: false, leases: 'off', now: new Date().toISOString() }),
    newId: () => crypto.randomUUID(),
    clock: Date.now,
    undoWindowMs: () => 6000,
    baseOf: () => null,
    recent: createRecent(),
    files: createMemoryFiles(),
  };
  await queryClient.fetchQuery(notificationsQuery(api));
  const onGo = vi.fn<(address: string) => void>();
  render(
    <Theme>
      <LocaleProvider locale="br">
        <QueryClientProvider client={queryClient}>
          <WorkbenchProvider value={workbench}>
            <CommandsProvider navigate={() => undefined} links={[]}>
              <Bell userId={userId} isOff={isOff} onRefresh={async () => true} isOpenTo={(address) => address !== shut} onGo={onGo} />
              <Toaster appearance="light" />
            </CommandsProvider>
          </WorkbenchProvider>
        </QueryClientProvider>
      </LocaleProvider>
    </Theme>,
  );
  const user = userEvent.setup();
  const open = async (): Promise<HTMLElement> => {
    await user.click(screen.getByRole('button', { name: /^Notificações/u }));
    const dialog = await screen.findByRole('dialog', { name: 'Notificações' });
    await within(dialog).findByText(/Marcar todas como lida|Carregando/u);
    return dialog;
  };
  const recorded = () => Object.values(workbench.ledger.state().outbox.entriesById).map(({ intent }) => intent.command);
  return { user, open, onGo, recorded };
};

test('of ten thousand the badge says 99+, and only those in view are in the document', async () => {
  const { open } = await show(Array.from({ length: 10_000 }, (_, at) => note(at, 'order')));
  expect(screen.getByRole('button', { name: 'Notificações: 99+ não lidas' }).textContent).toBe('99+');
  const dialog = await open();
  const newest = await within(dialog).findByRole('button', { name: /Aviso 0/u });
  expect(newest.closest('li')?.getAttribute('aria-setsize')).toBe('10000');
  expect(within(dialog).getAllByRole('listitem').length).toBeLessThan(40);
  const scroller = newest.closest('.notice-scroll');
  expect(scroller?.clientHeight).toBe(300);
  scroller?.scrollTo({ top: scroller.scrollHeight });
  await within(dialog).findByRole('button', { name: /Aviso 9999/u });
});

test('an unread question is read and leads to the questions; a read one leads nowhere', async () => {
  const { user, open, onGo, recorded } = await show([note(1, 'meliQuestion'), note(2, 'meliQuestion', true)]);
  const dialog = await open();
  await user.click(await within(dialog).findByRole('button', { name: /Aviso 2/u }));
  expect([onGo.mock.calls.length, recorded()]).toEqual([0, []]);
  await user.click(within(dialog).getByRole('button', { name: /Aviso 1/u }));
  expect(onGo.mock.calls).toEqual([['/message']]);
  await waitFor(() => expect(recorded()).toEqual(['notification.markRead']));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notificações' })).toBeNull());
});

test('what is told of a sale leads to that sale', async () => {
  const { user, open, onGo } = await show([{ ...note(1, 'order'), subject: 'order:o1' }]);
  await user.click(await within(await open()).findByRole('button', { name: /Aviso 1/u }));
  expect(onGo.mock.calls).toEqual([['/detail/o1']]);
});

test('what leads nowhere is read where it stands, and says since when; so is a question where there is no screen for it', async () => {
  const { user, open, recorded } = await show([note(1, 'meliQuestion'), note(2, 'meliQuestion')], { shut: '/message' });
  const dialog = await open();
  const first = await within(dialog).findByRole('button', { name: /Aviso 1/u });
  await user.click(first);
  await waitFor(() => expect(first.textContent).toMatch(/Lido em: \d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}/u));
  expect(document.activeElement).toBe(first);
  expect(recorded()).toEqual(['notification.markRead']);
  expect(screen.getByRole('button', { name: 'Notificações: 1 não lidas', hidden: true })).toBeTruthy();
});

test('without a user whom the browser knows nothing is marked, and it says so', async () => {
  const { user, open, recorded } = await show([note(1, 'order')], { userId: '' });
  const dialog = await open();
  await user.click(await within(dialog).findByRole('button', { name: /Aviso 1/u }));
  await screen.findByText('Usuário não informado');
  expect(recorded()).toEqual([]);
});

test('with nothing to tell it says so', async () => {
  const { open } = await show([]);
  const dialog = await open();
  expect(await within(dialog).findByText('Lista vazia')).toBeVisible();
});

test('off, it shows 0, says why and opens nothing', async () => {
  const { user } = await show([note(1, 'order')], { isOff: true });
  const off = screen.getByRole('button', { name: /^Notificações desativadas, 0 não lidas/u });
  expect([off.textContent, off.getAttribute('aria-disabled')]).toEqual(['0', 'true']);
  await user.click(off);
  await user.keyboard('n');
  expect(screen.queryByRole('dialog', { name: 'Notificações' })).toBeNull();
});
