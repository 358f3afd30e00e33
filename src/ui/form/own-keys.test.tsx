import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { isSendKey } from './own-keys.ts';

const show = (inside: ReactNode) => {
  const send = vi.fn<() => void>();
  const page = (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what a composer does
    <div onKeyDown={(event) => isSendKey(event) && send()}>{inside}</div>
  );
  return { send, page };
};
const sendKey = { key: 'Enter', ctrlKey: true };

test('Ctrl+Enter in its own box sends a reply', () => {
  const { send, page } = show(<textarea aria-label="Mensagem" />);
  render(page);
  fireEvent.keyDown(screen.getByRole('textbox'), sendKey);
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', metaKey: true });
  expect(send).toHaveBeenCalledTimes(2);
});

test('Ctrl+Enter in a dialog that lies over the reply does not send the reply behind it', () => {
  const { send, page } = show(
    <dialog open>
      <input aria-label="Nome" />
    </dialog>,
  );
  render(page);
  fireEvent.keyDown(screen.getByRole('textbox'), sendKey);
  expect(send).not.toHaveBeenCalled();
});

test('a reply that is itself in a dialog is sent from there', () => {
  const { send, page } = show(<textarea aria-label="Mensagem" />);
  render(<dialog open>{page}</dialog>);
  fireEvent.keyDown(screen.getByRole('textbox'), sendKey);
  expect(send).toHaveBeenCalledOnce();
});

test('a key held down, a letter being composed and Enter alone send nothing', () => {
  const { send, page } = show(<textarea aria-label="Mensagem" />);
  render(page);
  for (const press of [{ ...sendKey, repeat: true }, { ...sendKey, isComposing: true }, { key: 'Enter' }])
    fireEvent.keyDown(screen.getByRole('textbox'), press);
  expect(send).not.toHaveBeenCalled();
});
