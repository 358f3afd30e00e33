import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { SharedPort } from '#ui/table/use-table-query.ts';
import { useBeingLeft } from '#ui/use-being-left.ts';
import { plainSearch } from '#lib/plain-search.ts';

/**
 * What the address of this page says behind its path, and the way to change it. A page that is being left changes it no more: words
 * that have settled and the place of a cursor arrive late, and would put the page back that somebody has just left.
 */
export const usePageSearch = (): SharedPort => {
  const said = useSearch({ strict: false });
  const search = useMemo(() => plainSearch(said), [said]);
  const navigate = useNavigate();
  const isBeingLeft = useBeingLeft();
  const write = useCallback<SharedPort['write']>(
    (next, { replace }) => {
      if (isBeingLeft()) return;
      const step = typeof next === 'function' ? next : () => next;
      void navigate({ to: '.', search: (now) => step(plainSearch(now)), replace, resetScroll: false });
    },
    [isBeingLeft, navigate],
  );
  return useMemo(() => ({ search, write }), [search, write]);
};
