import { useEffect, type RefObject } from 'react';
import type { Tile } from '#machines/screen/contact-sheet.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { askHistory, versionsSince } from '../versions-since.ts';

/** As it was painted, and the newest version that is known to be the same. */
interface Painted {
  readonly name: string;
  readonly version: number;
}

export type TileNews = 'ask' | 'same' | 'change';

interface Change {
  readonly tile: Tile;
  /** Its newest version that is known: a row is there before the whole of it. */
  readonly newest: number;
  /** What is judged of it, as it is now; null where that is not known. */
  readonly judged: string | null;
  readonly painted: RefObject<Painted | null>;
  /** Keep its identity. */
  readonly onTell: (news: TileNews, id: string) => void;
}

/**
 * Says whether a listing is another than it was painted as. A newer version alone does not tell: a reviewer who only passed over it made
 * one, too. Until its history says so it is in doubt, and where that does not come it is another.
 */
export const useChanged = ({ tile: { id, standing }, newest, judged, painted, onTell }: Change): void => {
  const { api, queryClient } = useWorkbench();
  useEffect(() => {
    const seen = painted.current;
    if (seen === null || (standing !== 'shown' && standing !== 'asked')) return undefined;
    if (judged !== null && judged !== seen.name) {
      onTell('change', id);
      return undefined;
    }
    if (standing === 'shown') {
      if (newest > seen.version) onTell('ask', id);
      return undefined;
    }
    let isOver = false;
    const listing = { publishId: id, version: newest };
    void askHistory(queryClient, api, listing).then(() => {
      if (isOver) return;
      const isSame = versionsSince(queryClient, api, listing, seen.version) <= 0;
      if (isSame) painted.current = { ...seen, version: newest };
      onTell(isSame ? 'same' : 'change', id);
    });
    return () => {
      isOver = true;
    };
  }, [api, id, judged, newest, onTell, painted, queryClient, standing]);
};
