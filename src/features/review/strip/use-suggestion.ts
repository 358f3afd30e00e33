import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { suggestionQuery } from '#api/suggestion.ts';
import type { Target } from '#commands/command.ts';
import type { Listing } from '#contract/listing.ts';
import type { AnsweredSuggestion, Suggestion } from '#contract/suggestion.ts';
import { useWorkbench, type Workbench } from '#outbox/workbench.tsx';
import { rhythmMs } from '#palette/rhythm.ts';
import { usePreferences } from '#ui/preferences.ts';
import { onceSeen } from '../once-seen.ts';

/** What stands beside the open listing of what the team decided before. */
export interface SuggestionHere {
  readonly suggestion: Suggestion | null;
  /** Of what listing it is and what it says: another name, and it has just come. */
  readonly name: string | null;
  /** The name that stood there long enough to be read, by `useSettled`: asked at the key. */
  readonly settled: RefObject<string | null>;
  /** What goes with a decision that is made now and does not take it; null where nobody could read it yet. */
  readonly suggested: () => AnsweredSuggestion | null;
  /** It was taken on this version, or not after all. */
  readonly note: (isTaken: boolean) => void;
}

const takenOf = new WeakMap<Workbench['ledger'], Set<string>>();
/** Versions whose suggestion was taken here: one that is decided again as it stood was withdrawn before it was sent. */
const takenBy = (ledger: Workbench['ledger']): Set<string> => {
  const taken = takenOf.get(ledger) ?? new Set();
  takenOf.set(ledger, taken);
  return taken;
};

const nothing = { suggestion: null } as const;

/** Asked beside the listing: nothing waits for it. Where no machine has looked at it there are no like cases. */
export const useSuggestion = (listing: Listing | undefined, isPending: boolean): SuggestionHere => {
  const { api, ledger } = useWorkbench();
  const { suggestions: isOn } = usePreferences();
  const { publishId = '', version = 0, checked } = listing ?? {};
  const isAsked = isOn && isPending && Boolean(checked);
  const { data } = useQuery({ ...suggestionQuery(api, { publishId, version, checked }), enabled: isAsked });
  const { suggestion } = (isAsked && data) || nothing;
  const stand = `${publishId}@${version}`;
  const name = suggestion && JSON.stringify([stand, suggestion]);
  const settled = useRef<string | null>(null);
  const taken = takenBy(ledger);
  // What commands act on is not laid down again when the suggestion comes behind the listing: asked at the key, it is of that moment.
  const latest = useRef({ suggestion, name, stand });
  useLayoutEffect(() => {
    latest.current = { suggestion, name, stand };
  });
  const suggested = useCallback((): AnsweredSuggestion | null => {
    const now = latest.current;
    if (now.suggestion === null || settled.current !== now.name) return null;
    const { decision, count, of } = now.suggestion;
    return { decision, count, of, answer: taken.has(now.stand) ? 'takenBack' : 'left' };
  }, [taken]);
  return {
    suggestion,
    name,
    settled,
    suggested,
    note: (isTaken) => void (isTaken ? taken.add(stand) : taken.delete(stand)),
  };
};

/**
 * Has it stood there long enough for a key to be meant for it? What comes late changes no key that is on its way.
 * @param isShown Is it drawn? What a marked reason covered has just come once that is gone.
 * @param shownAt Since when its listing is on screen, null while it is not: on a narrow screen the list may stand in its place.
 */
export const useSettled = (
  { name, settled }: Pick<SuggestionHere, 'name' | 'settled'>,
  isShown: boolean,
  shownAt: Target['shownAt'],
): boolean => {
  const shown = isShown ? name : null;
  const [drawn, setDrawn] = useState<string | null>(null);
  if (drawn !== null && drawn !== shown) setDrawn(null);
  // What was read is known, though a marked reason covers it by now.
  useEffect(
    () => () => {
      if (settled.current === name) settled.current = null;
    },
    [name, settled],
  );
  useEffect(() => {
    if (shown === null) return undefined;
    const settle = (): void => {
      settled.current = shown;
      setDrawn(shown);
    };
    let callOff = (): void => undefined;
    const frame = requestAnimationFrame(() => {
      callOff = onceSeen(rhythmMs, settle, () => shownAt?.() !== null);
    });
    return () => {
      cancelAnimationFrame(frame);
      callOff();
    };
  }, [settled, shown, shownAt]);
  return shown !== null && drawn === shown;
};
