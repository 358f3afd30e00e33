import { useEffect, useRef } from 'react';
import { isSameJson } from '#lib/same-json.ts';
import { draftRestMs, touchedIn, useDraftStore, type DraftStore, type KeptDraft } from '#ui/form/drafts.ts';
import { draftKeyOfAsk } from './ask-answers.ts';
import { argsOf, type Ask } from './ask.ts';

/** What the form of the command begins with, of all that are asked about. */
const begunOf = ({ command, targets, given, answers }: Ask): Readonly<Record<string, unknown>> => {
  const [first] = targets;
  return first ? command.begunFrom(argsOf({ given, answers }, first), first.target.base, targets.length === 1) : {};
};

/** What the questions begin with. */
export const shownOf = (ask: Ask): Readonly<Record<string, unknown>> => (ask.command.emptyStays ? {} : begunOf(ask));

type Typed = Readonly<Record<string, unknown>>;

/** Did what is kept begin with what is known now? What was ticked over other marks says nothing of these. */
export const isBegunOn = ({ base }: KeptDraft, known: Typed): boolean => {
  const before = JSON.parse(base) as Typed;
  return Object.entries(known).every(([name, value]) => isSameJson(before[name], value));
};

/** In the draft of the command's form, beside what is typed in its other fields; where nothing is, there is none. */
const keepTyped = (drafts: DraftStore, ask: Ask, typed: Typed, known: Typed): void => {
  const form = draftKeyOfAsk(ask);
  const begun = { ...begunOf(ask), ...known };
  const kept = drafts.read(form);
  const before = kept && isBegunOn(kept, known) ? kept : { values: begun, base: JSON.stringify(begun) };
  const base = JSON.parse(before.base) as Typed;
  // An empty question that began empty says nothing, where the field of the form says what there is.
  const saidOf = (name: string, value: unknown): unknown => (typed[name] === '' && ask.command.emptyStays ? (base[name] ?? '') : value);
  const said = Object.entries({ ...before.values, ...typed }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, saidOf(name, value)] as const],
  );
  const draft: KeptDraft = { ...before, values: Object.fromEntries(said) };
  if (Object.keys(touchedIn(draft)).length > 0) drafts.keep(form, draft);
  else drafts.drop(form);
};

/**
 * Keeps what is typed into a question, or ticked, for whoever leaves it: by Escape, by an answer that stands above it, or with the page, which
 * writes nothing any more once it is left. It is dropped once the command is recorded.
 * @param known what the question begins with that the form of the command does not tell of. What was begun on something else is dropped, but for `carried`.
 * @returns to be told of it by its names, each time it changes.
 */
export const useTypedAnswer = (ask: Ask, known: Typed = {}, carried: Typed = {}): ((typed: Typed) => void) => {
  const drafts = useDraftStore();
  const last = useRef<Typed | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = useRef((): void => {});
  useEffect(() => {
    keep.current = () => {
      if (last.current !== null && drafts) keepTyped(drafts, ask, last.current, known);
      last.current = null;
    };
  });
  useEffect(() => {
    const kept = drafts?.read(draftKeyOfAsk(ask));
    if (drafts && kept && !isBegunOn(kept, known)) keepTyped(drafts, ask, carried, known);
    // oxlint-disable-next-line react/exhaustive-deps -- when the question opens, never under what is being ticked
  }, []);
  useEffect(() => {
    const onHide = (): void => keep.current();
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      clearTimeout(timer.current);
      onHide();
    };
  }, []);
  return (typed) => {
    last.current = typed;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => keep.current(), draftRestMs);
  };
};
