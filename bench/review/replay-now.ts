import { parseWarnings } from '#contract/warning.ts';
import { areSame, isRefused, type Case, type Desk, type Group } from './case.ts';
import type { Step } from './operators.ts';
import { now } from './steps.ts';

/** A page of the contact sheet, and what one claim takes. */
const pageSize = 12;
/** As many rows of the queue come at once. */
const rowsAtOnce = 100;
/** Fewer are decided by themselves as fast. */
const fewestOfGroup = 3;

export interface Reading {
  /** Each description is read of what is opened by itself; else only where the checks point to it, or did not look. */
  readonly readsDescription: boolean;
}

/** The clean ones by the page; what a person sees in them is thrown out and waits in the queue. */
const bySheet = async (clean: readonly Case[], { decide }: Desk): Promise<readonly Step[]> => {
  if (clean.length === 0) return [];
  const steps: Step[] = [now.openSheet];
  for (let at = 0; at < clean.length; at += pageSize) {
    const tiles = clean.slice(at, at + pageSize);
    const out = tiles.flatMap((each, place) => (isRefused(each) ? [place] : []));
    steps.push(...out.map((to, nth) => now.throwOut(out[nth - 1] ?? 0, to)), now.page(tiles.length - out.length));
    await decide(tiles.filter((each) => !isRefused(each)));
  }
  return [...steps, now.leaveSheet];
};

const stepsOfGroup = ({ place, ids, isFilter }: Group, warnings: readonly string[]): readonly Step[] => {
  const batches = Array.from({ length: Math.ceil(ids.length / rowsAtOnce) }, (_, at) =>
    now.refuseGroup(Math.min(rowsAtOnce, ids.length - at * rowsAtOnce), warnings, isFilter),
  );
  return [now.pickGroup(place), ...batches, ...(isFilter ? [now.clearFilter] : [])];
};

/** What all of a group is refused for; null where it is not the same for all: then it is no group for this reviewer. */
const sharedBy = (group: readonly Case[]): readonly string[] | null => {
  const [first, ...others] = group;
  if (!first || group.length < fewestOfGroup || !isRefused(first)) return null;
  return others.every(({ warnings }) => areSame(warnings, first.warnings)) ? first.warnings : null;
};

/** What of the queue is alike and refused for the same, largest first, until nothing is. */
const byGroup = async (
  waiting: readonly Case[],
  { groupsOf, decide }: Desk,
): Promise<{ steps: readonly Step[]; left: readonly Case[] }> => {
  const steps: Step[] = [];
  let left = waiting;
  for (;;) {
    const among = left;
    const found = groupsOf(among)
      .map((group) => {
        const cases = among.filter(({ id }) => group.ids.includes(id));
        return { group, cases, warnings: sharedBy(cases) };
      })
      .toSorted((one, other) => other.cases.length - one.cases.length)
      .find(({ warnings }) => warnings !== null);
    if (!found?.warnings) return { steps, left };
    steps.push(...stepsOfGroup(found.group, found.warnings));
    await decide(found.cases);
    left = among.filter((each) => !found.cases.includes(each));
  }
};

/** Enter, where the team's past says what this reviewer decides; else `a`, or the reasons. */
const decisionOf = async (each: Case, { suggestionFor }: Desk): Promise<Step> => {
  const { id, warnings, tickedNow, digits, isDoubted } = each;
  const suggestion = await suggestionFor(id);
  const isWhatIsMeant =
    suggestion !== null && (suggestion.decision === 'refused') === isRefused(each) && areSame(parseWarnings(suggestion.warning), warnings);
  // An approval that something red speaks against is asked for twice, suggested or not.
  if (isWhatIsMeant && !(isDoubted && !isRefused(each))) return now.takeSuggestion;
  if (isRefused(each)) return now.refuse({ ticked: tickedNow, wanted: warnings }, digits);
  return isDoubted ? now.approveDespite : now.approve;
};

/** One after the other, as it is now. */
export const oneByOne = async (cases: readonly Case[], desk: Desk, { readsDescription }: Reading): Promise<readonly Step[]> => {
  const steps: Step[] = [];
  for (const each of cases) {
    const reads = readsDescription || each.isToRead ? [now.readDescription] : [];
    const decision = await decisionOf(each, desk);
    // What is asked for twice is read in between.
    const found = each.isFaultedNow && decision !== now.approveDespite ? [now.readFound] : [];
    steps.push(now.look, ...found, ...reads, decision);
    await desk.decide([each]);
  }
  return steps;
};

/** The queue as it is worked now: the sheet, what is alike together, and the rest one by one. */
export const replayNow = async (cases: readonly Case[], desk: Desk, reading: Reading) => {
  const sheet = await bySheet(
    cases.filter(({ isClean }) => isClean),
    desk,
  );
  const waiting = cases.filter((each) => !each.isClean || isRefused(each));
  const { steps: groups, left } = await byGroup(waiting, desk);
  return { sheet, groups, single: await oneByOne(left, desk, reading) };
};
