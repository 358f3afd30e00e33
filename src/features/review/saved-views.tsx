import { Button, Checkbox, IconButton, Popover, TextField } from '@radix-ui/themes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bookmark, Trash2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { removeView, savedViewsQuery, storeView } from '#api/saved-views.ts';
import { useWorkbench } from '#commands/workbench.tsx';
import { ListingFilter } from '#contract/listing.ts';
import type { SavedView } from '#contract/shell.ts';
import { useT } from '#locale/locale.tsx';
import { toast } from '#ui/toast.tsx';

const screen = 'review';

const toSearch = (filter: ListingFilter): string =>
  new URLSearchParams(Object.entries(filter).map(([key, value]) => [key, String(value)])).toString();

/** A view saved by an older console may hold what this one does not know: that part is left out. */
const fromSearch = (search: string): ListingFilter => {
  const parsed = ListingFilter.safeParse(Object.fromEntries(new URLSearchParams(search)));
  return parsed.success ? parsed.data : {};
};

interface SavedViewsProps {
  readonly filter: ListingFilter;
  readonly onApply: (filter: ListingFilter) => void;
}

/** Named filters, mine and those that colleagues show me; only mine can be removed (row REV-6). */
export const SavedViews = ({ filter, onApply }: SavedViewsProps) => {
  const t = useT();
  const { api, newId } = useWorkbench();
  const queryClient = useQueryClient();
  const { data: views = [] } = useQuery(savedViewsQuery(api, screen));
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);

  const refresh = () => queryClient.invalidateQueries({ queryKey: savedViewsQuery(api, screen).queryKey });
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (name.trim() === '') return;
    const saved = await storeView(api, { id: newId(), screen, name: name.trim(), search: toSearch(filter), shared: isShared });
    if (!saved.ok) return void toast.error(t('queue.views.failed'));
    setName('');
    toast.success(t('queue.views.saved'));
    await refresh();
  };
  const remove = async (view: SavedView): Promise<void> => {
    const removed = await removeView(api, view.id);
    if (!removed.ok) return void toast.error(t('queue.views.failed'));
    toast.success(t('queue.views.deleted'));
    await refresh();
  };

  const list = (label: string, shown: readonly SavedView[]) =>
    shown.length > 0 && (
      <section aria-label={label}>
        <h3 className="detail-section">{label}</h3>
        <ul className="saved-views-list">
          {shown.map((view) => (
            <li key={view.id}>
              <Popover.Close>
                <Button variant="ghost" onClick={() => onApply(fromSearch(view.search))}>
                  {view.name}
                </Button>
              </Popover.Close>
              {view.mine && (
                <IconButton
                  variant="ghost"
                  color="gray"
                  aria-label={t('queue.views.delete', { name: view.name })}
                  onClick={() => void remove(view)}
                >
                  <Trash2 size={14} aria-hidden />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      </section>
    );

  return (
    <Popover.Root>
      <Popover.Trigger>
        <Button size="1" variant="soft" color="gray">
          <Bookmark size={14} aria-hidden /> {t('queue.views')}
        </Button>
      </Popover.Trigger>
      <Popover.Content width="320px" className="saved-views">
        {views.length === 0 && <p className="detail-quiet">{t('queue.views.none')}</p>}
        {list(
          t('queue.views.mine'),
          views.filter(({ mine }) => mine),
        )}
        {list(
          t('queue.views.shared'),
          views.filter(({ mine }) => !mine),
        )}
        <form className="saved-views-form" onSubmit={(event) => void save(event)}>
          <TextField.Root
            value={name}
            maxLength={60}
            placeholder={t('queue.views.name')}
            aria-label={t('queue.views.name')}
            onChange={(event) => setName(event.target.value)}
          />
          <label className="queue-include">
            <Checkbox size="1" checked={isShared} onCheckedChange={(isOn) => setShared(isOn === true)} />
            {t('queue.views.share')}
          </label>
          <Button type="submit" size="1" disabled={name.trim() === ''}>
            {t('queue.views.save')}
          </Button>
        </form>
      </Popover.Content>
    </Popover.Root>
  );
};
