import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#locale/locale.tsx';
import { PresenceLine } from './presence-line.tsx';

test('who else is there is a list to look up, and announces nothing while they begin and rest', () => {
  const until = '2026-11-20T15:00:00.000Z';
  render(
    <LocaleProvider locale="br">
      <PresenceLine others={[{ userId: 'u2', userName: 'Rita', doing: 'writing', until }]} />
    </LocaleProvider>,
  );
  const line = screen.getByRole('list', { name: 'Quem mais está aqui' });
  expect(line).toHaveTextContent('Rita está escrevendo');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(line.closest('[aria-live]')).toBeNull();
});
