import { imageAtWidth } from '#api/image-at-width.ts';
import { useT } from '#locale/locale.tsx';
import type { ImageChange } from '#checks/image-changes.ts';

/** Each image that came, went or moved, seen and named. */
export const ImageChangesList = ({ changes }: { readonly changes: readonly ImageChange[] }) => {
  const t = useT();
  return (
    <ul className="detail-image-changes">
      {changes.map((change) => (
        <li key={change.url} data-kind={change.kind}>
          <img src={imageAtWidth(change.url, 112)} alt="" decoding="async" />
          <span>
            {change.kind === 'moved' ? t('listing.change.imageMoved', change) : t(`listing.change.image.${change.kind}`, { n: change.at })}
          </span>
        </li>
      ))}
    </ul>
  );
};
