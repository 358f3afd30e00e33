import { useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import type { ImagePair } from '#checks/image-changes.ts';
import { useT } from '#locale/locale.tsx';
import { useFrameFocus } from './use-frame-focus.ts';
import type { Comparison } from './view-modes.tsx';
import './image-compare.css';

interface ImageCompareProps {
  readonly mode: Comparison;
  readonly pair: ImagePair;
  /** From 1. */
  readonly n: number;
  readonly hasOthers: boolean;
  readonly onStep: (by: number) => void;
  /** Whether the key was one of the viewer's. */
  readonly onCommonKey: (event: KeyboardEvent) => boolean;
}

/** Of a hundred: a key moves the curtain, and what is enlarged, by so much. */
const shareStep = 5;
const moveStep = 10;
/** A picture that is no larger than its frame is still looked at closer. */
const leastZoom = 2;

const inHundred = (value: number): number => Math.min(100, Math.max(0, value));

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-moveStep, 0],
  ArrowRight: [moveStep, 0],
  ArrowUp: [0, -moveStep],
  ArrowDown: [0, moveStep],
};

/** How much larger the pictures are than they are shown: dot by dot of the one that has more of them. */
const zoomOf = (frame: HTMLElement): number =>
  Math.max(
    leastZoom,
    ...[...frame.querySelectorAll('img')].map(({ naturalWidth, naturalHeight, clientWidth, clientHeight }) =>
      naturalWidth === 0 ? 0 : Math.max(naturalWidth / clientWidth, naturalHeight / clientHeight),
    ),
  );

/** Before and after in one frame: one enlargement and one place for both, so that the same spot of both is looked at (issue 24, row 6). */
export const ImageCompare = ({ mode, pair, n, hasOthers, onStep, onCommonKey }: ImageCompareProps) => {
  const t = useT();
  const frame = useRef<HTMLButtonElement>(null);
  const [zoom, setZoom] = useState(1);
  const [at, setAt] = useState({ x: 50, y: 50 });
  const [share, setShare] = useState(50);
  const isZoomed = zoom > 1;
  const hasShare = mode !== 'side';
  useFrameFocus(frame);

  const toggleZoom = (): void => {
    setAt({ x: 50, y: 50 });
    setZoom(isZoomed || !frame.current ? 1 : zoomOf(frame.current));
  };
  const onArrow = (key: string, isShift: boolean): void => {
    const [x, y] = moves[key] ?? [0, 0];
    if (isShift && hasShare) setShare(inHundred(share + Math.sign(x) * shareStep));
    else if (isZoomed) setAt({ x: inHundred(at.x + x), y: inHundred(at.y + y) });
    else if (x !== 0 && hasOthers) onStep(Math.sign(x));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (onCommonKey(event) || event.ctrlKey || event.metaKey || event.altKey || !Object.hasOwn(moves, event.key)) return;
    onArrow(event.key, event.shiftKey);
    event.preventDefault();
  };
  /** The page of a listing is a form: an Enter in a field of it, which the curtain's line is, would save it, and so approve. */
  const onShareKey = (event: KeyboardEvent): void => {
    if (onCommonKey(event) || event.key !== 'Enter') return;
    toggleZoom();
    event.preventDefault();
  };
  /** What is enlarged follows the pointer: in each half by where it is in that half. */
  const follow = ({ target, clientX, clientY }: PointerEvent): void => {
    const box = target instanceof Element ? target.closest('.image-compare-side')?.getBoundingClientRect() : undefined;
    if (!isZoomed || !box) return;
    setAt({ x: inHundred(((clientX - box.left) / box.width) * 100), y: inHundred(((clientY - box.top) / box.height) * 100) });
  };

  const style = { '--zoom': zoom, '--at': `${at.x}% ${at.y}%`, '--share': share } as CSSProperties;
  return (
    <>
      <button
        ref={frame}
        type="button"
        className="image-compare"
        data-mode={mode}
        data-zoomed={isZoomed || undefined}
        style={style}
        onClick={toggleZoom}
        onKeyDown={onKeyDown}
        onPointerMove={follow}
      >
        <Side kind="before" url={pair.before} n={n} />
        <Side kind="after" url={pair.after} n={n} />
        <span className="visually-hidden">{t(isZoomed ? 'refusal.zoomOut' : 'refusal.zoomIn')}</span>
      </button>
      {hasShare && (
        <label className="image-compare-share">
          <span>{t(`refusal.share.${mode}`)}</span>
          <input
            type="range"
            min={0}
            max={100}
            step={shareStep}
            value={share}
            onChange={({ target }) => setShare(Number(target.value))}
            onInput={(event) => event.stopPropagation()}
            onKeyDown={onShareKey}
          />
        </label>
      )}
      <p className="quiet image-viewer-hint">
        <span>
          {!isZoomed && hasOthers && `${t('refusal.keys.others')} · `}
          {t(isZoomed ? 'refusal.keys.zoomed' : hasShare ? 'refusal.keys.share' : 'refusal.keys.side')}
        </span>
      </p>
    </>
  );
};

interface SideProps {
  readonly kind: 'before' | 'after';
  readonly url: string | null;
  readonly n: number;
}

const Side = ({ kind, url, n }: SideProps) => {
  const t = useT();
  return (
    <span className="image-compare-side" data-kind={kind}>
      <span className="image-compare-word">{t(`listing.change.${kind}`)}</span>
      {url === null ? (
        <span className="image-compare-none">{t(kind === 'before' ? 'listingImages.nothingBefore' : 'refusal.noneNow')}</span>
      ) : (
        <img src={url} alt={t('listing.image.nth', { n })} decoding="async" draggable={false} />
      )}
    </span>
  );
};
