import { useT } from '#locale/locale.tsx';
import { toast } from '../toast.tsx';
import type { RowQuery } from './query.ts';
import { selectionOf, type Selection } from './selection.ts';

/** Which rows to delete: `selection` within what `query` finds. */
export interface Chosen {
  readonly selection: Selection;
  readonly query: RowQuery;
  readonly count: number;
}

/** What became of one row. */
export interface RowResult {
  readonly id: string;
  /** Why it is still there, for a person; null when it is gone. */
  readonly problem: string | null;
}

interface DeleteInput {
  readonly chosen: Chosen;
  readonly onDelete: (chosen: Chosen) => Promise<readonly RowResult[]>;
  readonly choose: (selection: Selection) => void;
  readonly onDone: () => void;
}

/** Deletes what is chosen. What could not be deleted stays chosen, and why is said (capabilities A20). */
export const useDelete = () => {
  const t = useT();
  return async ({ chosen, onDelete, choose, onDone }: DeleteInput): Promise<void> => {
    let results: readonly RowResult[];
    try {
      results = await onDelete(chosen);
    } catch {
      toast.error(t('table.deleteBroke'));
      return;
    }
    const failed = results.filter(({ problem }) => problem !== null);
    choose(selectionOf(failed.map(({ id }) => id)));
    onDone();
    if (failed.length < results.length) toast.success(t('table.deleted', { n: results.length - failed.length }));
    const reasons = [...new Set(failed.map(({ problem }) => problem))].join('; ');
    if (failed.length > 0) toast.error(t('table.deleteFailed', { n: failed.length, why: reasons }));
  };
};
