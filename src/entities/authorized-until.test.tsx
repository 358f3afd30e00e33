import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#locale/locale.tsx';
import { serverNow } from '#lib/server-clock.ts';
import { AuthorizedUntil } from './authorized-until.tsx';

const inDays = (days: number): string => new Date(serverNow() + days * 86_400_000).toISOString();

const shown = (account: Parameters<typeof AuthorizedUntil>[0]['account']): string => {
  const { container, unmount } = render(
    <LocaleProvider locale="br">
      <AuthorizedUntil account={account} as="date" />
    </LocaleProvider>,
  );
  const text = container.textContent ?? '';
  unmount();
  return text;
};

test('no day is told until when an account is authorized that nobody connected', () => {
  expect(shown({ connection: 'unconnected', expiresAt: inDays(90) })).toBe('—');
  expect(shown({ connection: 'revoked', expiresAt: null })).toBe('—');
  expect(shown({ connection: 'reauthorize', expiresAt: null })).toBe('—');
});

test('one that is connected has no end, and one from before has its day', () => {
  expect(shown({ connection: 'connected', expiresAt: null })).toBe('Sem prazo informado');
  expect(shown({ connection: 'unconnected', expiresAt: inDays(3) })).toMatch(/^\d{2}\/\d{2}\/\d{4}$/u);
});
