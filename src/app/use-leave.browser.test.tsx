import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { anIntent, confirmed, recorded } from '#events/fact-fixture.ts';
import { openLedger } from '#events/ledger.ts';
import { createMemoryLog } from '#events/memory-log.ts';
import { LeaveDialog } from '#features/session/leave-dialog.tsx';
import { ok } from '#lib/result.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import type { SignedIn } from './signed-in.ts';
import { untilSent } from './until-sent.ts';
import { useLeave } from './use-leave.ts';

let close = (): void => undefined;
afterEach(() => close());

const isOpen = (): boolean => document.querySelector('dialog[open]') !== null;
const press = (name: string): Promise<void> => page.getByRole('button', { name }).click();
const title = (text: string) => vi.waitFor(() => expect(document.querySelector('dialog[open] h2')?.textContent).toBe(text));

/** Somebody signed in with one decision unsent. The log is destroyed when the test says so, and then another tab holds on to it. */
const open = async () => {
  const ledger = await openLedger(createMemoryLog(() => '2026-11-21T12:00:00.000Z'));
  await ledger.act(() => ok([recorded()]));
  let letGo = (): void => undefined;
  const held = new Promise<boolean>((resolve) => {
    letGo = () => resolve(false);
  });
  const destroyLog = vi.fn<() => Promise<boolean>>(() => held);
  const signedIn = { workbench: { ledger, outbox: { tryNow: () => undefined } }, destroyLog } as unknown as SignedIn;

  const Leaving = () => {
    const { leave, dialog } = useLeave(signedIn);
    return (
      <>
        <button type="button" onClick={leave}>
          {'sair daqui'}
        </button>
        <LeaveDialog {...dialog} />
      </>
    );
  };
  const router = createRouter({ routeTree: createRootRoute({ component: Leaving }), history: createMemoryHistory() });
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  root.render(
    <LocaleProvider locale="br">
      <RouterProvider router={router as never} />
    </LocaleProvider>,
  );
  close = () => {
    root.unmount();
    host.remove();
  };
  await press('sair daqui');
  await title('Uma decisão ainda não foi enviada');

  const allSent = async (): Promise<void> => {
    await ledger.act(() => ok([confirmed(anIntent().id)]));
    // Heard after the attempt that waits for the same.
    await untilSent(ledger);
  };
  return { destroyLog, letGo, allSent };
};

test.each([
  ['Ficar', () => press('Ficar')],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('whoever stays by %s while decisions are being sent stays when they are sent', async (_, stay) => {
  const { destroyLog, allSent } = await open();
  await press('Enviar agora e sair');
  await expect.element(page.getByRole('button', { name: 'Enviando…' })).toBeVisible();
  await stay();
  await vi.waitFor(() => expect(isOpen()).toBe(false));
  await allSent();
  expect([destroyLog.mock.calls.length, isOpen()]).toEqual([0, false]);
});

test('whoever waits is signed out when all is sent; from then on Escape holds nothing up', async () => {
  const { destroyLog, letGo, allSent } = await open();
  await press('Enviar agora e sair');
  await allSent();
  await title('Saindo…');
  await userEvent.keyboard('{Escape}');
  expect([destroyLog.mock.calls.length, isOpen()]).toEqual([1, true]);
  letGo();
  await title('Outra aba impede que os dados sejam apagados. Feche as outras abas e saia de novo.');
});

test('whoever stayed and then asks again is signed out once', async () => {
  const { destroyLog, allSent } = await open();
  await press('Enviar agora e sair');
  await press('Ficar');
  await press('sair daqui');
  await press('Enviar agora e sair');
  await allSent();
  await title('Saindo…');
  expect(destroyLog).toHaveBeenCalledOnce();
});
