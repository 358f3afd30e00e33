import { useLocation, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Role } from '#contract/call.ts';
import type { Head } from '#features/shell/page-head.tsx';
import type { Crumb } from '#features/shell/header.tsx';
import { useT } from '#locale/locale.tsx';
import { noteStep } from '#ui/came-from.ts';
import { useTabTitle } from '#ui/use-tab-title.ts';
import { placeOf } from './crumbs.ts';

/** Breadcrumb and title of the page on screen, in words; names the tab too, and the way back here. */
export const usePlace = (role: Role): { readonly pathname: string; readonly crumbs: readonly Crumb[]; readonly head: Head } => {
  const t = useT();
  const pathname = useLocation({ select: (location) => location.pathname });
  const at = useLocation({ select: ({ state }) => state.__TSR_index });
  const staticData = useMatches({ select: (matches) => matches.at(-1)?.staticData });
  const { crumbs, tabTitle, head } = placeOf(
    pathname,
    staticData?.crumbs?.(role) ?? [],
    staticData?.isFilled ?? false,
    staticData?.isTitled,
  );
  useTabTitle(t(tabTitle));
  useEffect(() => noteStep(at, { path: pathname, title: tabTitle }), [at, pathname, tabTitle]);
  return {
    pathname,
    crumbs: crumbs.map((crumb) => ({ title: t(crumb.title), path: crumb.path })),
    head: head.kind === 'title' ? { ...head, title: t(head.title) } : head,
  };
};
