import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useT } from '#locale/locale.tsx';
import { Dialog, focusFirst } from '#ui/dialog.tsx';

interface ImageViewerProps {
  /** Addresses of the listing's pictures. */
  readonly urls: readonly string[];
  /** Which of them is looked at; null while the viewer is closed. */
  readonly shown: number | null;
  readonly onShow: (shown: number | null) => void;
}

/** Which keys do what now. */
const hintOf = (isActual: boolean, isOnly: boolean) => {
  if (isActual) return 'listing.image.keysActual';
  return isOnly ? 'listing.image.keysOne' : 'listing.image.keys';
};

/** One picture as large as it fits, or dot by dot; the arrows go to the others, round the ends. */
export const ImageViewer = ({ urls, shown, onShow }: ImageViewerProps) => {
  const t = useT();
  const [isActual, setActual] = useState(false);
  const frame = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = frame;
    // Of a picture larger than its frame the middle comes first.
    if (isActual && current)
      current.scrollTo((current.scrollWidth - current.clientWidth) / 2, (current.scrollHeight - current.clientHeight) / 2);
  }, [isActual]);
  const url = shown === null ? undefined : urls[shown];
  const isOpen = url !== undefined;
  const goTo = (place: number | null): void => {
    setActual(false);
    onShow(place);
  };
  const step = (by: number): void => goTo(((shown ?? 0) + by + urls.length) % urls.length);
  const onKeyDown = (event: KeyboardEvent): void => {
    // Dot by dot the arrows move the picture.
    if (isActual || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return;
    event.preventDefault();
    step(event.key === 'ArrowRight' ? 1 : -1);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => open || goTo(null)}
      title={t('listing.image.nthOf', { n: (shown ?? 0) + 1, total: urls.length })}
      size="large"
      isFullOnNarrow
    >
      <button
        ref={(element) => {
          focusFirst(element);
          frame.current = element;
        }}
        type="button"
        className="image-viewer"
        data-actual={isActual || undefined}
        aria-label={t(isActual ? 'listing.image.fit' : 'listing.image.actual')}
        onClick={() => setActual(!isActual)}
        onKeyDown={onKeyDown}
      >
        <img key={url} src={url} alt={t('listing.image.nth', { n: (shown ?? 0) + 1 })} decoding="async" draggable={false} />
      </button>
      <p className="quiet image-viewer-hint">{t(hintOf(isActual, urls.length === 1))}</p>
    </Dialog>
  );
};
