/** Nobody holds a listing that the marketplace takes a step with, and it asks for no lease. */
export const marketplaceFacts = {
  party: 'marketplace',
  lease: 'free',
  leases: 'off',
  isLocked: false,
  reactivation: 'marketplace',
  mayBeThere: true,
} as const;
