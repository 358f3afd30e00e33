import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ok } from '#lib/result.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import type { Accounts } from './accounts.ts';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

const open = () =>
  render(
    <LocaleProvider locale="br">
      <ResetPasswordScreen
        accounts={{ changePassword: async () => ok(undefined) } as unknown as Accounts}
        token="mailed"
        passwordMax={72}
        toolbar={null}
      />
    </LocaleProvider>,
  );

test('that the password was changed is where the focus is', async () => {
  open();
  await userEvent.type(screen.getByLabelText(/^Nova senha/u), 'girafa-47-azul');
  await userEvent.type(screen.getByLabelText(/^Repita a senha/u), 'girafa-47-azul{Enter}');
  const title = await screen.findByRole('heading', { name: 'Senha trocada' });
  await waitFor(() => expect(title).toHaveFocus());
});

test('whoever asks for another link has the focus where its address is typed', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Enviar link' }));
  expect(screen.getByLabelText(/^E-mail/u)).toHaveFocus();
});
