import { callersOf, type Call } from './call.ts';
import { kindOf } from './kind.ts';
import { getListing, listKitListings, listListings, observeListing, refuseListing, returnListing } from './listing.ts';
import {
  activateListing,
  duplicateListing,
  pauseListing,
  removeListing,
  setListingLock,
  setPriceAndStock,
  uploadListingImages,
} from './listing-calls.ts';
import { saveListing } from './listing-edit.ts';
import {
  claimListings,
  getQueueFacets,
  getQueueFigures,
  getUsualTexts,
  releaseListings,
  skipListing,
  snoozeListing,
} from './review-queue.ts';
import { getSuggestion } from './suggestion.ts';

const reading: readonly Call[] = [listListings, listKitListings, getListing, getQueueFigures, getQueueFacets, getUsualTexts, getSuggestion];
const deciding: readonly Call[] = [
  refuseListing,
  observeListing,
  returnListing,
  skipListing,
  snoozeListing,
  claimListings,
  releaseListings,
];
const owning: readonly Call[] = [
  saveListing,
  setPriceAndStock,
  pauseListing,
  activateListing,
  setListingLock,
  duplicateListing,
  removeListing,
  uploadListingImages,
];

/** Kit listings are listings: they share the list and the editor (part 1, section 2). */
export const listing = kindOf({
  kind: 'listing',
  calls: [...reading, ...deciding, ...owning],
  pages: { at: ['/publish', '/kitPublish'], roles: callersOf(listListings), flag: 'sellout' },
  menu: [
    {
      under: 'integrations',
      key: 'listings',
      name: 'Anúncios',
      icon: 'listings',
      link: '/publish',
      roles: ['superuser'],
      notifyMap: ['pendingListing'],
    },
    { under: 'integrations', key: 'kit-listings', name: 'Anúncios de Kit', icon: 'kit', link: '/kitPublish', roles: ['superuser'] },
  ],
});
