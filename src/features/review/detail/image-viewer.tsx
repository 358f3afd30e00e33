import { useState, type KeyboardEvent } from 'react';
import { isOther, pairImages } from '#checks/image-changes.ts';
import { useT } from '#locale/locale.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ImageCompare } from './image-compare.tsx';
import { ImageSingle } from './image-single.tsx';
import { isComparison, ViewModes, viewModes, type ViewMode } from './view-modes.tsx';

interface ImageViewerProps {
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

/**
 * The pictures of a listing, large: one by one, the arrows go to the others, round the ends, and 'b' to what stood there before; or what changed
 * held against what it was, by the keys 2 to 4.
 */
export const ImageViewer = ({ urls, before, shown, onShow, startsIn = 'one' }: ImageViewerProps) => {
  const t = useT();
  const [chosen, setChosen] = useState(startsIn);
  const [isBefore, setBefore] = useState(false);
  const pairs = before === null ? [] : pairImages(before, urls);
  // What stayed as it was is not compared.
  const changed = pairs.flatMap((each, at) => (isOther(each) ? [at] : []));
  const mode = changed.length > 0 ? chosen : 'one';
  const pictures = (isBefore && before) || urls;
  const total = (mode === 'one' ? pictures : pairs).length;
  const place = Math.min(shown ?? 0, total - 1);
  const goTo = (next: number | null): void => {
    if (next === null) {
      setBefore(false);
      setChosen(startsIn);
    }
    onShow(next);
  };
  const step = (by: number): void => {
    const places = mode === 'one' ? pictures.map((_, at) => at) : changed;
    onShow(places[(places.indexOf(place) + by + places.length) % places.length] ?? place);
  };
  const choose = (next: ViewMode): void => {
    setChosen(next);
    setBefore(false);
    const [first] = changed;
    if (isComparison(next) && !changed.includes(place) && first !== undefined) onShow(first);
  };
  const toggleBefore = (): void => {
    setChosen('one');
    setBefore(mode !== 'one' || !isBefore);
  };
  /** The keys of every mode. Answers whether it was one of them. */
  const onCommonKey = (event: KeyboardEvent): boolean => {
    if (before === null || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
    const next = changed.length > 0 ? viewModes[Number(event.key) - 1] : undefined;
    if (next) choose(next);
    else if (event.key.toLowerCase() === 'b') toggleBefore();
    else return false;
    event.preventDefault();
    return true;
  };
  const at = { n: place + 1, total };
  const pair = pairs[place];
  const url = pictures[place];
  const ofOne = isBefore ? 'listing.image.nthBefore' : 'listing.image.nthOf';
  return (
    <Dialog
      open={shown !== null && total > 0}
      onOpenChange={(open) => open || goTo(null)}
      title={t(mode === 'one' ? ofOne : 'refusal.pair', at)}
      size="large"
      isFullOnNarrow
    >
      {changed.length > 0 && <ViewModes mode={mode} onChoose={choose} onKeyDown={onCommonKey} />}
      {isComparison(mode) && pair && (
        <ImageCompare
          // Each begins whole, and its curtain in the middle.
          key={`${mode} ${place}`}
          mode={mode}
          pair={pair}
          n={place + 1}
          hasOthers={changed.length > 1}
          onStep={step}
          onCommonKey={onCommonKey}
        />
      )}
      {mode === 'one' && url !== undefined && (
        <ImageSingle
          // Of one that is enlarged the next is seen whole; what stood in its place before stays enlarged with it, dot by dot.
          key={place}
          url={url}
          n={place + 1}
          isOnly={pictures.length === 1}
          isBefore={before === null ? null : isBefore}
          onStep={step}
          onToggleBefore={toggleBefore}
          onCommonKey={onCommonKey}
        />
      )}
    </Dialog>
  );
};
