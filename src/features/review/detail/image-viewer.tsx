import { Button } from '@radix-ui/themes';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useT } from '#locale/locale.tsx';
import { Dialog, focusFirst } from '#ui/dialog.tsx';
import { Kbd } from '#ui/kbd.tsx';

interface ImageViewerProps {
  /** Addresses of the listing's pictures. */
  readonly urls: readonly string[];
  /** The pictures as they were when it was refused; null where they are the same ones. */
  readonly before: readonly string[] | null;
  /** Which of them is looked at; null while the viewer is closed. */
  readonly shown: number | null;
  readonly onShow: (shown: number | null) => void;
}

/** Which keys do what now. */
const hintOf = (isActual: boolean, isOnly: boolean) => {
  if (isActual) return 'listing.image.keysActual';
  return isOnly ? 'listing.image.keysOne' : 'listing.image.keys';
};

/** One picture as large as it fits, or dot by dot; the arrows go to the others, round the ends, and 'b' to what stood there before. */
export const ImageViewer = ({ urls, before, shown, onShow }: ImageViewerProps) => {
  const t = useT();
  const [isActual, setActual] = useState(false);
  const [isBefore, setBefore] = useState(false);
  const frame = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = frame;
    // Of a picture larger than its frame the middle comes first.
    if (isActual && current)
      current.scrollTo((current.scrollWidth - current.clientWidth) / 2, (current.scrollHeight - current.clientHeight) / 2);
  }, [isActual]);
  const pictures = (isBefore && before) || urls;
  const place = Math.min(shown ?? 0, pictures.length - 1);
  const url = pictures[place];
  const isOpen = shown !== null && url !== undefined;
  const goTo = (next: number | null): void => {
    setActual(false);
    if (next === null) setBefore(false);
    onShow(next);
  };
  const step = (by: number): void => goTo((place + by + pictures.length) % pictures.length);
  const onKeyDown = (event: KeyboardEvent): void => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    // The enlargement stays: the two are held against each other dot by dot as well.
    if (before && isPlain && !event.repeat && event.key.toLowerCase() === 'b') setBefore(!isBefore);
    // Dot by dot the arrows move the picture.
    else if (!isActual && (event.key === 'ArrowRight' || event.key === 'ArrowLeft')) step(event.key === 'ArrowRight' ? 1 : -1);
    else return;
    event.preventDefault();
  };
  const at = { n: place + 1, total: pictures.length };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => open || goTo(null)}
      title={t(isBefore ? 'listing.image.nthBefore' : 'listing.image.nthOf', at)}
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
        <img key={url} src={url} alt={t('listing.image.nth', at)} decoding="async" draggable={false} />
      </button>
      <p className="quiet image-viewer-hint">
        {t(hintOf(isActual, pictures.length === 1))}
        {before && (
          <Button
            type="button"
            size="1"
            variant="soft"
            color="gray"
            aria-pressed={isBefore}
            onClick={() => setBefore(!isBefore)}
            onKeyDown={onKeyDown}
          >
            {t('listing.image.before')} <Kbd hotkey="b" />
          </Button>
        )}
      </p>
    </Dialog>
  );
};
