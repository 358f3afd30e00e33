import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { UserEvent } from '#contract/user.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import type { Locale } from '#locale/locales.ts';
import { UserHistory } from './user-history.tsx';

const access = { role: 'seller', sellerId: 'a', sellerName: 'Casa da Ana', hadSellout: true, hadSell: false } as const;
const event: UserEvent = {
  type: 'accessChanged',
  at: '2026-11-22T12:00:00.000Z',
  userName: 'Rita',
  before: access,
  after: access,
  count: null,
};

const shown = (changes: Partial<UserEvent>, locale: Locale = 'br'): string | null | undefined => {
  const { container, unmount } = render(
    <LocaleProvider locale={locale}>
      <UserHistory history={[{ ...event, ...changes }]} />
    </LocaleProvider>,
  );
  expect(screen.getByText('Rita')).toBeInTheDocument();
  const text = container.querySelector('.timeline-detail')?.textContent;
  unmount();
  return text;
};

test('a change of access names what was changed: role, company and flags', () => {
  const moved = { ...access, sellerId: 'b', sellerName: 'Loja do Beto', hadSell: true };
  expect(shown({ after: moved })).toBe('Empresa: Casa da Ana → Loja do Beto · Financeiro: Não → Sim');
  expect(shown({ after: moved }, 'en')).toBe('Company: Casa da Ana → Loja do Beto · Money: No → Yes');
  expect(shown({ after: { ...access, hadSellout: false } })).toBe('Anúncios: Sim → Não');
  const reviewer = { role: 'reviewer', sellerId: null, hadSellout: true, hadSell: false } as const;
  expect(shown({ after: reviewer })).toBe('Vendedor → Revisor · Empresa: Casa da Ana → Sem empresa');
  expect(shown({})).toBeUndefined();
});

test('companies of one name are two, and one that is named differently is one', () => {
  expect(shown({ after: { ...access, sellerId: 'b' } })).toBe('Empresa: Casa da Ana → Casa da Ana');
  expect(shown({ after: { ...access, sellerName: null, hadSell: true } })).toBe('Financeiro: Não → Sim');
});

test('a company without a name any more is told as it is known', () => {
  expect(shown({ after: { ...access, sellerId: 'gone', sellerName: null } })).toBe('Empresa: Casa da Ana → gone');
});

test('an invitation says what to, and ended sessions how many they were', () => {
  expect(shown({ type: 'invited', before: null })).toBe('Vendedor · Casa da Ana');
  const ended = { type: 'sessionsRevoked', before: null, after: null } as const;
  expect([shown({ ...ended, count: 1 }), shown({ ...ended, count: 3 })]).toEqual(['1 sessão', '3 sessões']);
  expect(shown({ ...ended, count: 3 }, 'en')).toBe('3 sessions');
});
