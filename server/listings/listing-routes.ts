import type { Route } from '../http/route.ts';
import { pauseListingRoute, activateListingRoute, setListingLockRoute } from './availability-routes.ts';
import { duplicateListingRoute } from './duplicate-listing.ts';
import { getListingRoute } from './get-listing.ts';
import { claimListingsRoute, releaseListingsRoute } from './leases.ts';
import { listListingsRoute, listKitListingsRoute } from './list-listings.ts';
import { observeListingRoute } from './observe-listing.ts';
import { queueFacetsRoute } from './queue-facets.ts';
import { queueFiguresRoute } from './queue-figures.ts';
import { refuseListingRoute } from './refuse-listing.ts';
import { returnListingRoute } from './return-listing.ts';
import { saveListingRoute } from './save-listing.ts';
import { skipListingRoute, snoozeListingRoute } from './skip-and-snooze.ts';

export const listingRoutes: readonly Route[] = [
  listListingsRoute,
  listKitListingsRoute,
  queueFiguresRoute,
  queueFacetsRoute,
  getListingRoute,
  saveListingRoute,
  refuseListingRoute,
  observeListingRoute,
  returnListingRoute,
  skipListingRoute,
  snoozeListingRoute,
  pauseListingRoute,
  activateListingRoute,
  setListingLockRoute,
  duplicateListingRoute,
  claimListingsRoute,
  releaseListingsRoute,
];
