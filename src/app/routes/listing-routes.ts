import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Role } from '#contract/call.ts';
import { chunk } from '../chunk.ts';
import type { Crumb } from '../crumbs.ts';
import { plainSearch } from '../listing-search.ts';
import { signedIn } from './signed-in.ts';

const listingsTitle = (role: Role): Crumb => ({
  title: role === 'reviewer' ? 'shell.title.review' : 'shell.title.listings',
  path: '/publish',
});

const loadListings = chunk(() => import('../screens/listings-route.tsx'));
const loadListing = chunk(() => import('../screens/listing-route.tsx'));
/** The refused listings that are corrected one after the other, while somebody does. */
const fixSearch = ({ fix }: Readonly<Record<string, unknown>>): { fix?: string } => (typeof fix === 'string' ? { fix } : {});

const listings = createRoute({
  getParentRoute: () => signedIn,
  path: '/publish',
  validateSearch: plainSearch,
  staticData: { crumbs: (role) => [listingsTitle(role)], isFilled: true },
  component: lazyRouteComponent(loadListings, 'ListingsRoute'),
});

const listing = createRoute({
  getParentRoute: () => signedIn,
  path: '/publish/$publishId',
  validateSearch: fixSearch,
  staticData: { crumbs: (role) => [listingsTitle(role), { title: 'shell.title.listing', path: '' }] },
  component: lazyRouteComponent(loadListing, 'ListingRoute'),
});

const kitsCrumb: Crumb = { title: 'shell.title.kitListings', path: '/kitPublish' };

/** Kit listings share the list and the editor (part 1, section 2). */
const kitListings = createRoute({
  getParentRoute: () => signedIn,
  path: '/kitPublish',
  validateSearch: plainSearch,
  staticData: { crumbs: () => [kitsCrumb], isFilled: true },
  component: lazyRouteComponent(loadListings, 'KitListingsRoute'),
});

const kitListing = createRoute({
  getParentRoute: () => signedIn,
  path: '/kitPublish/$publishId',
  validateSearch: fixSearch,
  staticData: { crumbs: () => [kitsCrumb, { title: 'shell.title.kitListing', path: '' }] },
  component: lazyRouteComponent(loadListing, 'KitListingRoute'),
});

export const listingRoutes = [listings, listing, kitListings, kitListing] as const;
