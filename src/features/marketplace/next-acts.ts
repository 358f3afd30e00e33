import type { ConnectionState } from '#machines/lifecycle/marketplace-account.ts';

export type Acts = readonly `marketplace.${string}`[];

/** What is most likely done next with an account that is connected so: where nothing sells, what brings it back. */
export const nextActs: Readonly<Record<ConnectionState, Acts>> = {
  connected: [],
  unconnected: ['marketplace.connect'],
  expiring: ['marketplace.renew'],
  // What renews itself is authorized again by a person; the other of the two is not offered.
  expired: ['marketplace.renew', 'marketplace.reauthorize'],
  // Where a permission was missing it is granted there.
  closed: ['marketplace.reauthorize'],
  disconnected: ['marketplace.connect'],
  paused: ['marketplace.resume'],
};
