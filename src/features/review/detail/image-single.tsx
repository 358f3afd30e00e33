import { Button } from '@radix-ui/themes';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useT } from '#locale/locale.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { useFrameFocus } from './use-frame-focus.ts';

interface ImageSingleProps {
  readonly url: string;
  /** From 1. */
  readonly n: number;
  readonly isOnly: boolean;
  /** Is it what stood there before? Null where nothing else did. */
  readonly isBefore: boolean | null;
  readonly onStep: (by: number) => void;
  readonly onToggleBefore: () => void;
  /** Whether the key was one of the viewer's. */
  readonly onCommonKey: (event: KeyboardEvent) => boolean;
}

/** Which keys do what now. */
const hintOf = (isActual: boolean, isOnly: boolean) => {
  if (isActual) return 'listing.image.keysActual';
  return isOnly ? 'listing.image.keysOne' : 'listing.image.keys';
};

/** One picture as large as it fits, or dot by dot. */
export const ImageSingle = ({ url, n, isOnly, isBefore, onStep, onToggleBefore, onCommonKey }: ImageSingleProps) => {
  const t = useT();
  const [isActual, setActual] = useState(false);
  const frame = useRef<HTMLButtonElement>(null);
  useFrameFocus(frame);
  useLayoutEffect(() => {
    const { current } = frame;
    // Of a picture larger than its frame the middle comes first.
    if (isActual && current)
      current.scrollTo((current.scrollWidth - current.clientWidth) / 2, (current.scrollHeight - current.clientHeight) / 2);
  }, [isActual]);
  const onKeyDown = (event: KeyboardEvent): void => {
    // Dot by dot the arrows move the picture.
    if (onCommonKey(event) || isActual || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return;
    onStep(event.key === 'ArrowRight' ? 1 : -1);
    event.preventDefault();
  };
  return (
    <>
      <button
        ref={frame}
        type="button"
        className="image-viewer"
        data-actual={isActual || undefined}
        aria-label={t(isActual ? 'listing.image.fit' : 'listing.image.actual')}
        onClick={() => setActual(!isActual)}
        onKeyDown={onKeyDown}
      >
        <img key={url} src={url} alt={t('listing.image.nth', { n })} decoding="async" draggable={false} />
      </button>
      <p className="quiet image-viewer-hint">
        {t(hintOf(isActual, isOnly))}
        {isBefore !== null && (
          <Button type="button" size="1" variant="soft" color="gray" aria-pressed={isBefore} onClick={onToggleBefore} onKeyDown={onKeyDown}>
            {t('listing.image.before')} <Kbd hotkey="b" />
          </Button>
        )}
      </p>
    </>
  );
};
