import { listingFields } from './listing-fields.ts';
import { queue } from './queue.ts';

/** What the queue says, and what a review says of a listing. */
export const catalogue = {
  ...listingFields,
  ...queue,
};
