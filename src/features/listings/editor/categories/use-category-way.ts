import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { categoryQuery, excludedCategoriesQuery, rootCategoriesQuery } from '#api/categories.ts';
import type { Category } from '#contract/category.ts';
import { useWorkbench } from '#outbox/workbench.tsx';

type Step = Pick<Category, 'id' | 'name'>;

/** One level as it is shown: what it offers, and which of it is on the way. */
export interface Level {
  /** The category whose children they are; null is the main categories. */
  readonly of: Step | null;
  /** Undefined while they are on their way. */
  readonly offered: readonly Category[] | undefined;
  readonly isFailed: boolean;
  readonly selected: string | null;
  readonly retry: () => void;
}

/** The main categories. Without the excluded ones known, something would be offered that can not be used. */
const useMain = (): Omit<Level, 'selected'> & { readonly isOffered: (category: Step) => boolean } => {
  const { api } = useWorkbench();
  const roots = useQuery(rootCategoriesQuery(api));
  const excluded = useQuery(excludedCategoriesQuery(api));
  const isOffered = ({ id }: Step): boolean => excluded.data?.includes(id) !== true;
  return {
    of: null,
    isOffered,
    offered: excluded.data && roots.data?.filter(isOffered),
    isFailed: roots.isError || excluded.isError,
    retry: () => {
      if (roots.isError) void roots.refetch();
      if (excluded.isError) void excluded.refetch();
    },
  };
};

/**
 * The way from the main categories down. Each level is asked for under the category it belongs to, so that a slow answer about one
 * that was left meanwhile fills nothing: the last click wins (reliability 93).
 */
export const useCategoryWay = (chosen: string | null) => {
  const { api } = useWorkbench();
  const [walked, setWalked] = useState<readonly Step[] | null>(null);
  const start = useQuery({ ...categoryQuery(api, chosen ?? ''), enabled: walked === null && chosen !== null });
  const way = walked ?? start.data?.path_from_root ?? [];
  const { isOffered, ...main } = useMain();
  const opened = useQueries({ queries: way.map(({ id }) => categoryQuery(api, id)) });
  const below = way.flatMap((step, at): Level[] => {
    const answer = opened[at];
    const selected = way[at + 1]?.id ?? null;
    return answer
      ? [
          {
            of: step,
            offered: answer.data?.children_categories.filter(isOffered),
            isFailed: answer.isError,
            selected,
            retry: () => void answer.refetch(),
          },
        ]
      : [];
  });
  return {
    way,
    // The end of a way has no level of its own.
    levels: [{ ...main, selected: way[0]?.id ?? null }, ...below.filter(({ offered, isFailed }) => isFailed || offered?.length !== 0)],
    /** Without children it can be chosen (part 1, section 4). */
    isEnd: opened.at(-1)?.data?.children_categories.length === 0,
    /** Choosing what is selected does nothing. */
    step: (depth: number, to: Step): void => {
      if (way[depth]?.id !== to.id) setWalked([...way.slice(0, depth), { id: to.id, name: to.name }]);
    },
    jump: (to: readonly Step[]): void => setWalked(to),
  };
};
