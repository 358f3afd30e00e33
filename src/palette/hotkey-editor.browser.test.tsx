import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LocaleProvider } from '#locale/locale.tsx';
import { WorkbenchProvider, type Workbench } from '#outbox/workbench.tsx';
import { HotkeyEditor } from './hotkey-editor.tsx';

// In a real browser: jsdom leaves the focus on a button that is disabled.
afterEach(cleanup);

test('the button that takes a key away, or gives it back, keeps the focus there', async () => {
  render(
    <LocaleProvider locale="br">
      <WorkbenchProvider value={{ actor: () => ({ role: 'superuser' }) } as unknown as Workbench}>
        <HotkeyEditor />
      </WorkbenchProvider>
    </LocaleProvider>,
  );
  for (const name of [/^Tirar tecla de Aprovar/u, /^Restaurar tecla de Aprovar/u, 'Restaurar todos']) {
    const button = screen.getAllByRole('button', { name })[0];
    if (name === 'Restaurar todos')
      await userEvent.click(screen.getAllByRole('button', { name: /^Tirar tecla de Aprovar/u })[0] as Element);
    button?.focus();
    await userEvent.keyboard('{Enter}');
    expect([button?.ariaDisabled, document.activeElement === button]).toEqual(['true', true]);
  }
});
