import { useState, type KeyboardEvent } from 'react';
import { isOther, pairImages, type ImagePair } from '#checks/image-changes.ts';
import { isComparison, viewModes, type ViewMode } from './view-modes.tsx';

export interface ViewedImages {
  /** Addresses of the listing's pictures. */
  readonly urls: readonly string[];
  /** The pictures as they were when it was refused; null where they are the same ones. */
  readonly before: readonly string[] | null;
  /** Which of them is looked at; null while the viewer is closed. */
  readonly shown: number | null;
  readonly onShow: (shown: number | null) => void;
  /** How it opens: each picture by itself, or before and after held against each other. */
  readonly startsIn?: ViewMode;
}

interface Viewed {
  readonly mode: ViewMode;
  readonly choose: (mode: ViewMode) => void;
  /** The picture that is shown, among all there are; places count from 0. */
  readonly place: number;
  readonly total: number;
  readonly url: string | undefined;
  readonly pair: ImagePair | undefined;
  /** How many of the pairs changed. */
  readonly changed: number;
  /** Is it what stood there before? */
  readonly isBefore: boolean;
  readonly toggleBefore: () => void;
  readonly step: (by: number) => void;
  readonly close: () => void;
}

/** Which picture is looked at, and how. */
export const useViewed = ({ urls, before, shown, onShow, startsIn = 'one' }: ViewedImages): Viewed => {
  const [chosen, setChosen] = useState(startsIn);
  const [isBefore, setBefore] = useState(false);
  const pairs = before === null ? [] : pairImages(before, urls);
  // What stayed as it was is not compared.
  const changed = pairs.flatMap((each, at) => (isOther(each) ? [at] : []));
  const mode = changed.length > 0 ? chosen : 'one';
  const pictures = (isBefore && before) || urls;
  const total = (mode === 'one' ? pictures : pairs).length;
  const place = Math.min(shown ?? 0, total - 1);
  return {
    mode,
    choose: (next) => {
      setChosen(next);
      setBefore(false);
      const [first] = changed;
      if (isComparison(next) && !changed.includes(place) && first !== undefined) onShow(first);
    },
    place,
    total,
    url: pictures[place],
    pair: pairs[place],
    changed: changed.length,
    isBefore,
    toggleBefore: () => {
      setChosen('one');
      setBefore(mode !== 'one' || !isBefore);
    },
    step: (by) => {
      const places = mode === 'one' ? pictures.map((_, at) => at) : changed;
      onShow(places[(places.indexOf(place) + by + places.length) % places.length] ?? place);
    },
    close: () => {
      setBefore(false);
      setChosen(startsIn);
      onShow(null);
    },
  };
};

/** A key of every mode. Answers whether it was one. */
export const pressViewKey = (
  event: KeyboardEvent,
  { changed, choose, toggleBefore }: Pick<Viewed, 'changed' | 'choose' | 'toggleBefore'>,
  hasBefore: boolean,
): boolean => {
  if (!hasBefore || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  const next = changed > 0 ? viewModes[Number(event.key) - 1] : undefined;
  if (next) choose(next);
  else if (event.key.toLowerCase() === 'b') toggleBefore();
  else return false;
  event.preventDefault();
  return true;
};
