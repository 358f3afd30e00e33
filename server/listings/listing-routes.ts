import { described } from '../http/route.ts';
import { pauseListingRoute, activateListingRoute, setListingLockRoute } from './availability-routes.ts';
import { duplicateListingRoute } from './duplicate-listing.ts';
import { getListingRoute } from './get-listing.ts';
import { claimListingsRoute, releaseListingsRoute } from './leases.ts';
import { listListingsRoute, listKitListingsRoute } from './list-listings.ts';
import { observeListingRoute } from './observe-listing.ts';
import { setPriceAndStockRoute } from './price-and-stock.ts';
import { queueFacetsRoute } from './queue-facets.ts';
import { queueFiguresRoute } from './queue-figures.ts';
import { refuseListingRoute } from './refuse-listing.ts';
import { removeListingRoute } from './remove-listing.ts';
import { returnListingRoute } from './return-listing.ts';
import { saveListingRoute } from './save-listing.ts';
import { skipListingRoute, snoozeListingRoute } from './skip-and-snooze.ts';
import { suggestionRoute } from './suggestion.ts';
import { usualTextsRoute } from './usual-texts.ts';

export const listingRoutes = described([
  [
    listListingsRoute,
    'Listings: the pending queue for reviewers, own listings for sellers; a reason without a status means those that wait',
  ],
  [listKitListingsRoute, 'Kit listings: pending ones for reviewers, own ones for sellers; a reason without a status means those that wait'],
  [queueFiguresRoute, 'Figures of the review queue today: what waits may be that of kits alone, what was decided is a person’s whole day'],
  [queueFacetsRoute, 'Companies, accounts and categories of the pending queue'],
  [usualTextsRoute, 'What is written most often in refusals and observations, by me and by the team'],
  [suggestionRoute, 'What the team decided of most listings like one in the last 90 days; null where they were fewer than five'],
  [getListingRoute, 'One listing'],
  [saveListingRoute, 'Saves a listing and sends it on'],
  [
    setPriceAndStockRoute,
    'Price of a listing and stock of its SKU, whatever else of it is wrong; a price below cost only where it is meant',
  ],
  [refuseListingRoute, 'Refuses a pending listing with its warnings; the server notifies the seller'],
  [observeListingRoute, 'Saves review observations; the listing stays pending'],
  [returnListingRoute, 'Puts a refused, processing or active listing back to pending; an active one is paused at the marketplace'],
  [skipListingRoute, 'Passes over a listing, for me, with a reason; `skip: false` takes it back'],
  [snoozeListingRoute, 'Hides a listing from the queue until an instant; null brings it back'],
  [pauseListingRoute, 'Takes an active listing off sale'],
  [activateListingRoute, 'Puts a listing that its seller paused back on sale'],
  [setListingLockRoute, 'Locks a listing for a deal, or unlocks it'],
  [duplicateListingRoute, 'Makes a copy of a listing, which waits for review'],
  [removeListingRoute, 'Deletes a listing that was never published, and what hangs on it'],
  [claimListingsRoute, 'Claims listings for 30 minutes, or renews'],
  [releaseListingsRoute, 'Releases listings I hold; without ids, all of them'],
]);
