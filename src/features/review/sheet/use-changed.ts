import { useEffect, type RefObject } from 'react';
import { useWorkbench } from '#outbox/workbench.tsx';
import { askHistory, versionsSince } from '../versions-since.ts';

/** As it was painted. */
export interface Painted {
  readonly name: string;
  readonly version: number;
}

interface Change {
  readonly id: string;
  /** Its newest version that is known: a row is there before the whole of it. */
  readonly newest: number;
  /** What is judged of it, as it is now; null where that is not known. */
  readonly judged: string | null;
  readonly painted: RefObject<Painted | null>;
  readonly isShown: boolean;
  readonly onChange: (id: string) => void;
}

/** Says that a listing is another than it was painted as: not of who only passed over it, which its history tells. */
export const useChanged = ({ id, newest, judged, painted, isShown, onChange }: Change): void => {
  const { api, queryClient } = useWorkbench();
  useEffect(() => {
    const seen = painted.current;
    if (!isShown || seen === null) return undefined;
    const isOther = judged !== null && judged !== seen.name;
    if (isOther) onChange(id);
    if (isOther || newest <= seen.version) return undefined;
    let isOver = false;
    const listing = { publishId: id, version: newest };
    void askHistory(queryClient, api, listing).then(() => {
      if (!isOver && versionsSince(queryClient, api, listing, seen.version) > 0) onChange(id);
    });
    return () => {
      isOver = true;
    };
  }, [api, id, isShown, judged, newest, onChange, painted, queryClient]);
};
