import { useEffect } from 'react';
import { useT } from '#locale/locale.tsx';
import { createLazyModule } from '#ui/lazy-module.ts';
import { LazyPart } from '#ui/lazy-part.tsx';
import { whenIdle } from '#ui/when-idle.ts';
import type { ViewedImages } from './use-viewed.ts';

/** A listing is drawn without it. It is fetched ahead, so that it opens without a network. */
const viewerPart = createLazyModule(() => import('./image-viewer-dialog.tsx'));

/** The pictures of a listing, large, once one of them is `shown`. */
export const ImageViewer = (images: ViewedImages) => {
  const t = useT();
  useEffect(() => whenIdle(viewerPart.ahead), []);
  return (
    images.shown !== null && (
      <LazyPart lazy={viewerPart} missing={t('listing.image.viewerMissing')}>
        {({ ImageViewerDialog }) => <ImageViewerDialog {...images} />}
      </LazyPart>
    )
  );
};
