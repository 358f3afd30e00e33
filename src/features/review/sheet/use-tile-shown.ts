import { useEffect, useState, type RefObject } from 'react';
import { afterPaint } from '#ui/after-paint.ts';

/** Of a tile this much has to be in view: heights are fractions of a pixel. */
const wholeRatio = 0.99;

interface TileShown {
  readonly tile: RefObject<HTMLElement | null>;
  /** What is drawn of it, by name; null while it is not all here. */
  readonly drawn: string | null;
  readonly onShown: (drawn: string) => void;
}

/** Tells once all of it was drawn, and painted, and in view from edge to edge. */
export const useTileShown = ({ tile, drawn, onShown }: TileShown): void => {
  const [seen, setSeen] = useState<string | null>(null);
  useEffect(() => {
    if (drawn === null || seen === drawn || !tile.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ intersectionRatio }) => intersectionRatio >= wholeRatio)) setSeen(drawn);
      },
      { threshold: wholeRatio },
    );
    observer.observe(tile.current);
    return () => observer.disconnect();
  }, [drawn, seen, tile]);
  const isWhole = drawn !== null && seen === drawn;
  useEffect(() => (isWhole ? afterPaint(() => onShown(drawn)) : undefined), [drawn, isWhole, onShown]);
};
