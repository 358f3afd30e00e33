import { useCallback, useEffect, useRef } from 'react';
import type { UploadEntry } from './entries.ts';

/** Makes links to pictures on this computer, and takes each back when its entry no longer shows it. */
export const usePictures = (entries: readonly UploadEntry[]): ((file: File) => string) => {
  const links = useRef(new Set<string>());
  useEffect(() => {
    const shown = new Set(entries.map(({ stagedPic }) => stagedPic));
    for (const link of links.current) if (!shown.has(link)) takeBack(links.current, link);
  }, [entries]);
  useEffect(() => {
    const all = links.current;
    return () => {
      for (const link of all) takeBack(all, link);
    };
  }, []);
  return useCallback((file) => {
    const link = URL.createObjectURL(file);
    links.current.add(link);
    return link;
  }, []);
};

const takeBack = (links: Set<string>, link: string): void => {
  URL.revokeObjectURL(link);
  links.delete(link);
};
