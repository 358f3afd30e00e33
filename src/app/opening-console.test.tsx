import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LocaleProvider } from '#locale/locale.tsx';
import { createLogNotices, logNotices } from './log-notices.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { signedIn } from './routes/signed-in.ts';

afterEach(() => logNotices.opened());

const closeTabs = 'O Balcão demora a abrir. Se houver outras abas, feche-as.';

test('while the console does not open, the page that waits says so, and which tabs to close if there are any, and not longer', () => {
  const Pending = signedIn.options.pendingComponent ?? PageSkeleton;
  render(
    <LocaleProvider locale="br">
      <Pending />
    </LocaleProvider>,
  );
  expect(screen.queryByText(closeTabs)).toBeNull();
  act(() => logNotices.tell('blocked'));
  expect([screen.getByText(closeTabs), screen.getByRole('status', { name: /^Carregando/u })]).toHaveLength(2);
  act(() => logNotices.opened());
  expect(screen.queryByText(closeTabs)).toBeNull();
});

test('what a newer build did to the log is no matter of opening it, and stays said', () => {
  const notices = createLogNotices();
  notices.tell('superseded');
  notices.opened();
  expect(notices.latest()).toBe('superseded');
});
