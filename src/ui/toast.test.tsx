import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LocaleProvider } from '#locale/locale.tsx';
import { toast, Toaster } from './toast.tsx';

test('a message with an action runs it', async () => {
  render(
    <LocaleProvider locale="br">
      <Toaster appearance="light" />
    </LocaleProvider>,
  );
  const undo = vi.fn<() => void>();
  act(() => void toast.withAction('Aprovado', { label: 'Desfazer', run: undo, untilMs: Date.now() + 60_000 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }, { timeout: 15_000 }));
  expect(undo).toHaveBeenCalledOnce();
});
