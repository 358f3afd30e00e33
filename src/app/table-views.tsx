import { useQuery, useQueryClient } from '@tanstack/react-query';
import { removeView, savedViewsQuery, storeView } from '#api/saved-views.ts';
import { useWorkbench } from '#commands/workbench.tsx';
import { useT } from '#locale/locale.tsx';
import type { TableSearch } from '#ui/table/query-codec.ts';
import { SavedViews, type View } from '#ui/table/saved-views.tsx';
import { toast } from '#ui/toast.tsx';

interface TableViewsProps {
  /** Which list they are places of. */
  readonly screen: string;
  readonly search: TableSearch;
  readonly onApply: (search: TableSearch) => void;
}

/** Places in a list with a name, kept at the server. */
export const TableViews = ({ screen, search, onApply }: TableViewsProps) => {
  const t = useT();
  const { api, newId } = useWorkbench();
  const queryClient = useQueryClient();
  const { data: saved = [] } = useQuery(savedViewsQuery(api, screen));
  const refresh = () => queryClient.invalidateQueries({ queryKey: savedViewsQuery(api, screen).queryKey });

  const views = saved.map(({ id, name, search: text, mine }): View => ({
    id,
    name,
    search: Object.fromEntries(new URLSearchParams(text)),
    isMine: mine,
  }));
  const save = async (name: string, isShared: boolean): Promise<boolean> => {
    // A view is a place, not what was chosen or which page was open there.
    const { selected: _selected, page: _page, ...place } = search;
    const stored = await storeView(api, { id: newId(), screen, name, search: `${new URLSearchParams(place)}`, shared: isShared });
    if (!stored.ok) {
      toast.error(t('queue.views.failed'));
      return false;
    }
    toast.success(t('queue.views.saved'));
    await refresh();
    return true;
  };
  const remove = async ({ id }: View): Promise<void> => {
    const removed = await removeView(api, id);
    if (!removed.ok) toast.error(t('queue.views.failed'));
    await refresh();
  };
  return <SavedViews views={views} onApply={onApply} onSave={save} onRemove={(view) => void remove(view)} />;
};
