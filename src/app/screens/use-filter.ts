import { useCallback, useMemo } from 'react';
import type { z } from 'zod';
import { parseSearchAs, searchOf } from '../listing-search.ts';
import { usePageSearch } from '#entities/use-page-search.ts';

/**
 * The filters of a list as the address has them, and the way to change them: each change builds on the newest address, also one that is
 * still on its way.
 */
export const useFilter = <Filter extends object>(
  schema: z.ZodType<Filter> & { readonly shape: Readonly<Record<string, z.ZodType>> },
): readonly [Filter, (step: (before: Filter) => Filter) => void] => {
  const { search, write } = usePageSearch();
  const filter = useMemo(() => parseSearchAs(schema, search), [schema, search]);
  const change = useCallback(
    (step: (before: Filter) => Filter) => write((now) => searchOf(step(parseSearchAs(schema, now))), { replace: true }),
    [write, schema],
  );
  return [filter, change];
};
