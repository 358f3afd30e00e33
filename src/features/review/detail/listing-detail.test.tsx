import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { aListing } from '#commands/listing/listing-fixture.ts';
import type { Listing } from '#contract/listing.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { ListingDetail } from './listing-detail.tsx';
import type { ImageRun } from './use-image-run.ts';

const images = { of: () => ({ state: 'pending', analysis: null }), errors: () => [] } as unknown as ImageRun;

test('a picture of a variation that is looked at goes with its listing', async () => {
  const sold = { _id: 'v1', sku: 'AZUL', gtin: null, images: [`/v2/image/${'b'.repeat(64)}.jpg`], imageDeleted: [], attributes: [] };
  const listing = aListing({ variations: [sold] });
  const other = { ...listing, publishId: 'p2' };
  const Detail = () => {
    const [shown, setShown] = useState<Listing>(listing);
    return (
      <>
        <ListingDetail row={shown} listing={shown} images={images} isBlind />
        <button type="button" onClick={() => setShown(other)}>
          o próximo
        </button>
      </>
    );
  };
  const { user } = await renderConsole({ children: <Detail /> });
  await user.click(screen.getByRole('button', { name: 'Ampliar imagem 1 de AZUL' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  fireEvent.click(screen.getByText('o próximo'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
