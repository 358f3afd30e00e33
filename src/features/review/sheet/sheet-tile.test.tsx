import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { aListing } from '#commands/listing/listing-fixture.ts';
import type { Listing, ListingRow } from '#contract/listing.ts';
import type { TileStanding } from '#machines/screen/contact-sheet.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { detailImage } from '../detail/detail-image.ts';
import { SheetTile } from './sheet-tile.tsx';

const ignore = (): void => undefined;
const sold = { _id: 'v', sku: 'V', gtin: null, images: [`/v2/image/${'b'.repeat(64)}.jpg`], imageDeleted: [], attributes: [] };
const [cover = ''] = sold.images;
const listing = aListing({ image: [], variations: [{ ...sold, _id: 'u', images: [] }, sold] });
const drawnCover = (): string | null | undefined => document.querySelector('.sheet-cover img')?.getAttribute('src');

interface Stands {
  readonly standing: TileStanding;
  readonly row: ListingRow;
  readonly detail: Listing | undefined;
}
const tileOf = ({ standing, row, detail }: Stands) => (
  <SheetTile
    tile={{ id: listing.publishId, standing, isOut: false }}
    index={0}
    isActive={false}
    row={row}
    detail={detail}
    hasFailed={false}
    onShow={ignore}
    onTell={ignore}
    onPick={ignore}
  />
);

test('a listing that shows pictures of variations alone waits for the first of them', async () => {
  await renderConsole({ children: tileOf({ standing: 'awaited', row: listing, detail: listing }) });
  expect(drawnCover()).toBe(detailImage(cover, 0));
});

test('while it is asked about it stays drawn as it was seen, is not chosen, and says why', async () => {
  const Tile = () => {
    const [isNewer, setNewer] = useState(false);
    const row = { ...listing, version: listing.version + 1, title: 'Outro' };
    return (
      <>
        <button type="button" onClick={() => setNewer(true)}>
          {'mais nova'}
        </button>
        {tileOf(isNewer ? { standing: 'asked', row, detail: undefined } : { standing: 'shown', row: listing, detail: listing })}
      </>
    );
  };
  const { user } = await renderConsole({ children: <Tile /> });
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent(listing.title);
  await user.click(screen.getByRole('button', { name: 'mais nova' }));
  const tile = screen.getByRole('option', { selected: false, busy: true });
  expect(tile).toHaveTextContent(listing.title);
  expect(tile).toHaveTextContent('conferindo se mudou');
  expect(drawnCover()).toBe(detailImage(cover, 0));
});
