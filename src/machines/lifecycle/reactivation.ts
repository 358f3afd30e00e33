/**
 * What brings a listing that is off sale back, by the reason the marketplace gives. (decision 14; domain, 5.1)
 *
 * The marketplace knows more statuses than the lifecycle, which only asks whether a listing is on sale. One that is neither active
 * nor merely paused there is `paused` here, and its `sub_status` keeps both words: `under_review/held`, `closed/deleted`,
 * `payment_required`.
 */
export type ReactivationPolicy = 'seller' | 'itself' | 'fix' | 'marketplace' | 'debt' | 'never';

/** Nothing of it is left: it comes back by itself once there is some. */
export const soldOut = 'out_of_stock';

/** Every reason a listing may be off sale for; whatever else comes is new to us. */
export const pauseReasons = {
  paused_by_seller: 'seller',
  moderation_penalty: 'seller',
  out_of_stock: 'itself',
  picture_download_pending: 'itself',
  picture_downloading_pending: 'itself',
  'under_review/warning': 'fix',
  'under_review/waiting_for_patch': 'fix',
  'under_review/picture_download_pending': 'fix',
  'under_review/held': 'marketplace',
  'under_review/pending_documentation': 'fix',
  'under_review/forbidden': 'never',
  'under_review/suspended': 'marketplace',
  'under_review/suspended_for_prevention': 'marketplace',
  payment_required: 'debt',
  inactive: 'never',
  'not_yet_active/picture_download_pending': 'itself',
  'closed/expired': 'never',
  'closed/deleted': 'never',
  'closed/suspended': 'never',
  'closed/freezed': 'never',
  'closed/waiting_for_patch': 'never',
  'closed/held': 'never',
} as const satisfies Readonly<Record<string, ReactivationPolicy>>;
export type PauseReason = keyof typeof pauseReasons;

export const isPauseReason = (reason: string): reason is PauseReason => Object.hasOwn(pauseReasons, reason);

/** Without a reason the seller paused it; a reason nobody knows is the marketplace's to lift. */
export const reactivationPolicyOf = (subStatus: string | null): ReactivationPolicy => {
  if (subStatus === null) return 'seller';
  return isPauseReason(subStatus) ? pauseReasons[subStatus] : 'marketplace';
};
