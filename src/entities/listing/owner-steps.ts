/** What an owner does with own listings, on the page of one and on several of the list. */
export const ownerSteps = [
  'listing.resubmit',
  'listing.pause',
  'listing.activate',
  'listing.lock',
  'listing.unlock',
  'listing.duplicate',
] as const;
