import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refuse } from '#lib/result.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { Toaster } from '#ui/toast.tsx';
import type { Accounts } from './accounts.ts';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

test('who chose a password already, and was not told so, finds the way to sign in beside the link that is dead', async () => {
  const changePassword: Accounts['changePassword'] = async () =>
    refuse({ type: 'Refused', status: 400, body: { code: 'invalid', message: 'Este link não vale mais' } });
  render(
    <LocaleProvider locale="br">
      <ResetPasswordScreen accounts={{ changePassword } as Accounts} token="mailed" passwordMax={20} toolbar={null} />
      <Toaster appearance="light" />
    </LocaleProvider>,
  );
  for (const field of screen.getAllByLabelText(/senha/iu, { selector: 'input' })) await userEvent.type(field, 'girafa-49-azul');
  await userEvent.click(screen.getByRole('button', { name: 'Trocar senha' }));
  expect(await screen.findByText('Este link não vale mais')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Voltar para a entrada' })).toHaveAttribute('href', '/login');
});
