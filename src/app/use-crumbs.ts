import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Role } from '#contract/call.ts';
import { useT } from '#locale/locale.tsx';

/** The breadcrumb of the page on screen, in words; sets the page's title too. None on the home page, which greets. */
export const useCrumbs = (role: Role): readonly { readonly title: string; readonly path: string }[] => {
  const t = useT();
  const staticData = useMatches({ select: (matches) => matches.at(-1)?.staticData });
  const crumbs = (staticData?.crumbs?.(role) ?? []).map(({ title, path }) => ({ title: t(title), path }));
  const title = crumbs.at(-1)?.title ?? t('shell.title.home');
  useEffect(() => {
    document.title = `${title} · ${t('common.product')}`;
  }, [title, t]);
  return crumbs;
};
