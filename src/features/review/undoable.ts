import type { Activity, Deed, Outcome } from '#events/projections/activity.ts';

/** Decisions as the side list tells them, each with the command that takes it back once it was sent; that one is told by its outcome. */
const inverses: Readonly<Record<string, string | null>> = {
  'listing.approve': 'listing.returnToPending',
  'listing.refuse': 'listing.returnToPending',
  'listing.observe': null,
  'listing.skip': 'listing.unskip',
  'listing.snooze': 'listing.unsnooze',
};
const takesBack: ReadonlySet<string> = new Set(Object.values(inverses).filter((inverse) => inverse !== null));

/** Decisions of the queue: taken back, they may be made again. */
export const isDecision = (command: string): boolean => command in inverses;

/** What has no effect: it was not accepted, or taken back before it was sent. */
const over: ReadonlySet<Outcome> = new Set(['rejected', 'dismissed', 'withdrawn']);

export interface ToldDecision {
  readonly deed: Deed;
  /** What became of it; 'withdrawn' also where it was taken back after it was sent. */
  readonly outcome: Outcome;
  /** The command that would take it back once it was sent; null where none can, or a later decision of mine stands on it. */
  readonly inverse: string | null;
}

/** Newest first. */
export const lastDecisions = ({ deedsById, order }: Activity, count: number): readonly ToldDecision[] => {
  const told: ToldDecision[] = [];
  /** By subject and inverse, while the walk goes back in time: what came right after, that inverse or another decision. */
  const nexts = new Map<string, 'inverse' | 'decision'>();
  for (let at = order.length - 1; at >= 0 && told.length < count; at -= 1) {
    const deed = deedsById[order[at] ?? ''];
    if (deed && takesBack.has(deed.command) && !over.has(deed.outcome)) nexts.set(`${deed.subject} ${deed.command}`, 'inverse');
    if (deed && isDecision(deed.command)) told.push(toldOf(deed, nexts));
  }
  return told;
};

const toldOf = (deed: Deed, nexts: Map<string, 'inverse' | 'decision'>): ToldDecision => {
  const inverse = inverses[deed.command] ?? null;
  if (inverse === null || over.has(deed.outcome)) return { deed, outcome: deed.outcome, inverse };
  const key = `${deed.subject} ${inverse}`;
  const next = nexts.get(key);
  nexts.set(key, 'decision');
  return { deed, outcome: next === 'inverse' ? 'withdrawn' : deed.outcome, inverse: next === undefined ? inverse : null };
};

/**
 * While it waits anything can be withdrawn; once it was sent only what has an inverse that is possible now (decision 23).
 * @param may Could this command happen to the listing as it stands? False where that is not known.
 */
export const mayBeUndone = ({ deed, outcome, inverse }: ToldDecision, may: (command: string) => boolean): boolean => {
  if (outcome === 'waiting') return true;
  return !over.has(outcome) && deed.isFinal !== true && inverse !== null && may(inverse);
};
