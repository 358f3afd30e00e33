import type { Activity, Deed } from '#events/projections/activity.ts';

/** Decisions as the side list tells them; what takes one back is told by its outcome, not as one more. */
const told: ReadonlySet<string> = new Set(['listing.approve', 'listing.refuse', 'listing.observe', 'listing.skip', 'listing.snooze']);
const reversible: ReadonlySet<string> = new Set(['listing.approve', 'listing.refuse', 'listing.skip', 'listing.snooze']);

/** Newest first. */
export const lastDecisions = ({ deedsById, order }: Activity, count: number): readonly Deed[] => {
  const found: Deed[] = [];
  for (let at = order.length - 1; at >= 0 && found.length < count; at -= 1) {
    const deed = deedsById[order[at] ?? ''];
    if (deed && told.has(deed.command)) found.push(deed);
  }
  return found;
};

/** While it waits anything can be withdrawn; once it was sent only what has an inverse can be taken back (decision 23). */
export const mayBeUndone = ({ command, outcome }: Deed): boolean => {
  if (outcome === 'waiting') return true;
  return (outcome === 'sent' || outcome === 'confirmed' || outcome === 'settled') && reversible.has(command);
};
