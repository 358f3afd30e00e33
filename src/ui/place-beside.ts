/** Room between what floats and the edge of the window. */
const EDGE = 8;

interface Anchor {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Placing {
  /** Room between it and its anchor. */
  readonly gap: number;
  /** How tall it may get where there is room. Left out, it stands under its anchor, and its own style says how tall. */
  readonly tallest?: number;
  readonly isRightToLeft: boolean;
}

interface Spot {
  readonly start: number;
  /** From the window's top, or from its foot. */
  readonly top: number | null;
  readonly bottom: number | null;
  readonly tallest: number | null;
}

/** Under its anchor, or over it where there is more room; inside the window. */
export const spotBeside = (anchor: Anchor, floating: Size, page: Size, { gap, tallest, isRightToLeft }: Placing): Spot => {
  const atAnchor = isRightToLeft ? page.width - anchor.right : anchor.left;
  const start = Math.max(EDGE, Math.min(atAnchor, page.width - floating.width - EDGE));
  const under = { start, top: anchor.bottom + gap, bottom: null };
  if (tallest === undefined) return { ...under, tallest: null };
  const below = page.height - anchor.bottom - gap - EDGE;
  const above = anchor.top - gap - EDGE;
  return below >= Math.min(floating.height, tallest) || below >= above
    ? { ...under, tallest: Math.min(tallest, below) }
    : { start, top: null, bottom: page.height - anchor.top + gap, tallest: Math.min(tallest, above) };
};

const px = (length: number | null): string => (length === null ? 'auto' : `${length}px`);

interface Floating extends Omit<Placing, 'isRightToLeft'> {
  /** Of what floats; 0 where it is not shown yet and nobody knows. */
  readonly width: number;
}

/** Puts an element of fixed position beside its anchor. */
export const placeBeside = ({ style, scrollHeight }: HTMLElement, anchor: Anchor, { width, ...placing }: Floating): void => {
  // The window without its scrollbars: what a fixed position is counted from.
  const { clientWidth, clientHeight, dir } = document.documentElement;
  const page = { width: clientWidth, height: clientHeight };
  const spot = spotBeside(anchor, { width, height: scrollHeight }, page, { ...placing, isRightToLeft: dir === 'rtl' });
  style.insetInlineStart = px(spot.start);
  style.insetBlock = `${px(spot.top)} ${px(spot.bottom)}`;
  if (spot.tallest !== null) style.maxBlockSize = px(spot.tallest);
};
