import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Problem } from '#api/client.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { Toaster } from '#ui/toast.tsx';
import type { Accounts } from './accounts.ts';
import type { Session } from './session.ts';
import { ValidateMailScreen } from './validate-mail-screen.tsx';

beforeEach(() => localStorage.clear());

/** The mailed link is opened, and the password typed, in a browser that keeps the session or does not. */
const confirm = async (keep: () => void, answer: Result<{ readonly _id: string }, Problem> = ok({ _id: 'u1' })) => {
  const confirmMail = async () => {
    keep();
    return answer;
  };
  const onSignedIn = vi.fn<() => void>();
  render(
    <LocaleProvider locale="br">
      <ValidateMailScreen
        accounts={{} as Accounts}
        session={{ confirmMail } as unknown as Session}
        token="mailed"
        onSignedIn={onSignedIn}
        toolbar={null}
      />
      <Toaster appearance="light" />
    </LocaleProvider>,
  );
  await userEvent.type(screen.getByLabelText(/Senha/u), 'demo1234{Enter}');
  return { onSignedIn };
};

test('who confirms a mail goes on to the console', async () => {
  const { onSignedIn } = await confirm(() => localStorage.setItem('userToken', 't1'));
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
});

test('who confirmed already, and was not told so, finds the way to sign in beside the link that is dead', async () => {
  await confirm(() => undefined, refuse({ type: 'Refused', status: 400, body: { code: 'invalid', message: 'Este link não vale mais' } }));
  expect(await screen.findByText('Este link não vale mais')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Voltar para a entrada' })).toHaveAttribute('href', '/login');
});

test('where the browser keeps nothing, confirming a mail says so instead of leading to the login again', async () => {
  const { onSignedIn } = await confirm(() => undefined);
  expect(await screen.findByText(/este navegador/iu)).toBeInTheDocument();
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('the tab of a page before signing in says which one it is', async () => {
  await confirm(() => localStorage.setItem('userToken', 't1'));
  expect(document.title).toMatch(/^\S.* · Balcão$/u);
});

test('whoever asks for another link has the focus where its address is typed', async () => {
  render(
    <LocaleProvider locale="br">
      <ValidateMailScreen accounts={{} as Accounts} session={{} as Session} token="mailed" onSignedIn={() => undefined} toolbar={null} />
    </LocaleProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Enviar o link de novo' }));
  expect(screen.getByLabelText(/^E-mail/u)).toHaveFocus();
});
