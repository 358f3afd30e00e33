import { Button, Checkbox, IconButton, TextField } from '@radix-ui/themes';
import { Bookmark, Trash2 } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { useT } from '#locale/locale.tsx';
import { FloatingPanel } from './floating-panel.tsx';
import './saved-views.css';

export interface View {
  readonly id: string;
  readonly name: string;
  /** The place, as it stands in the URL. */
  readonly search: string;
  /** Only mine can be removed by me. */
  readonly isMine: boolean;
  /** What the server told of it leads nowhere: shown, never chosen. */
  readonly isUnreadable?: true;
}

interface SavedViewsProps {
  /** Places everybody has, by what is to be done there. */
  readonly ready?: readonly View[];
  readonly views: readonly View[];
  readonly onApply: (search: string) => void;
  /** True when it was saved. */
  readonly onSave: (name: string, isShared: boolean) => Promise<boolean>;
  readonly onRemove: (view: View) => void;
}

const none: readonly View[] = [];

/** Where the focus goes when the view in whose row it was is gone: to the row beside it, or the panel. */
const useFocusAfterRemoval = (views: readonly View[]) => {
  const removed = useRef<{ readonly id: string; readonly focus: () => void } | null>(null);
  useLayoutEffect(() => {
    if (removed.current === null || views.some(({ id }) => id === removed.current?.id)) return;
    if (document.activeElement === document.body) removed.current.focus();
    removed.current = null;
  }, [views]);
  return (id: string, bin: Element): void => {
    const row = bin.closest('li');
    const [next, panel] = [row?.nextElementSibling ?? row?.previousElementSibling, bin.closest<HTMLElement>('[role="dialog"]')];
    // Not to its bin: Enter held down would empty the list.
    const focus = (): void => (next?.querySelector<HTMLElement>('button:enabled') ?? panel)?.focus();
    removed.current = { id, focus };
  };
};

/** Named places of a list, mine and those that colleagues show me. Where they are kept is the caller's. */
export const SavedViews = ({ ready = none, views, onApply, onSave, onRemove }: SavedViewsProps) => {
  const t = useT();
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const remember = useFocusAfterRemoval(views);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    // What is typed meanwhile is the next view's name.
    if (name.trim() !== '' && (await onSave(name.trim(), isShared))) setName((now) => (now === name ? '' : now));
  };
  const list = (label: string, shown: readonly View[], close: () => void) =>
    shown.length > 0 && (
      <section className="saved-views-list" aria-label={label}>
        <h3>{label}</h3>
        <ul>
          {shown.map((view) => (
            <li key={view.id}>
              <Button
                variant="ghost"
                disabled={view.isUnreadable === true}
                onClick={() => {
                  close();
                  onApply(view.search);
                }}
              >
                {view.name}
              </Button>
              {view.isMine && (
                <IconButton
                  variant="ghost"
                  color="gray"
                  aria-label={t('views.delete', { name: view.name })}
                  onClick={({ currentTarget }) => {
                    remember(view.id, currentTarget);
                    onRemove(view);
                  }}
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
    <FloatingPanel
      label={t('views.title')}
      className="saved-views"
      width={300}
      renderOpener={(opener) => (
        <Button variant="soft" color="gray" title={t('views.title')} {...opener}>
          <Bookmark size={15} aria-hidden /> <span className="saved-views-name">{t('views.title')}</span>
        </Button>
      )}
    >
      {(close) => (
        <>
          {list(t('views.ready'), ready, close)}
          {views.length === 0 && <p className="quiet">{t('views.none')}</p>}
          {list(
            t('views.mine'),
            views.filter(({ isMine }) => isMine),
            close,
          )}
          {list(
            t('views.shared'),
            views.filter(({ isMine }) => !isMine),
            close,
          )}
          <form className="saved-views-form" onSubmit={(event) => void save(event)}>
            <TextField.Root
              value={name}
              maxLength={60}
              placeholder={t('views.name')}
              aria-label={t('views.name')}
              onChange={(event) => setName(event.target.value)}
            />
            <label className="saved-views-share">
              <Checkbox size="1" checked={isShared} onCheckedChange={(isOn) => setShared(isOn === true)} />
              {t('views.share')}
            </label>
            <Button type="submit" size="1" disabled={name.trim() === ''}>
              {t('views.save')}
            </Button>
          </form>
        </>
      )}
    </FloatingPanel>
  );
};
