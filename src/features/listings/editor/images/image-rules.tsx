import { imageSides, mostImageBytes, takenImageBytes } from '#contract/image-limits.ts';
import { mostImages } from '#contract/listing-calls.ts';
import type { ImageRole } from '#contract/sku.ts';
import { useT } from '#locale/locale.tsx';

const megabyte = 1024 * 1024;

/** What an image is measured by, told where one is chosen: otherwise a person learns it by being refused. */
export const ImageRules = ({ imageRole }: { readonly imageRole: Extract<ImageRole, 'cover' | 'variation'> }) => {
  const t = useT();
  return (
    <details className="image-rules">
      <summary>{t('listingImages.rules')}</summary>
      <ul>
        <li>{t('listingImages.rules.file', { most: mostImageBytes / megabyte, taken: takenImageBytes / megabyte })}</li>
        <li>{t('listingImages.rules.sides', imageSides)}</li>
        <li>{t('listingImages.rules.sharp')}</li>
        {imageRole === 'cover' && <li>{t('listingImages.rules.white')}</li>}
        <li>{t('listingImages.rules.validated', { most: mostImages })}</li>
      </ul>
    </details>
  );
};
