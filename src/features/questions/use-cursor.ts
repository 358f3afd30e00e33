import { useCallback, useEffect, useState } from 'react';
import { nextUnanswered, type ShownQuestion } from './question-rows.ts';

const none: ReadonlySet<string> = new Set();

interface CursorInput {
  readonly rows: readonly ShownQuestion[];
  /** The question in the address, which need not be in the list. */
  readonly asked: string | null;
  readonly onRest: (questionId: string) => void;
}

/** The cursor rests this long before the address says where it is: a held key writes it once. */
const restMs = 300;

/** Follows links to a question while the screen is open, and counts them; what the cursor itself wrote into the address is none. */
const useArrivals = (asked: string | null, follow: (questionId: string) => void) => {
  const [address, setAddress] = useState(asked);
  /** Not seen in the address yet: it arrives there late, when the cursor may have gone on. */
  const [written, setWritten] = useState<readonly string[]>([]);
  const [arrivals, setArrivals] = useState(0);
  if (asked !== address) {
    setAddress(asked);
    const own = written.indexOf(asked ?? '');
    setWritten(own < 0 ? [] : written.slice(own + 1));
    if (asked !== null && own < 0) {
      follow(asked);
      setArrivals(arrivals + 1);
    }
  }
  const noteWritten = useCallback((questionId: string): void => setWritten((before) => [...before, questionId]), []);
  return { arrivals, noteWritten };
};

/** Where the person is in the list. The cursor is an id: a row that comes or leaves does not move the hand. `arrivals` counts the links that led here. */
export const useCursor = ({ rows, asked, onRest }: CursorInput) => {
  const [chosen, setChosen] = useState(asked);
  const [skipped, setSkipped] = useState(none);
  const [lastPlace, setLastPlace] = useState(0);
  const { arrivals, noteWritten } = useArrivals(asked, setChosen);
  // Nothing was chosen yet: the buyer who waited longest is first. Once the address says so they stay chosen, whoever comes before them.
  const id = chosen ?? asked ?? rows[0]?.view._id ?? null;
  const place = rows.findIndex(({ view }) => view._id === id);
  if (place >= 0 && place !== lastPlace) setLastPlace(place);
  const at = place >= 0 ? place : Math.min(lastPlace, rows.length - 1);

  useEffect(() => {
    if (id === null || id === asked) return undefined;
    const rest = setTimeout(() => {
      noteWritten(id);
      onRest(id);
    }, restMs);
    return () => clearTimeout(rest);
  }, [id, asked, onRest, noteWritten]);

  const step = (by: 1 | -1): void => {
    // From a row that left, 'on' is the row that took its place.
    const next = place < 0 && by === 1 ? at : at + by;
    const found = rows[Math.max(0, Math.min(next, rows.length - 1))];
    if (found) setChosen(found.view._id);
  };
  /** To the next one that waits; answers whether there is one. */
  const goOn = (but: ReadonlySet<string> = skipped): boolean => {
    const next = nextUnanswered(rows, at, id, but);
    if (next !== null) setChosen(next);
    return next !== null;
  };
  const skip = (): boolean => {
    const now = id === null ? skipped : new Set([...skipped, id]);
    setSkipped(now);
    return goOn(now);
  };
  return { id, place, skipped, arrivals, step, goOn, skip, goTo: setChosen };
};
