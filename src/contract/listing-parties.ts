import type { PartyTable } from './party.ts';

const marketplace = ['marketplace'] as const;
const reviewers = ['reviewer', 'superuser'] as const;
/** A superuser may do with any listing what a seller may do with their own (decision 20). */
const owners = ['seller', 'superuser'] as const;
const everybody = ['seller', 'reviewer', 'superuser'] as const;

/** The parties that may take each step of a listing (decisions 18–20 and 24). The marketplace ends what an approval began. */
export const listingParties = {
  approve: reviewers,
  refuse: reviewers,
  observe: reviewers,
  returnToPending: reviewers,
  resubmit: owners,
  edit: owners,
  /** It was never on the marketplace: its row goes. (decision 0175) */
  remove: owners,
  /** The price alone, by a call of its own: nothing else of the listing is asked. */
  reprice: owners,
  publish: marketplace,
  hold: marketplace,
  /** It refused to publish: what it says has to be put right. */
  undoPublish: marketplace,
  /** Nothing is left of it, and there is some again: it goes off sale and comes back by itself (domain, 5.1). */
  sellOut: marketplace,
  restock: marketplace,
  pause: owners,
  activate: owners,
  lock: owners,
  unlock: owners,
} as const satisfies PartyTable;

/** The roles that may read a listing, and do with it what moves no status. */
export const listingAccess = {
  read: everybody,
  /** Skip and snooze. */
  skipOrSnooze: reviewers,
  /** Hold a listing to decide it. */
  lease: reviewers,
  readQueue: reviewers,
  duplicate: owners,
  addImages: owners,
} as const satisfies PartyTable;
