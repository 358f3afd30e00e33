import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Problem } from '#api/client.ts';
import { problemMessage } from '#api/problem-message.ts';
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
  /** Only a refusal is certain to have changed nothing: after a lost answer the list may say something else, and is asked. */
  const sayFailed = (problem: Problem, refused: 'views.failed' | 'views.notDeleted', unsure: 'views.unsure' | 'views.unsureDeleted') => {
    const isRefused = problem.type === 'Refused' || problem.type === 'SessionEnded';
    toast.error(t(isRefused ? refused : unsure), { detail: problemMessage(problem) });
  };
  const save = async (name: string, isShared: boolean): Promise<boolean> => {
    // A view is a place, not what was chosen or which page was open there.
    const { selected: _selected, page: _page, ...place } = search;
    // One that arrived after all, and is now called otherwise, is another.
    const id = saved.some((view) => view.id === nextId && view.name !== name) ? newId() : nextId;
    const stored = await storeView(sendOnce, { id, screen, name, search: `${new URLSearchParams(place)}`, shared: isShared });
    if (!stored.ok) {
      sayFailed(stored.error, 'views.failed', 'views.unsure');
      setNextId(id);
      await refresh();
      return false;
    }
    setNextId(newId());
    toast.success(t('views.saved'));
    await refresh();
    return true;
  };
  const remove = async ({ id }: View): Promise<void> => {
    const removed = await removeView(api, id);
    // Gone already, as after an answer that was lost, it is as deleted as can be.
    if (removed.ok || (removed.error.type === 'Refused' && removed.error.status === 404)) toast.success(t('views.deleted'));
    else sayFailed(removed.error, 'views.notDeleted', 'views.unsureDeleted');
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
