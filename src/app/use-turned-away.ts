import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Role } from '#contract/call.ts';
import { useT } from '#locale/locale.tsx';

/** What the page is called that somebody was turned away from, for as long as they stay where they were led to; null where they came by themselves. */
export const useTurnedAway = (role: Role): string | null => {
  const t = useT();
  const router = useRouter();
  const asked = useLocation({ select: ({ state }) => state.turnedAwayFrom });
  const [from, setFrom] = useState(asked);
  if (asked !== undefined && asked !== from) setFrom(asked);
  // Said once: the browser keeps the entry of its history over a reload, and comes back to it.
  useEffect(() => {
    if (asked === undefined) return;
    void router.navigate({ to: '.', search: true, replace: true, state: ({ turnedAwayFrom: _said, ...rest }) => rest });
  }, [asked, router]);
  if (from === undefined) return null;
  const [matched] = router.getMatchedRoutes(from);
  const crumbs = matched.at(-1)?.options.staticData?.crumbs?.(role);
  const title = crumbs?.[0]?.title;
  return title === undefined ? from : t(title);
};
