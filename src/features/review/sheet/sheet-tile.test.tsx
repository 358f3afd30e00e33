import { expect, test } from 'vitest';
import { aListing } from '#commands/listing/listing-fixture.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { detailImage } from '../detail/detail-image.ts';
import { SheetTile } from './sheet-tile.tsx';

const ignore = (): void => undefined;
const sold = { _id: 'v', sku: 'V', gtin: null, images: [`/v2/image/${'b'.repeat(64)}.jpg`], imageDeleted: [], attributes: [] };

test('a listing that shows pictures of variations alone waits for the first of them', async () => {
  const listing = aListing({ image: [], variations: [{ ...sold, _id: 'u', images: [] }, sold] });
  await renderConsole({
    children: (
      <SheetTile
        tile={{ id: listing.publishId, standing: 'awaited', isOut: false }}
        index={0}
        isActive={false}
        row={listing}
        detail={listing}
        hasFailed={false}
        onShow={ignore}
        onFail={ignore}
        onChange={ignore}
        onPick={ignore}
      />
    ),
  });
  const [cover = ''] = sold.images;
  expect(document.querySelector('.sheet-cover img')?.getAttribute('src')).toBe(detailImage(cover, 0));
});
