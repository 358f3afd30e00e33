import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { clampView, scrolledTo, viewOfRow, type ListShape, type ListView } from './list-window.ts';

interface ListViewInput {
  readonly active: number;
  readonly count: number;
  readonly rowHeight: number;
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Where the list was scrolled to, kept by the caller between two mounts. */
  readonly place: { scrollTop: number } | undefined;
}

interface FollowedView extends ListView {
  /** The row the cursor was on when the view last followed it. */
  readonly followed: number;
  readonly height: number;
}

/**
 * Which part of the list is looked at: it follows the cursor, and the wheel where the cursor is not. Where a step leads is worked
 * out while rendering, so that the rows it brings are drawn in the same pass, and the page is laid out once.
 */
export const useListView = ({ active, count, rowHeight, scroller, place }: ListViewInput) => {
  const [kept, setView] = useState<FollowedView>(() => ({ start: 0, top: place?.scrollTop ?? 0, followed: -1, height: 0 }));
  const shape: ListShape = { count, rowHeight, height: kept.height };
  const isStep = kept.height > 0 && active >= 0 && active !== kept.followed;
  const { start, top } = isStep ? viewOfRow(kept, active, shape) : kept.height > 0 ? clampView(kept, shape) : kept;
  if (isStep || start !== kept.start || top !== kept.top)
    setView({ start, top, followed: isStep ? active : kept.followed, height: kept.height });

  useLayoutEffect(() => {
    const list = scroller.current;
    if (!list) return undefined;
    const measure = (): void => setView((now) => (now.height === list.clientHeight ? now : { ...now, height: list.clientHeight }));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    return () => observer.disconnect();
  }, [scroller]);

  /** Where the list is scrolled to: kept here, because asking the element makes the browser lay the page out. */
  const scrolled = useRef(0);
  useLayoutEffect(() => {
    const list = scroller.current;
    if (!list || kept.height === 0 || scrolled.current === top) return;
    list.scrollTo(0, top);
    scrolled.current = top;
    if (place) Object.assign(place, { scrollTop: top });
  }, [kept.height, place, scroller, top]);

  const onScroll = (to: number): void => {
    // The list's own step, heard of again: it is drawn already.
    if (scrolled.current === to) return;
    scrolled.current = to;
    if (place) Object.assign(place, { scrollTop: to });
    setView((now) => (now.top === to ? now : { ...now, ...scrolledTo(now, to, shape) }));
  };

  return { view: { start, top }, shape, onScroll };
};
