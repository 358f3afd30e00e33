import { useEffect, useState } from 'react';
import type { Listing } from '#contract/listing.ts';
import { rhythmMs } from '#palette/rhythm.ts';
import { isOverPage } from '#palette/typing.ts';

/** A tile that was shown: what was drawn of it, and since when it has been before the eyes, milliseconds since 1970. */
interface Painted {
  readonly listing: Listing;
  readonly since: number;
}

/** Tiles that were shown. Time in which something lay over the sheet counts for none of them: nobody saw what is behind it. */
const createPainted = () => {
  const byId = new Map<string, Painted>();
  let coveredAt: number | null = null;
  const wasSeen = ({ since }: Painted): boolean => coveredAt === null || coveredAt - since >= rhythmMs;
  /** Whether something lies over it by now, or does no longer. */
  const look = (): void => {
    const now = Date.now();
    if (isOverPage(document.activeElement)) coveredAt ??= now;
    else {
      // What was there for long enough before was seen, and needs no second look.
      for (const [id, tile] of byId) if (!wasSeen(tile)) byId.set(id, { ...tile, since: now });
      coveredAt = null;
    }
  };
  return {
    look,
    show: (id: string, listing: Listing): void => {
      look();
      byId.set(id, { listing, since: Date.now() });
    },
    listingOf: (id: string): Listing | undefined => byId.get(id)?.listing,
    /** Undefined while it was not seen yet. */
    sinceOf: (id: string): number | undefined => {
      look();
      const tile = byId.get(id);
      return tile && wasSeen(tile) ? tile.since : undefined;
    },
  };
};

/** Asked at the key, not drawn. */
export const usePainted = () => {
  const [painted] = useState(createPainted);
  useEffect(() => {
    // Whatever lies over the page takes the focus, and gives it back.
    document.addEventListener('focusin', painted.look);
    return () => document.removeEventListener('focusin', painted.look);
  }, [painted]);
  return painted;
};
