import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { anIntent, confirmed, drafted, recorded, rejected, sent } from '#events/fact-fixture.ts';
import { openLedger } from '#events/ledger.ts';
import { createMemoryLog } from '#events/memory-log.ts';
import type { Fact } from '#events/record.ts';
import { LeaveDialog } from '#features/session/leave-dialog.tsx';
import type { NotDestroyed } from '#events/open-log.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { createRecent } from '#outbox/recent.ts';
import { unsaved } from '#ui/form/unsaved.ts';
import { leavePage } from './leave-page.ts';
import type { SignedIn } from './signed-in.ts';
import { waitForOutbox } from './wait-for-outbox.ts';
import { useLeave } from './use-leave.ts';

vi.mock(import('./leave-page.ts'), async (original) => ({ ...(await original()), leavePage: vi.fn<typeof leavePage>() }));

let close = (): void => undefined;
afterEach(() => close());

const isOpen = (): boolean => document.querySelector('dialog[open]') !== null;
const press = (name: string): Promise<void> => page.getByRole('button', { name }).click();
const title = (text: string) => vi.waitFor(() => expect(document.querySelector('dialog[open] h2')?.textContent).toBe(text));

interface Otherwise {
  readonly late?: readonly Fact[];
  readonly why?: NotDestroyed['type'];
  readonly unreadable?: number;
}

/**
 * Somebody signed in with one decision unsent, or with these facts; `late` are on the disk only after the logout was asked for. The log is
 * destroyed when the test says so, and then another tab holds on to it, or the browser fails.
 */
const open = async (
  facts: readonly Fact[] = [recorded()],
  asked = 'Uma decisão ainda não foi enviada',
  { late = [], why = 'DestroyBlocked', unreadable = 0 }: Otherwise = {},
) => {
  const opened = await openLedger(createMemoryLog(() => '2026-11-21T12:00:00.000Z'));
  const ledger = { ...opened, quarantined: () => unreadable };
  await ledger.act(() => ok(facts));
  let letGo = (): void => undefined;
  const held = new Promise<Result<void, NotDestroyed>>((resolve) => {
    letGo = () => resolve(refuse({ type: why }));
  });
  const destroyLog = vi.fn<SignedIn['destroyLog']>(() => held);
  const recent = createRecent();
  const baseOf = (subject: string): unknown => (subject === 'listing:decided' ? { queuedAt: '2026-11-20', status: 'refused' } : null);
  const signedIn = { workbench: { ledger, recent, baseOf, outbox: { tryNow: () => undefined } }, destroyLog } as unknown as SignedIn;

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
  let write = (): void => undefined;
  const asks = new Promise<void>((resolve) => {
    write = resolve;
  });
  void recent.during(() => asks.then(() => ledger.act(() => ok(late))), 1);
  await press('sair daqui');
  write();
  await title(asked);

  const happens = async (...news: readonly Fact[]): Promise<void> => void (await ledger.act(() => ok(news)));
  const allSent = async (): Promise<void> => {
    await ledger.act(() => ok([confirmed(anIntent().id)]));
    // Heard after the attempt that waits for the same.
    await waitForOutbox(ledger);
  };
  return { destroyLog, letGo, allSent, happens };
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

test('a decision that is still on its way to the disk is asked about', async () => {
  const { destroyLog } = await open([], 'Uma decisão ainda não foi enviada', { late: [recorded()] });
  expect(destroyLog).not.toHaveBeenCalled();
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

const typed: Fact = { type: 'form.drafted.v1', form: 'order:O1', draft: { values: { note: 'quase' }, base: '1' } };

test('a form that was not saved is asked about as well; there is nothing to send, and staying keeps it', async () => {
  const { destroyLog } = await open([typed], 'Um formulário ainda não foi salvo');
  expect([...document.querySelectorAll('dialog[open] button')].map(({ textContent }) => textContent)).toEqual([
    'Ficar',
    'Descartar e sair',
  ]);
  await press('Ficar');
  await vi.waitFor(() => expect(isOpen()).toBe(false));
  expect(destroyLog).not.toHaveBeenCalled();
  await press('sair daqui');
  await press('Descartar e sair');
  await title('Saindo…');
  expect(destroyLog).toHaveBeenCalledOnce();
});

test('what is typed in a form and the disk refused to keep is asked about as well', async () => {
  const letGo = unsaved.hold({ isKept: false });
  const { destroyLog } = await open([], 'Um formulário ainda não foi salvo');
  letGo();
  expect(destroyLog).not.toHaveBeenCalled();
});

const refused: readonly Fact[] = [recorded(), sent(anIntent().id), rejected(anIntent().id)];

test('what the server did not accept is asked about as well: it is in the tray and nowhere else', async () => {
  const { destroyLog } = await open(refused, 'Uma decisão não foi aceita');
  expect([...document.querySelectorAll('dialog[open] button')].map(({ textContent }) => textContent)).toEqual([
    'Ficar',
    'Descartar e sair',
  ]);
  await press('Ficar');
  await vi.waitFor(() => expect(isOpen()).toBe(false));
  expect(destroyLog).not.toHaveBeenCalled();
});

test('what is not accepted while it is being sent is asked about before anything is erased', async () => {
  const { destroyLog, happens } = await open();
  await press('Enviar agora e sair');
  await happens(sent(anIntent().id), rejected(anIntent().id));
  await title('Uma decisão não foi aceita');
  expect(destroyLog).not.toHaveBeenCalled();
  await press('Descartar e sair');
  await title('Saindo…');
});

test('decisions and forms are both named', async () => {
  await open([recorded(), typed, { ...typed, form: 'order:O2' }]);
  expect(document.querySelector('dialog[open]')?.textContent).toContain('2 formulários ainda não foram salvos');
});

test('warnings begun of a review are asked about as well; there is nothing to send', async () => {
  const { destroyLog } = await open([drafted('p1', 'gtin'), drafted('p2', 'title')], '2 recusas começadas ainda não foram enviadas');
  expect([...document.querySelectorAll('dialog[open] button')].map(({ textContent }) => textContent)).toEqual([
    'Ficar',
    'Descartar e sair',
  ]);
  expect(destroyLog).not.toHaveBeenCalled();
});

test('of warnings begun in a round that is over nobody is asked', async () => {
  const over: Fact = { type: 'review.warningsDrafted.v1', listingId: 'decided', warnings: ['gtin'], queuedAt: '2026-11-20' };
  await open([over, drafted('p1', 'gtin')], 'Uma recusa começada ainda não foi enviada');
  close();
  const { destroyLog } = await open([over], 'Saindo…');
  expect(destroyLog).toHaveBeenCalledOnce();
});

test('what could not be read of the log is asked about as well: it may be a decision', async () => {
  const { destroyLog } = await open([], '2 registros ilegíveis foram postos de lado', { unreadable: 2 });
  expect(destroyLog).not.toHaveBeenCalled();
  await press('Descartar e sair');
  await title('Saindo…');
});

test('whoever hears that the browser could not erase anything may try again, and may leave all the same', async () => {
  const { destroyLog, letGo } = await open([], 'Saindo…', { why: 'DestroyFailed' });
  letGo();
  await title(
    'O navegador não conseguiu apagar os seus dados. Se sair agora, eles ficam neste computador, e o que não foi enviado será enviado quando você entrar de novo.',
  );
  await press('Tentar de novo');
  await vi.waitFor(() => expect(destroyLog).toHaveBeenCalledTimes(2));
  await press('Sair mesmo assim');
  await vi.waitFor(() => expect(leavePage).toHaveBeenCalledExactlyOnceWith('/login', expect.any(Function)));
  expect(destroyLog).toHaveBeenCalledTimes(2);
});
