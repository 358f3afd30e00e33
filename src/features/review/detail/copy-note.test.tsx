import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aListing } from '#commands/listing/listing-fixture.ts';
import type { Listing } from '#contract/listing.ts';
import type { Workbench } from '#outbox/workbench.tsx';
import { QueryClient } from '@tanstack/react-query';
import { renderScreen } from '../../../../tests/support/render-screen.tsx';
import { CopyNote } from './copy-note.tsx';

const happened = (type: string, copy?: string): Listing['history'][number] => ({
  type,
  by: { id: 'v', name: 'Vera' },
  at: '2026-11-21T12:00:00.000Z',
  warning: null,
  ...(copy !== undefined && { copy }),
});

const show = async (changes: Partial<Listing>) => {
  const Screen = () => (
    <main>
      <CopyNote listing={aListing(changes)} />
    </main>
  );
  renderScreen(Screen, { queryClient: new QueryClient() } as unknown as Workbench);
  return (await screen.findByRole('main')).textContent;
};

test('who copied a listing is led to the copy, and told that it has the same title and SKU', async () => {
  const said = await show({ status: 'active', history: [happened('duplicated', 'copia'), happened('created')] });
  expect(said).toContain('com o mesmo título e SKU');
  expect(screen.getByRole('link', { name: 'Abrir a cópia' })).toHaveAttribute('href', '/publish/copia');
});

test('a copy that nobody changed says so while it waits, and leads to its original', async () => {
  const said = await show({ status: 'pending', history: [happened('created', 'original')] });
  expect(said).toContain('mude o que a distingue antes da revisão');
  expect(screen.getByRole('link', { name: 'Abrir o original' })).toHaveAttribute('href', '/publish/original');
});

test.each([
  ['changed', { status: 'pending', history: [happened('edited'), happened('created', 'original')] }],
  [
    'corrected and sent again',
    { status: 'pending', history: [happened('resubmitted'), happened('refused'), happened('created', 'original')] },
  ],
  ['decided', { status: 'refused', history: [happened('refused'), happened('created', 'original')] }],
  ['no copy', { status: 'pending', history: [happened('created')] }],
] as const)('of one that is %s nothing is said', async (_what, changes) => {
  expect(await show(changes as unknown as Partial<Listing>)).toBe('');
});
