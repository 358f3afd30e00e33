import { useMemo } from 'react';
import type { ImageRole } from '#contract/sku.ts';
import { useImageValidation } from '#entities/listing/use-image-validation.ts';
import type { ImageStanding, ImageToValidate } from '#machines/screen/validate-image.ts';
import type { UploadEntry } from '#ui/upload/entries.ts';

export interface DraftRun {
  readonly of: (entry: UploadEntry) => ImageStanding;
  readonly validate: (entry: UploadEntry) => void;
  readonly validateAll: (entries: readonly UploadEntry[]) => void;
}

/** Where each image of a field stands in its lifecycle, stored or still on this computer (row IMG-1). A replaced one is another entry. */
export const useDraftRun = (role: ImageRole): DraftRun => {
  const images = useImageValidation();
  return useMemo(() => {
    const imageOf = ({ key, file, url }: UploadEntry): ImageToValidate => ({ key, file, url, role });
    return {
      of: (entry) => images.of(imageOf(entry)),
      validate: (entry) => images.validate(imageOf(entry)),
      validateAll: (entries) => images.validateAll(entries.map(imageOf)),
    };
  }, [images, role]);
};
