import { useEffect, useState, type RefObject } from 'react';
import { afterPaint } from '#ui/after-paint.ts';
import { isTallerThanView, wholeRatio } from './tile-view.ts';

interface TileShown {
  /** Its first and last lines are marked with `data-edge`. */
  readonly tile: RefObject<HTMLElement | null>;
  /** What is drawn of it, by name; null while it is not all here. */
  readonly drawn: string | null;
  readonly onShown: (drawn: string) => void;
}

/**
 * Tells once all of it was drawn, and painted, and in view from edge to edge; of one that is taller than the view, once either edge was in
 * view.
 */
export const useTileShown = ({ tile, drawn, onShown }: TileShown): void => {
  const [seen, setSeen] = useState<string | null>(null);
  useEffect(() => {
    const element = tile.current;
    if (drawn === null || seen === drawn || !element) return undefined;
    const unseen = new Set<Element>(element.querySelectorAll(':scope > [data-edge]'));
    const observer = new IntersectionObserver(
      (entries) => {
        const inView = entries.filter(({ intersectionRatio }) => intersectionRatio > 0);
        for (const { target } of inView) unseen.delete(target);
        const isWhole = inView.some(({ target, intersectionRatio }) => target === element && intersectionRatio >= wholeRatio);
        if (isWhole || (unseen.size === 0 && isTallerThanView(element))) setSeen(drawn);
      },
      { threshold: [0, wholeRatio] },
    );
    for (const each of [element, ...unseen]) observer.observe(each);
    return () => observer.disconnect();
  }, [drawn, seen, tile]);
  const isSeen = drawn !== null && seen === drawn;
  useEffect(() => (isSeen ? afterPaint(() => onShown(drawn)) : undefined), [drawn, isSeen, onShown]);
};
