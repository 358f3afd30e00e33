import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { everyViewQuery, removeView, savedViewsQuery, storeView } from '#api/saved-views.ts';
import { isWithoutId } from '#contract/unreadable.ts';
import { useT } from '#locale/locale.tsx';
import { useSendOnce } from '#outbox/use-send-once.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { readyViews } from '#palette/ready-views.ts';
import { SavedViews, type View } from '#ui/saved-views.tsx';
import { toast } from '#ui/toast.tsx';

/** A place in a list, as it stands in the URL. */
type Search = Readonly<Record<string, string>>;

interface ScreenViewsProps {
  /** Which list they are places of. */
  readonly screen: string;
  readonly search: Search;
  readonly onApply: (search: Search) => void;
}

/** Places in a list with a name, kept at the server; mine, and those that colleagues show (row REV-6). */
export const ScreenViews = ({ screen, search, onApply }: ScreenViewsProps) => {
  const t = useT();
  const { api, newId } = useWorkbench();
  const sendOnce = useSendOnce();
  const queryClient = useQueryClient();
  // Of the one that is saved next: saved again after a lost answer it is still the same.
  const [nextId, setNextId] = useState(newId);
  const { data: saved = [] } = useQuery(savedViewsQuery(api, screen));
  const refresh = () => queryClient.invalidateQueries({ queryKey: everyViewQuery(api).queryKey });

  const views = saved.map(({ id, name, search: place, mine }): View => ({
    id,
    name,
    search: place,
    isMine: mine,
    ...(isWithoutId(id) ? { isUnreadable: true } : {}),
  }));
  const save = async (name: string, isShared: boolean): Promise<boolean> => {
    // A view is a place, not what was chosen or which page was open there.
    const { selected: _selected, page: _page, ...place } = search;
    const stored = await storeView(sendOnce, { id: nextId, screen, name, search: `${new URLSearchParams(place)}`, shared: isShared });
    if (!stored.ok) {
      toast.error(t('views.failed'));
      return false;
    }
    setNextId(newId());
    toast.success(t('views.saved'));
    await refresh();
    return true;
  };
  const remove = async ({ id }: View): Promise<void> => {
    const removed = await removeView(api, id);
    if (removed.ok) toast.success(t('views.deleted'));
    else toast.error(t('views.notDeleted'));
    // It may be the one whose answer was lost.
    setNextId(newId());
    await refresh();
  };
  return (
    <SavedViews
      ready={(readyViews[screen] ?? []).map(({ name, search: place }) => ({ id: name, name: t(name), search: place, isMine: false }))}
      views={views}
      onApply={(place) => onApply(Object.fromEntries(new URLSearchParams(place)))}
      onSave={save}
      onRemove={(view) => void remove(view)}
    />
  );
};
