import type { KeyboardEvent } from 'react';
import { useT } from '#locale/locale.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ImageCompare } from './image-compare.tsx';
import { ImageSingle } from './image-single.tsx';
import { pressViewKey, useViewed, type ViewedImages } from './use-viewed.ts';
import { isComparison, ViewModes } from './view-modes.tsx';

/**
 * The pictures of a listing, large: one by one, the arrows go to the others, round the ends, and 'b' to what stood there before; or what changed
 * held against what it was, by the keys 2 to 4.
 */
export const ImageViewerDialog = (images: ViewedImages) => {
  const t = useT();
  const viewed = useViewed(images);
  const { mode, choose, place, total, url, pair, changed, isBefore, toggleBefore, step, close } = viewed;
  const hasBefore = images.before !== null;
  const onCommonKey = (event: KeyboardEvent): boolean => pressViewKey(event, viewed, hasBefore);
  const at = { n: place + 1, total };
  const ofOne = isBefore ? 'listing.image.nthBefore' : 'listing.image.nthOf';
  return (
    <Dialog
      open={images.shown !== null && total > 0}
      onOpenChange={(open) => open || close()}
      title={t(mode === 'one' ? ofOne : 'refusal.pair', at)}
      size="large"
      isFullOnNarrow
    >
      {changed > 0 && <ViewModes mode={mode} onChoose={choose} onKeyDown={onCommonKey} />}
      {isComparison(mode) && pair && (
        <ImageCompare
          // Each begins whole, and its curtain in the middle.
          key={`${mode} ${place}`}
          mode={mode}
          pair={pair}
          n={place + 1}
          hasOthers={changed > 1}
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
          isOnly={total === 1}
          isBefore={hasBefore ? isBefore : null}
          onStep={step}
          onToggleBefore={toggleBefore}
          onCommonKey={onCommonKey}
        />
      )}
    </Dialog>
  );
};
