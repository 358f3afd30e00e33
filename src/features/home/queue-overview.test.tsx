import { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aListing } from '#commands/listing/listing-fixture.ts';
import { ok, refuse } from '#lib/result.ts';
import type { Workbench } from '#outbox/workbench.tsx';
import { setPreferences } from '#ui/preferences.ts';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { QueueOverview } from './queue-overview.tsx';

const open = () => {
  const found = { items: [aListing({ publishId: 'p7', title: 'Caneca azul' })], page: 1, pages: 1, limit: 6, total: 1, isAtLeast: false };
  const send = async ({ name }: { readonly name: string }) =>
    name === 'listListings' ? ok(found) : refuse({ type: 'Refused', status: 404, body: { code: 'not-found', message: name } });
  const workbench = {
    api: { send },
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    actor: () => ({ id: 'r', role: 'reviewer' }),
  } as unknown as Workbench;
  return renderScreen(QueueOverview, workbench);
};
afterEach(() => setPreferences({ hotkeys: { isOn: true, overrides: {} } }));

test('a reviewer finds at home what is decided next, each a way to it', async () => {
  open();
  const next = await screen.findByRole('region', { name: 'Próximos da fila' });
  expect(within(next).getByRole('link', { name: 'Caneca azul' })).toHaveAttribute('href', '/publish/p7');
});

test('a reviewer reads at home by which keys the queue is decided, as they have them', async () => {
  setPreferences({ hotkeys: { isOn: true, overrides: { 'listing.approve': 'p' } } });
  open();
  const keys = await screen.findByRole('region', { name: 'Teclas da fila' });
  expect(
    within(keys)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['P Aprovar', 'R Recusar!']));
});

test('a reviewer without single keys reads none at home', async () => {
  setPreferences({ hotkeys: { isOn: false, overrides: {} } });
  open();
  await screen.findByRole('region', { name: 'Próximos da fila' });
  expect(screen.queryByRole('region', { name: 'Teclas da fila' })).toBeNull();
});
