import { useRouterState } from '@tanstack/react-router';
import { useT } from '#locale/locale.tsx';

/**
 * The thin line at the top while a page is on its way. Its second is in the style sheet: nearly there after one, then full
 * (row NAV-12), and from then on the page's own skeleton speaks. Filters of one page show nothing here.
 */
export const LoadingBar = () => {
  const t = useT();
  const isLoading = useRouterState({
    select: ({ isLoading: busy, location, resolvedLocation }) => busy && location.pathname !== resolvedLocation?.pathname,
  });
  if (!isLoading) return null;
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the tag draws itself differently in every browser
  return <div className="loading-bar" role="progressbar" aria-label={t('shell.loading')} />;
};
