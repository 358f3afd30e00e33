import { Theme } from '@radix-ui/themes';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anIntent, confirmed, recorded, sent } from '#events/fact-fixture.ts';
import { openLedger } from '#events/ledger.ts';
import { createMemoryLog } from '#events/memory-log.ts';
import type { Fact } from '#events/record.ts';
import type { Session } from '#features/session/session.ts';
import { ok, refuse } from '#lib/result.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { createRecent } from '#outbox/recent.ts';
import { unsaved } from '#ui/form/unsaved.ts';
import { leavePage } from './leave-page.ts';
import type { SignedIn } from './signed-in.ts';
import { SwitchDialog } from './switch-dialog.tsx';

vi.mock(import('./leave-page.ts'), async (original) => ({ ...(await original()), leavePage: vi.fn<typeof leavePage>() }));

// What jsdom lacks; what a browser does with them is the matter of the journey.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

/** What was done, in its order. */
let done: string[] = [];
beforeEach(() => {
  done = [];
  localStorage.setItem('userToken', 'of-ana');
});
afterEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

const login = { userToken: 'of-beto', name: 'Vera', _id: 'at-beto', picture: null, mail: 'v@x.test', links: [], hasSellers: true };
const beto = { ...login, su: true, moneyManager: false, seller: 'beto', nickname: null };

/** Somebody in Ana's company, with these facts in the log of it, who asked to go to Beto's. */
const ask = async (facts: readonly Fact[] = [], isTaken = true, park?: () => Promise<void>) => {
  const ledger = await openLedger(createMemoryLog(() => '2026-11-21T12:00:00.000Z'));
  await ledger.act(() => ok(facts));
  const note = (what: string) => async (): Promise<boolean> => done.push(`${what}, stored ${localStorage.getItem('userToken')}`) > 0;
  const workbench = {
    ledger,
    recent: createRecent(),
    outbox: { tryNow: () => void done.push('tried now') },
    api: { send: async () => (isTaken ? ok(beto) : refuse({ type: 'Unreachable' as const })) },
  };
  const signedIn = { workbench, park: park ?? note('parked'), user: { name: 'Vera', company: 'Casa da Ana' } } as unknown as SignedIn;
  const session = { revoke: note('revoked'), end: () => void done.push('ended') } as unknown as Session;
  const onClose = vi.fn<() => void>();
  render(
    <Theme>
      <LocaleProvider locale="br">
        <SwitchDialog destination={{ to: 'at-beto', name: 'Loja do Beto' }} session={session} signedIn={signedIn} onClose={onClose} />
      </LocaleProvider>
    </Theme>,
  );
  return { ledger, onClose, user: userEvent.setup() };
};
const left = ['parked, stored of-ana', 'revoked, stored of-beto', 'ended'];

test('with nothing at stake one is there at once: the log is sealed first, the session of the company left is ended last', async () => {
  await ask();
  await waitFor(() => expect(leavePage).toHaveBeenCalledExactlyOnceWith('/'));
  expect(done).toEqual(left);
});

test('what waits may be sent first: one goes once it is', async () => {
  const { ledger, user } = await ask([recorded()]);
  expect((await screen.findByRole('dialog')).textContent).toContain('só é enviado quando você voltar a Casa da Ana');
  await user.click(screen.getByRole('button', { name: 'Enviar e trocar' }));
  expect([done, vi.mocked(leavePage).mock.calls]).toEqual([['tried now'], []]);
  await ledger.act(() => ok([sent(anIntent().id), confirmed(anIntent().id)]));
  await waitFor(() => expect(leavePage).toHaveBeenCalledOnce());
  expect(done).toEqual(['tried now', ...left]);
});

test('who stays, while it is sent even, is taken nowhere', async () => {
  const { ledger, onClose, user } = await ask([recorded()]);
  await user.click(await screen.findByRole('button', { name: 'Enviar e trocar' }));
  await user.click(screen.getByRole('button', { name: 'Ficar' }));
  expect(onClose).toHaveBeenCalledOnce();
  await ledger.act(() => ok([sent(anIntent().id), confirmed(anIntent().id)]));
  expect([done, vi.mocked(leavePage).mock.calls]).toEqual([['tried now'], []]);
});

test('what is typed and kept by no draft is asked about', async () => {
  const letGo = unsaved.hold({ isKept: false });
  const { user, onClose } = await ask();
  expect((await screen.findByRole('dialog', { name: 'Trocar sem salvar?' })).textContent).toContain('O que foi digitado será perdido');
  await user.click(screen.getByRole('button', { name: 'Ficar' }));
  expect([done, onClose.mock.calls.length]).toEqual([[], 1]);
  letGo();
});

test('where the server does not answer one stays, and nothing is sealed or ended', async () => {
  const { onClose } = await ask([], false);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect([done, localStorage.getItem('userToken')]).toEqual([[], 'of-ana']);
});

test('where the log can not be sealed one is told, and stays with the session one has, on a page whose log is open again', async () => {
  const { user } = await ask([], true, () => Promise.reject(new Error('the disk is full')));
  const told = await screen.findByRole('dialog', { name: 'Não foi possível trocar de empresa. Tente de novo.' });
  await user.click(within(told).getByRole('button', { name: 'Ficar' }));
  expect(vi.mocked(leavePage)).toHaveBeenCalledExactlyOnceWith(location.pathname);
  expect([done, localStorage.getItem('userToken')]).toEqual([[], 'of-ana']);
});
