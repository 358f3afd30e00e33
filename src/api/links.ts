import { getLink, listLinks, listSkuOffers, type LinkFilter, type LinkRow, type SkuOffer } from '#contract/link.ts';
import { unwrap, type Api } from './client.ts';
import { byCalls } from './record-calls.ts';
import { createRecords } from './records.ts';

export const links = createRecords<LinkRow, LinkRow, LinkFilter>({
  kind: 'link',
  // A link is a fact of its listing: what happens to the one is told of the other.
  heardAs: 'listing',
  // What it sells is a SKU or a kit, and neither tells of itself by the listing.
  reckonedFrom: ['kit', 'product'],
  ...byCalls(listLinks, getLink),
});

/** Asked anew each time: SKUs come and go. */
export const askSkuOffers = async (api: Api, id: string): Promise<readonly SkuOffer[]> =>
  unwrap(await api.send(listSkuOffers, { params: { id } }));
