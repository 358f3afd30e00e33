// oxlint-disable react/preserve-manual-memoization -- the scroller is a ref: the same object for ever, whatever is in it
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { filled, isAway, overscan, rowsInView, rowsLaidOut, widen, type Span } from './row-window.ts';
import { canvasOf, placeAt, scrolled, type Extent, type Place } from './scaled-scroll.ts';

interface ScaledRowsInput {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly count: number;
  readonly rowHeight: number;
  /** What stands over the rows and does not scroll away. */
  readonly headHeight: number;
  readonly active: number;
  /** Hears which rows are in view before they are drawn, so that what is missing is on its way meanwhile. Keep its identity. */
  readonly onView: (view: Span) => void;
}

/** What is drawn. It changes when another row comes into view, or the bar and the rows part: never with each pixel. */
interface Drawn extends Span {
  /** Whole pixels between where the bar and where the rows are. */
  readonly shift: number;
  /** The most rows of which a pixel can be seen at once. */
  readonly most: number;
}

const isSame = (one: Drawn, other: Drawn): boolean =>
  one.first === other.first && one.last === other.last && one.shift === other.shift && one.most === other.most;

/** Lays out any number of rows of one height on a canvas that a browser can scroll (see scaled-scroll). */
export const useScaledRows = ({ scroller, count, rowHeight, headHeight, active, onView }: ScaledRowsInput) => {
  const place = useRef<Place>({ at: 0, bar: 0 });
  const [drawn, setDrawn] = useState<Drawn>({ first: 0, last: -1, shift: 0, most: 0 });
  const full = count * rowHeight;

  const extentOf = useCallback(
    (element: HTMLElement): Extent => ({ full, view: Math.max(0, element.clientHeight - headHeight) }),
    [full, headHeight],
  );

  const draw = useCallback(
    (element: HTMLElement): void => {
      const { at, bar } = place.current;
      const { view } = extentOf(element);
      const next: Drawn = {
        ...rowsInView({ at, view, rowHeight, count }),
        shift: Math.round(at - bar),
        most: Math.ceil(view / rowHeight) + 1,
      };
      if (count > 0) onView(next);
      const show = (): void => setDrawn((now) => (isSame(now, next) ? now : next));
      // Rows that move against the bar move in its frame: a frame later they would be seen in the wrong place.
      if (shiftOf.current === next.shift) show();
      else flushSync(show);
      shiftOf.current = next.shift;
    },
    [count, extentOf, rowHeight, onView],
  );
  const shiftOf = useRef(0);

  const settle = useCallback(
    (element: HTMLElement, next: Place): void => {
      if (Math.abs(next.bar - element.scrollTop) >= 1) element.scrollTop = next.bar;
      place.current = { at: next.at, bar: element.scrollTop };
      draw(element);
    },
    [draw],
  );

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const follow = (): void => {
      if (element.scrollTop !== place.current.bar) settle(element, scrolled(place.current, element.scrollTop, extentOf(element)));
    };
    // Also when a list became shorter: nothing is looked at beyond its end.
    const remeasure = (): void => settle(element, placeAt(place.current.at, extentOf(element)));
    const observer = new ResizeObserver(remeasure);
    observer.observe(element);
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, [scroller, settle, extentOf]);

  const goTo = useCallback(
    (at: number): void => {
      const element = scroller.current;
      if (element) settle(element, placeAt(at, extentOf(element)));
    },
    [scroller, settle, extentOf],
  );

  const reveal = useCallback(
    (index: number): void => {
      const element = scroller.current;
      if (!element) return;
      const { view } = extentOf(element);
      const top = index * rowHeight;
      if (top < place.current.at) goTo(top);
      else if (top + rowHeight > place.current.at + view) goTo(top + rowHeight - view);
    },
    [goTo, rowHeight, scroller, extentOf],
  );

  useLayoutEffect(() => {
    if (scroller.current) draw(scroller.current);
  }, [draw, scroller]);

  const slots = drawn.most + 2 * overscan;
  const laid = filled(widen(drawn, overscan, count), slots, count);
  return {
    canvas: canvasOf({ full }),
    view: drawn,
    indexes: rowsLaidOut(laid),
    isAway: isAway(active, laid, count),
    topOf: (index: number): number => index * rowHeight - drawn.shift,
    reveal,
    goTo,
    at: useCallback(() => place.current.at, []),
  };
};
