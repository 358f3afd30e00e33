import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ok, refuse } from '#lib/result.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { Toaster } from '#ui/toast.tsx';
import type { Accounts } from './accounts.ts';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

const open = (changePassword: () => Promise<unknown> = async () => ok(undefined)) =>
  render(
    <LocaleProvider locale="br">
      <ResetPasswordScreen accounts={{ changePassword } as unknown as Accounts} token="mailed" passwordMax={72} toolbar={null} />
      <Toaster appearance="light" />
    </LocaleProvider>,
  );
const choosePassword = async (): Promise<void> => {
  await userEvent.type(screen.getByLabelText(/^Nova senha/u), 'girafa-47-azul');
  await userEvent.type(screen.getByLabelText(/^Repita a senha/u), 'girafa-47-azul{Enter}');
};

test('that the password was changed is where the focus is', async () => {
  open();
  await choosePassword();
  const title = await screen.findByRole('heading', { name: 'Senha trocada' });
  await waitFor(() => expect(title).toHaveFocus());
});

test('whoever asks for another link has the focus where its address is typed', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Enviar link' }));
  expect(screen.getByLabelText(/^E-mail/u)).toHaveFocus();
});

test('a person who chose a password already, and was not told so, finds the way to sign in beside the link that is dead', async () => {
  open(async () => refuse({ type: 'Refused', status: 400, body: { code: 'invalid', message: 'Este link não vale mais' } }));
  await choosePassword();
  expect(await screen.findByText('Este link não vale mais')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Voltar para a entrada' })).toHaveAttribute('href', '/login');
});
