import { useEffect, useRef } from 'react';
import { draftRestMs, touchedIn, useDraftStore, type DraftStore, type KeptDraft } from '#ui/form/drafts.ts';
import { argsOf, draftKeyOfAsk, type Ask } from './ask.ts';

/** What the form of the command begins with, of all that are asked about. */
const begunOf = ({ command, targets, given, answers }: Ask): Readonly<Record<string, unknown>> => {
  const [first] = targets;
  return first ? command.begunFrom(argsOf({ given, answers }, first), first.target.base, targets.length === 1) : {};
};

/** What the questions begin with. */
export const shownOf = (ask: Ask): Readonly<Record<string, unknown>> => (ask.command.emptyStays ? {} : begunOf(ask));

/** In the draft of the command's form, beside what is typed in its other fields; where nothing is, there is none. */
const keepTyped = (drafts: DraftStore, ask: Ask, name: string, text: string): void => {
  const form = draftKeyOfAsk(ask);
  const kept = drafts.read(form);
  const begun = begunOf(ask);
  const before = kept ?? { values: begun, base: JSON.stringify(begun) };
  const { [name]: asItWas = '' } = JSON.parse(before.base) as Readonly<Record<string, unknown>>;
  // An empty question that began empty says nothing, where the field of the form says what there is.
  const isUnsaid = text === '' && ask.command.emptyStays;
  const draft: KeptDraft = { ...before, values: { ...before.values, [name]: isUnsaid ? asItWas : text } };
  if (Object.keys(touchedIn(draft)).length > 0) drafts.keep(form, draft);
  else drafts.drop(form);
};

/**
 * Keeps what is typed into a question, for whoever leaves it: by Escape, by an answer that stands above it, or with the page, which writes
 * nothing any more once it is left. It is dropped once the command is recorded.
 * @returns to be told of each text as it is typed.
 */
export const useTypedAnswer = (ask: Ask, name: string): ((text: string) => void) => {
  const drafts = useDraftStore();
  const typed = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = useRef((): void => {});
  useEffect(() => {
    keep.current = () => {
      if (typed.current !== null && drafts) keepTyped(drafts, ask, name, typed.current);
      typed.current = null;
    };
  });
  useEffect(() => {
    const onHide = (): void => keep.current();
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      clearTimeout(timer.current);
      onHide();
    };
  }, []);
  return (text) => {
    typed.current = text;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => keep.current(), draftRestMs);
  };
};
