import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Listing } from '#contract/listing.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { ListingHistory } from './listing-history.tsx';

// jsdom has no page to scroll.
beforeEach(() => void vi.spyOn(globalThis, 'scrollTo').mockReturnValue());

const happened = (type: string, copy: string): Listing['history'][number] => ({
  type,
  by: { id: 'v', name: 'Vera' },
  at: '2026-11-21T12:00:00.000Z',
  warning: null,
  copy,
});

test('the history leads to the copy of a listing, and from the copy to what it was made of', async () => {
  const events = [happened('duplicated', 'copia'), happened('created', 'original')];
  const component = () => (
    <LocaleProvider locale="br">
      <ListingHistory events={events} />
    </LocaleProvider>
  );
  render(<RouterProvider router={createRouter({ routeTree: createRootRoute({ component }), history: createMemoryHistory() })} />);
  expect(await screen.findByRole('link', { name: 'Abrir a cópia' })).toHaveAttribute('href', '/publish/copia');
  expect(screen.getByRole('link', { name: 'Cópia deste anúncio' })).toHaveAttribute('href', '/publish/original');
});

test('what was skipped says why, and nothing where a newer console gave a reason this one does not know', () => {
  const { copy: _copy, ...skipped } = happened('skipped', '');
  const events = ['doubt', 'weather'].map((reason) => ({ ...skipped, at: `2026-11-2${reason.length}T12:00:00.000Z`, reason }));
  render(
    <LocaleProvider locale="br">
      <ListingHistory events={events} />
    </LocaleProvider>,
  );
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(said).toEqual([expect.stringMatching(/Pulado Vera Tenho dúvida$/u), expect.stringMatching(/Pulado Vera$/u)]);
});

test('what the seller answered to a refusal stands with the sending it went with, as text', () => {
  const { copy: _copy, ...resubmitted } = happened('resubmitted', '');
  render(
    <LocaleProvider locale="br">
      <ListingHistory events={[{ ...resubmitted, answer: 'O EAN é o do fabricante: <a href="https://gs1.org">veja</a>' }]} />
    </LocaleProvider>,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('O EAN é o do fabricante: <a href="https://gs1.org">veja</a>');
  expect(screen.queryByRole('link')).toBeNull();
});
