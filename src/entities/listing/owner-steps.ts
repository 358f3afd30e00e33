/** What they most likely do next with one that they may put back on sale; where it needs correcting, that is the form. */
export const nextOwnerSteps = ['listing.activate'] as const;

/** What an owner does with own listings, on the page of one and on several of the list. */
export const ownerSteps = [
  'listing.resubmit',
  'listing.setPriceAndStock',
  'listing.pause',
  'listing.activate',
  'listing.lock',
  'listing.unlock',
  'listing.duplicate',
  'listing.remove',
] as const;
