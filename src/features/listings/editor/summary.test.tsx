import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aListing } from '#commands/listing/listing-fixture.ts';
import type { Listing } from '#contract/listing.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { Summary } from './summary.tsx';

const show = (changes: Partial<Listing>): HTMLElement => {
  const listing = aListing(changes);
  render(
    <LocaleProvider locale="br">
      <Summary listing={listing} view={listing} />
    </LocaleProvider>,
  );
  return screen.getByRole('region', { name: 'Resumo' });
};
const fact = (name: string): string | null => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent ?? null;

test.each([
  [0.61, 'Excelente'],
  [0.6, 'Baixa'],
  [0, 'Baixa'],
])('a quality of %d is %s: it is good above sixty percent', (health, words) => {
  show({ quality: { health } });
  expect(fact('Qualidade')).toContain(words);
  // Of a low one it is said what raises it.
  expect(fact('Qualidade')?.includes('Sobe com')).toBe(words === 'Baixa');
});

test.each([
  [true, 'Ativada'],
  [false, 'Desativada'],
])('freezedByDeal %s: the lock of the listing is %s', (freezedByDeal, words) => {
  show({ freezedByDeal });
  // With what a lock does, for a person who never saw the word.
  expect(fact('Trava de Anúncio')).toBe(`${words}Com a trava de uma oferta, fica à venda e não pode ser pausado.`);
});

test('sales, condition, shipping and type are said in words, and a pause with its reason', () => {
  const region = show({ status: 'paused', sub_status: 'out_of_stock', sold: 1234, condition: 'used', listingType: 'gold_special' });
  for (const words of ['1.234', 'Usado', 'Mercado Envios 1', 'Clássico', 'Pausado', 'Pausa por falta de Estoque'])
    expect(region).toHaveTextContent(words);
});
