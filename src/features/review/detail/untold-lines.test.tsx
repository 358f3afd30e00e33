import { screen } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { aListing } from '#commands/listing/listing-fixture.ts';
import type { Listing } from '#contract/listing.ts';
import type { Workbench } from '#outbox/workbench.tsx';
import { renderScreen } from '../../../../tests/support/render-screen.tsx';
import { UntoldLines } from './untold-lines.tsx';

const show = async (changes: Partial<Listing>) => {
  const Screen = () => (
    <main>
      <UntoldLines listing={aListing(changes)} />
    </main>
  );
  renderScreen(Screen, { queryClient: new QueryClient() } as unknown as Workbench);
  return (await screen.findByRole('main')).textContent;
};

test('what ended there says so, and what to do, also where nothing of it is untold', async () => {
  expect(await show({ endedThere: true, untold: [] })).toBe('Encerrado no Mercado Livre: duplique o anúncio para vendê-lo de novo.');
});

test('what Balcão did not send it does not say to be refused there', async () => {
  const at = '2026-11-21T12:00:00.000Z';
  const said = await show({ untold: [{ kind: 'changePrice', reason: 'Sem endereço.', held: null, isUnsent: true, at }] });
  expect(said).toMatch(/^O Balcão não enviou o novo preço ao Mercado Livre. Sem endereço\. /u);
  expect(screen.getByRole('list', { name: 'Não enviado ao marketplace' })).toBeVisible();
});

test('of what is told, and goes on there, nothing is said', async () => {
  expect(await show({ untold: [] })).toBe('');
});
