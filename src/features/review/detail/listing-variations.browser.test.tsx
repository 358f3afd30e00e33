import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aListing } from '#commands/listing/listing-fixture.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import '#app/styles/all.css';
import './detail.css';
import { ListingVariations } from './listing-variations.tsx';
import type { ImageRun } from './use-image-run.ts';
import './variations.css';

afterEach(cleanup);

const images = { of: () => ({ state: 'pending', analysis: null }) } as unknown as ImageRun;
const listing = aListing();
const long = 'CAPA-DE-CHUVA-AMARELA-COM-CAPUZ-E-BOLSOS-TAMANHO-EXTRAGRANDE';
const pictures = Array.from({ length: 10 }, (_, at) => `/v2/image/${String(at).repeat(64)}.jpg`);

test('ten pictures of a long code fit into 390 px, and each opens among those of its variation', async () => {
  await page.viewport(390, 800);
  const variation = { _id: 'v1', sku: long, gtin: '7891000100103', images: pictures, imageDeleted: [], attributes: listing.attributes };
  render(
    <LocaleProvider locale="br">
      <ListingVariations listing={{ ...listing, variations: [variation] }} images={images} />
    </LocaleProvider>,
  );
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await userEvent.click(screen.getByRole('button', { name: `Ampliar imagem 10 de ${long}` }));
  await expect.element(await screen.findByRole('dialog', { name: 'Imagem 10 de 10' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: `Ampliar imagem 10 de ${long}` })).toHaveFocus();
});
