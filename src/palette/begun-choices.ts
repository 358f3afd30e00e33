import type { ListingRow } from '#contract/listing.ts';
import { overIn, type Drafts } from '#events/projections/drafts.ts';
import { touchedIn, type DraftStore } from '#ui/form/drafts.ts';
import { draftKeyOfAsk } from './ask-answers.ts';
import { type Ask } from './ask.ts';
import type { Chosen } from './chosen.ts';
import { isBegunOn } from './typed-answer.ts';

const none: Chosen = [];
const textsOf = (value: unknown): Chosen | null =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : null;

/** What is being written beside the choices of a field. */
export const othersOf = (name: string): string => `${name}:others`;

/** The warnings that were marked on the one listing that is asked about, in the round it is in. */
export const marksOf = ({ command, targets: [only, ...others] }: Ask, drafts: Drafts): Chosen => {
  if (!only || others.length > 0 || command.on !== 'listing') return none;
  const { base } = only.target;
  const { publishId } = base as ListingRow;
  const isOver = overIn(drafts, (id) => (id === publishId ? (base as ListingRow) : null)).length > 0;
  return isOver ? none : (drafts.warningsByListing[publishId] ?? none);
};

type Known = Readonly<Record<string, unknown>>;

/** The round each is in, of a listing since when it waits: a decision ends it, whoever made it. */
const roundsOf = ({ targets }: Ask, name: string): Known => ({
  [`${name}:rounds`]: targets.map(({ target }) => (target.base as Partial<ListingRow> | null)?.queuedAt ?? '').toSorted(),
});

/** What a question of choices begins on: the marks, in this round. */
export const knownOf = (ask: Ask, name: string, marks: Chosen): Known => ({ [name]: marks, ...roundsOf(ask, name) });

/**
 * What a question of choices begins with: its answer, else what was ticked over these marks when it was left, else the marks. What was being
 * written in this round stands beside them.
 */
export const begunChoices = (ask: Ask, name: string, marks: Chosen, drafts: DraftStore | null) => {
  const kept = drafts?.read(draftKeyOfAsk(ask));
  const { [name]: ticked, [othersOf(name)]: text } = kept && isBegunOn(kept, roundsOf(ask, name)) ? touchedIn(kept) : {};
  const isOfMarks = kept && isBegunOn(kept, knownOf(ask, name, marks));
  return {
    chosen: textsOf(ask.answers[name]) ?? (isOfMarks ? textsOf(ticked) : null) ?? marks,
    text: typeof text === 'string' ? text : '',
  };
};
