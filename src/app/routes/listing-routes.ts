import { createRoute } from '@tanstack/react-router';
import type { Role } from '#contract/call.ts';
import type { Crumb } from '../crumbs.ts';
import { here, lazy, listAt } from './below-signed-in.ts';
import { signedIn } from './signed-in.ts';

const listingsFor = (role: Role): Crumb => ({
  title: role === 'reviewer' ? 'shell.title.review' : 'shell.title.listings',
  path: '/publish',
});
const kitListings: Crumb = { title: 'shell.title.kitListings', path: '/kitPublish' };

const lists = () => import('../screens/listings-route.tsx');
const pages = () => import('../screens/listing-route.tsx');
/** The refused listings that are corrected one after the other, while somebody does. */
const fixSearch = ({ fix }: Readonly<Record<string, unknown>>): { fix?: string } => (typeof fix === 'string' ? { fix } : {});

const listing = createRoute({
  getParentRoute: () => signedIn,
  path: '/publish/$publishId',
  validateSearch: fixSearch,
  staticData: { crumbs: (role) => [listingsFor(role), here('shell.title.listing')], isTitled: true },
  component: lazy(pages, 'ListingRoute'),
});

const kitListing = createRoute({
  getParentRoute: () => signedIn,
  path: '/kitPublish/$publishId',
  validateSearch: fixSearch,
  staticData: { crumbs: () => [kitListings, here('shell.title.kitListing')], isTitled: true },
  component: lazy(pages, 'KitListingRoute'),
});

/** Kit listings share the list and the editor (part 1, section 2). */
export const listingRoutes = [
  listAt('/publish', (role) => [listingsFor(role)], lazy(lists, 'ListingsRoute')),
  listing,
  listAt('/kitPublish', [kitListings], lazy(lists, 'KitListingsRoute')),
  kitListing,
] as const;
