import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listingQuery } from '#api/listings.ts';
import { useWorkbench } from '#commands/workbench.tsx';
import { afterPaint } from '#ui/after-paint.ts';
import { detailImage } from './detail/detail-image.ts';

/** Pictures kept decoded: enough for the open listing, the two ahead and the one before. */
const keptImages = 40;
const decoded = new Map<string, HTMLImageElement>();

const decodeAhead = (url: string): void => {
  const known = decoded.get(url);
  decoded.delete(url);
  const image = known ?? new Image();
  decoded.set(url, image);
  if (!known) {
    image.src = url;
    // A picture that can not be decoded shows so in the detail; ahead of time it is nobody's concern.
    image.decode().catch(() => decoded.delete(url));
  }
  const oldest = decoded.keys().next().value;
  if (decoded.size > keptImages && oldest !== undefined) decoded.delete(oldest);
};

/** The next listings and their pictures are here before they are asked for, so that a step paints in one frame. */
export const usePrefetch = (ahead: readonly string[]): void => {
  const { api } = useWorkbench();
  const queryClient = useQueryClient();
  const wanted = ahead.join(' ');
  useEffect(() => {
    let isWanted = true;
    const callOff = afterPaint(() => {
      for (const publishId of wanted.split(' ').filter(Boolean)) {
        queryClient
          .fetchQuery(listingQuery(api, publishId))
          .then(({ image }) => {
            if (isWanted) image.forEach((url, place) => decodeAhead(detailImage(url, place)));
          })
          // Not here yet when it is opened: then it loads before one's eyes and says so if it fails.
          .catch(() => undefined);
      }
    });
    return () => {
      isWanted = false;
      callOff();
    };
  }, [api, queryClient, wanted]);
};
