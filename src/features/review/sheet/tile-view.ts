/** Of a tile this much has to be in view: heights are fractions of a pixel. */
export const wholeRatio = 0.99;

/** What tiles are scrolled in; null where nothing is but the page. */
const scrollerOf = (tile: Element): Element | null => {
  for (let around = tile.parentElement; around; around = around.parentElement)
    if (/auto|scroll/u.test(getComputedStyle(around).overflowY)) return around;
  return null;
};

/** What is kept free at either end when a tile is scrolled to. */
const paddingOf = (scroller: Element): number => {
  const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(scroller);
  return (Number.parseFloat(scrollPaddingBlockStart) || 0) + (Number.parseFloat(scrollPaddingBlockEnd) || 0);
};

/** As after so much zoom that no tile fits: scrolled to, it is not in view from edge to edge. */
export const isTallerThanView = (tile: Element): boolean => {
  const scroller = scrollerOf(tile);
  const view = Math.min(scroller ? scroller.clientHeight - paddingOf(scroller) : innerHeight, innerHeight);
  return tile.getBoundingClientRect().height * wholeRatio > view;
};

/** So much of the view is scrolled at once: the eye finds the last lines again. */
const readOnShare = 0.8;

/** Scrolls within a tile that is taller than the view; false where it is at that end already, and where it fits. */
export const readOn = (tile: Element, by: 1 | -1): boolean => {
  const scroller = scrollerOf(tile);
  if (!scroller || !isTallerThanView(tile)) return false;
  const { top, bottom } = tile.getBoundingClientRect();
  const view = scroller.getBoundingClientRect();
  const hidden = by === 1 ? bottom - view.bottom : view.top - top;
  if (hidden < 1) return false;
  scroller.scrollBy({ top: by * Math.min(hidden, readOnShare * scroller.clientHeight) });
  return true;
};
