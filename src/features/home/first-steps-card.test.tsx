import { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Workbench } from '#outbox/workbench.tsx';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { FirstStepsCard } from './first-steps-card.tsx';

test('each step says whether it is done and leads to where it is', async () => {
  const steps = { data: true, address: false, account: false, product: false, listing: false, colleague: false };
  renderScreen(() => <FirstStepsCard steps={steps} sellerId="casa" />, { queryClient: new QueryClient() } as unknown as Workbench);
  const found = within(await screen.findByRole('region', { name: 'Para começar a vender' }));
  expect(found.getByText('1 de 6')).toBeInTheDocument();
  const rows = found
    .getAllByRole('listitem')
    .map((row) => [
      within(row).getByRole('link').textContent,
      within(row).getByRole('link').getAttribute('href'),
      within(row).queryByText('Feito') !== null,
    ]);
  expect(rows).toEqual([
    ['Dados da empresa', '/seller/casa', true],
    ['Endereço da empresa', '/seller/casa', false],
    ['Conta do Mercado Livre', '/integrations', false],
    ['Primeiro produto', '/product/new', false],
    ['Primeiro anúncio', '/product', false],
    ['Convide um colega', '/seller/casa', false],
  ]);
});
