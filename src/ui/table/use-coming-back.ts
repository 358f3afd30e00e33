import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

interface ComingBack {
  readonly scroller: RefObject<HTMLElement | null>;
  /** The row that was left for another page; -1 when there is none. */
  readonly left: () => number;
  readonly hasRow: (index: number) => boolean;
  readonly see: (index: number) => void;
}

/**
 * A person who comes back from a row is on it again, and sees it.
 * A table that waited hidden, because the next page was left before it came, is not new: only its layout effects run again.
 */
export const useComingBack = ({ scroller, left, hasRow, see }: ComingBack): void => {
  const [first] = useState(left);
  useLayoutEffect(() => {
    if (left() < 0) return;
    // The page or its title has the focus where it was there before its table (shell.tsx): nobody put it there.
    if (document.activeElement?.matches('body, main, .page-title')) scroller.current?.focus({ preventScroll: true });
    see(left());
    // oxlint-disable-next-line react/exhaustive-deps -- each time the table is shown, not while one works in it
  }, []);
  const isThere = first >= 0 && hasRow(first);
  useEffect(() => {
    // A person who walked on meanwhile, or asks for other rows, is no more coming back.
    if (isThere && left() === first) see(first);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the row that was left is there
  }, [isThere]);
};
