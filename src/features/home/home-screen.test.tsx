import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#locale/locale.tsx';
import { HomeScreen } from './home-screen.tsx';
import { periodIn } from './period.ts';

const nobody = {
  role: 'reviewer',
  sellerId: null,
  period: periodIn({}),
  unsentCount: 0,
  failedCount: 0,
  onOpenTray: () => undefined,
} as const;

const show = (turnedAwayFrom: string | null) =>
  render(
    <LocaleProvider locale="br">
      <HomeScreen {...nobody} turnedAwayFrom={turnedAwayFrom} />
    </LocaleProvider>,
  );

test('whoever asked for a page that is not open to them is told so at the start', () => {
  show('Usuários');
  expect(screen.getByRole('status')).toHaveTextContent('“Usuários” não está aberta para o seu acesso. Você está no início.');
});

test('whoever came by themselves is told nothing', () => {
  show(null);
  expect(screen.queryByRole('status')).toBeNull();
});
