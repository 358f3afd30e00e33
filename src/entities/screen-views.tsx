import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Api, Problem } from '#api/client.ts';
import { problemMessage } from '#api/problem-message.ts';
import { everyViewQuery, removeView, savedViewsQuery, storeView, type NewView } from '#api/saved-views.ts';
import type { SavedView } from '#contract/shell.ts';
import { isWithoutId } from '#contract/unreadable.ts';
import { useT } from '#locale/locale.tsx';
import { useSendOnce } from '#outbox/use-send-once.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { readyViews } from '#palette/ready-views.ts';
import { SavedViews, type View } from '#ui/saved-views.tsx';
import { toast, undoableMs, type ToastAction } from '#ui/toast.tsx';

/** A place in a list, as it stands in the URL. */
type Search = Readonly<Record<string, string>>;

/** Only a refusal is certain to have changed nothing: after a lost answer the list may say something else. */
const changedNothing = ({ type }: Problem): boolean => type === 'Refused' || type === 'SessionEnded';

/** A view that was sent and may be stored. */
interface Unanswered {
  readonly id: string;
  /** As it was before, where it is written over. */
  readonly before: SavedView | undefined;
}

interface ScreenViewsProps {
  /** Which list they are places of. */
  readonly screen: string;
  readonly search: Search;
  readonly onApply: (search: Search) => void;
}

/** Places in a list with a name, kept at the server; mine, and those that colleagues show (row REV-6). */
export const ScreenViews = ({ screen, search, onApply }: ScreenViewsProps) => {
  const t = useT();
  const { api, newId, clock } = useWorkbench();
  const sendOnce = useSendOnce();
  const queryClient = useQueryClient();
  // By their names. The view whose answer was lost may be stored. Under another name a new view is meant.
  const unanswered = useRef(new Map<string, Unanswered>());
  const { data: saved = [] } = useQuery(savedViewsQuery(api, screen));
  const refresh = () => queryClient.invalidateQueries({ queryKey: everyViewQuery(api).queryKey });

  const views = saved.map(({ id, name, search: place, mine }): View => ({
    id,
    name,
    search: place,
    isMine: mine,
    ...(isWithoutId(id) ? { isUnreadable: true } : {}),
  }));
  const sayFailed = (
    problem: Problem,
    refused: 'views.failed' | 'views.notDeleted',
    unsure: 'views.unsure' | 'views.unsureDeleted',
    action?: ToastAction,
  ) => toast.error(t(changedNothing(problem) ? refused : unsure), { detail: problemMessage(problem), action });
  /** `undo`: of what was stored; `again`: of what was not. */
  const put = async (
    send: Api['send'],
    view: NewView,
    done: 'views.saved' | 'views.updated' | 'views.restored',
    { undo, again }: { readonly undo?: (() => ToastAction) | undefined; readonly again?: ToastAction },
  ) => {
    const stored = await storeView(send, view);
    if (stored.ok) toast.success(t(done), { action: undo?.() });
    else sayFailed(stored.error, 'views.failed', 'views.unsure', again);
    void refresh();
    return stored.ok;
  };
  /** An undo has no key of an earlier request. Under one that was never answered the server would repeat its answer and store nothing. */
  const undoTo = ({ mine: _mine, ...before }: SavedView): ToastAction => {
    const undo: ToastAction = {
      label: t('common.undo'),
      run: () => void put(api.send, before, 'views.restored', { again: undo }),
      untilMs: clock() + undoableMs,
    };
    return undo;
  };
  const save = async (name: string, isShared: boolean): Promise<boolean> => {
    // A view is a place, not what was chosen, or which page or form was open there.
    const { selected: _selected, page: _page, new: _new, ...place } = search;
    // Two of mine under one name could not be told apart: the one I have becomes this place.
    const mine = saved.find((view) => view.mine && view.name === name);
    const earlier = unanswered.current.get(name);
    const before = earlier?.before ?? mine;
    const id = mine?.id ?? earlier?.id ?? newId();
    unanswered.current.set(name, { id, before });
    // A shared view stays shared with colleagues when its owner gives it a new place.
    const shared = isShared || before?.shared === true;
    const view = { id, screen, name, search: `${new URLSearchParams(place)}`, shared };
    const isStored = await put(sendOnce, view, before ? 'views.updated' : 'views.saved', { undo: before && (() => undoTo(before)) });
    if (isStored) unanswered.current.delete(name);
    return isStored;
  };
  const remove = async ({ id, name }: View): Promise<void> => {
    const before = saved.find((view) => view.id === id);
    const removed = await removeView(api, id);
    const undo = before && undoTo(before);
    // A view that is not there is deleted: an earlier answer may have been lost.
    if (removed.ok || (removed.error.type === 'Refused' && removed.error.status === 404))
      toast.success(t('views.deleted'), { action: undo });
    else sayFailed(removed.error, 'views.notDeleted', 'views.unsureDeleted', changedNothing(removed.error) ? undefined : undo);
    // The deleted view may be the one whose answer was lost.
    if (unanswered.current.get(name)?.id === id) unanswered.current.delete(name);
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
