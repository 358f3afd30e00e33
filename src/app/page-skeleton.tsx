import { useT } from '#locale/locale.tsx';

/** Stands where the page will: its lines have the place of a title and of panels, so that nothing jumps. */
export const PageSkeleton = () => {
  const t = useT();
  return (
    <output className="page page-skeleton" aria-label={t('common.loading')}>
      <span className="skeleton" />
      <span className="skeleton" />
      <span className="skeleton" />
    </output>
  );
};
