import { Skeleton } from '@radix-ui/themes';
import { useT } from '#locale/locale.tsx';

/** The places of images and facts, in their sizes, so that nothing jumps when they arrive. */
export const DetailSkeleton = () => {
  const t = useT();
  return (
    <output className="detail-columns" aria-label={t('common.loading')}>
      <div className="detail-images">
        <Skeleton className="detail-image" />
        <Skeleton className="detail-image" />
        <Skeleton className="detail-image" />
      </div>
      <div className="detail-facts">
        {Array.from({ length: 11 }, (_, line) => (
          <Skeleton key={line} height="20px" />
        ))}
      </div>
    </output>
  );
};
