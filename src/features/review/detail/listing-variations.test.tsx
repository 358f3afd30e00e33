import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { anAttribute } from '#checks/facts-fixture.ts';
import { aListing } from '#commands/listing/listing-fixture.ts';
import type { Listing } from '#contract/listing.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { ListingAttributes } from './listing-attributes.tsx';
import { ListingVariations } from './listing-variations.tsx';
import type { ImageRun } from './use-image-run.ts';

afterEach(cleanup);

const images = { of: () => ({ state: 'pending', analysis: null }) } as unknown as ImageRun;
const listing = aListing();
const brand = anAttribute('Marca: Clara', { id: 'BRAND', required: true });
const colour = (value_name: string | null, value_id: string | null = null): Listing['attributes'][number] => ({
  ...brand,
  id: 'COLOR',
  name: 'Cor',
  value_name,
  value_id,
});
const sold = (sku: string, more: Partial<Listing['variations'][number]> = {}): Listing['variations'][number] => ({
  _id: sku,
  sku,
  gtin: null,
  images: [],
  imageDeleted: [],
  attributes: [colour(sku)],
  ...more,
});
const show = (variations: Listing['variations']): void =>
  void render(
    <LocaleProvider locale="br">
      <ListingVariations listing={{ ...listing, variations }} images={images} />
    </LocaleProvider>,
  );
const itemOf = (name: string): HTMLElement => screen.getByRole('listitem', { name });

test('each variation says what it is, and shows the pictures that the listing does not', () => {
  const [cover = ''] = listing.image;
  const own = `/v2/image/${'b'.repeat(64)}.jpg`;
  show([
    sold('AZUL', { gtin: '7891000100103', images: [cover, own] }),
    sold('VERDE', { images: listing.image, attributes: [colour(null)] }),
    sold('ROSA', { attributes: [colour(null, '-1')] }),
  ]);
  expect(itemOf('Variação AZUL')).toHaveTextContent('7891000100103');
  expect(itemOf('Variação AZUL')).toHaveTextContent('Cor: AZUL');
  expect(itemOf('Variação VERDE')).toHaveTextContent('Cor: não informado');
  expect(itemOf('Variação VERDE')).toHaveTextContent('As imagens do anúncio');
  expect(itemOf('Variação ROSA')).toHaveTextContent('Cor: Não se aplica');
  expect(itemOf('Variação ROSA')).toHaveTextContent('Sem imagens próprias');
  expect(
    within(itemOf('Variação AZUL'))
      .getAllByRole('button')
      .map(({ ariaLabel }) => ariaLabel),
  ).toEqual(['Ampliar imagem 1 de AZUL', 'Ampliar imagem 2 de AZUL']);
});

test('a listing without variations says nothing of them', () => {
  show([]);
  expect(screen.queryByRole('region')).toBeNull();
});

test('of the listing itself what does not apply, or each variation says, is not marked as missing', () => {
  const attributes = [
    { ...brand, value_name: null, value_id: '-1' },
    { ...colour(null), required: true },
  ];
  const shown = (variations: Listing['variations']) => {
    render(
      <LocaleProvider locale="br">
        <ListingAttributes listing={{ ...listing, attributes, variations }} issues={[]} />
      </LocaleProvider>,
    );
    return [...document.querySelectorAll('.detail-attributes [data-wrong]')].map(({ textContent }) => textContent);
  };
  expect(shown([sold('AZUL')])).toEqual([]);
  expect(screen.getByText('Não se aplica')).toBeVisible();
  cleanup();
  expect(shown([])).toEqual(['Corobrigatório']);
});

test('once the server has looked, what is missing is what it found: also what the listing does not carry, and no mark of another day', () => {
  const attributes = [
    { ...colour(null), required: true },
    { ...brand, required: false, value_name: null },
  ];
  const finding = (name: string): NonNullable<Listing['checked']>['findings'][number] => ({
    check: 'attributes',
    severity: 'yellow',
    code: 'attributeMissing',
    place: 'attributes',
    values: { name },
    spans: [],
    proposes: null,
    others: [],
  });
  const shown = (more: Partial<NonNullable<Listing['checked']>>) => {
    cleanup();
    const checked = { findings: [finding('Modelo'), finding('Marca')], failed: [], images: [], ...more };
    render(
      <LocaleProvider locale="br">
        <ListingAttributes listing={{ ...listing, attributes, variations: [], checked }} issues={[]} />
      </LocaleProvider>,
    );
    return [...document.querySelectorAll('.detail-attributes [data-wrong]')].map(({ textContent }) => textContent);
  };
  expect(shown({})).toEqual(['Modeloobrigatório', 'Marcaobrigatório']);
  // Where it could not look, the marks are all there is.
  expect(shown({ findings: [], failed: ['attributes'] })).toEqual(['Corobrigatório']);
});
