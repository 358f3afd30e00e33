import type { ConnectionState } from '#machines/lifecycle/marketplace-account.ts';

type Acts = readonly `marketplace.${string}`[];

/** What is most likely done next with an account that is connected so: where nothing sells, what brings it back. */
export const nextActs: Readonly<Record<ConnectionState, Acts>> = {
  connected: [],
  expiring: ['marketplace.renew'],
  expired: ['marketplace.renew'],
  paused: ['marketplace.resume'],
};
