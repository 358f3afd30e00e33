import { useCallback, useLayoutEffect, useRef } from 'react';
import type { ListingView } from '#commands/listing/listing-step.ts';
import { doubtsOf } from '#entities/listing/doubts.ts';
import type { Message } from '#locale/translate.ts';
import type { ImageRun } from './detail/use-image-run.ts';

/** What speaks against approving the open listing, its pictures included: as it is when the key is pressed. */
export const useDoubts = (listing: ListingView, images: Pick<ImageRun, 'errors'>): (() => readonly Message[]) => {
  const latest = useRef({ listing, images });
  useLayoutEffect(() => {
    latest.current = { listing, images };
  });
  return useCallback(() => {
    const now = latest.current;
    const ofImages = now.images
      .errors()
      .map(({ url: _url, ...wrong }): Message => ({ key: 'listing.issue.imageUnreadable', values: wrong }));
    return [...doubtsOf(now.listing), ...ofImages];
  }, []);
};
