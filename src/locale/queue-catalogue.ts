import { listing } from './listing.ts';
import { listingActions } from './listing-actions.ts';
import { listingFields } from './listing-fields.ts';
import { listingShelf } from './listing-shelf.ts';
import { queue } from './queue.ts';

/** What is said of a listing, by its lists and by what is done with one. It comes with those lists, and with all the commands. */
export const catalogue = {
  ...listing,
  ...listingActions,
  ...listingFields,
  ...listingShelf,
  ...queue,
};
