import { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aListing } from '#commands/listing/listing-fixture.ts';
import { intentIndex } from '#commands/registry.ts';
import { ok, refuse } from '#lib/result.ts';
import type { Workbench } from '#outbox/workbench.tsx';
import { setPreferences } from '#ui/preferences.ts';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { QueueOverview } from './queue-overview.tsx';

const now = '2026-11-27T12:00:00.000Z';
const reviewer = { id: 'r', name: 'Rita', role: 'reviewer', isMoneyManager: false, leases: 'off', now } as const;

/** @param decided the listing whose approval waits to be sent. */
const open = (decided: string | null = null) => {
  const items = [aListing({ publishId: 'p6', title: 'Luminária' }), aListing({ publishId: 'p7', title: 'Caneca azul' })];
  const found = { items, page: 1, pages: 1, limit: 12, total: 2, isAtLeast: false };
  const send = async ({ name }: { readonly name: string }) =>
    name === 'listListings' ? ok(found) : refuse({ type: 'Refused', status: 404, body: { code: 'not-found', message: name } });
  const intent = { id: 'i1', command: 'listing.approve', version: 1, args: { publishId: decided, version: items[0]?.version }, label: '' };
  const outbox = {
    entriesById: { i1: { intent: { ...intent, subject: `listing:${decided}` }, at: now, stage: 'recorded', attempts: 0, problem: null } },
    idsBySubject: decided === null ? {} : { [`listing:${decided}`]: ['i1'] },
  };
  const workbench = {
    api: { send },
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    ledger: { subscribe: () => () => undefined, state: () => state },
    index: intentIndex,
    actor: () => reviewer,
  } as unknown as Workbench;
  const state = { outbox };
  return renderScreen(QueueOverview, workbench);
};
afterEach(() => setPreferences({ hotkeys: { isOn: true, overrides: {} }, timeZone: 'America/Sao_Paulo' }));

test('a reviewer finds at home what is decided next, each a way to it', async () => {
  open();
  const next = await screen.findByRole('region', { name: 'Próximos da fila' });
  expect(within(next).getByRole('link', { name: 'Caneca azul' })).toHaveAttribute('href', '/publish/p7');
});

test('what was decided and waits to be sent is not next any more', async () => {
  open('p6');
  const next = await screen.findByRole('region', { name: 'Próximos da fila' });
  expect(
    within(next)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Caneca azul']);
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

test('a reviewer in another zone reads whose day today is', async () => {
  setPreferences({ timeZone: 'America/Manaus' });
  open();
  expect(await screen.findByText('Os dias são os de Brasília.')).toBeInTheDocument();
});
