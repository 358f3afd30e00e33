import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { commands } from '#commands/registry.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { usePreferences } from '#ui/preferences.ts';
import { shortcutsOf } from './shortcuts.ts';
import { Modal, useTypedInto } from './modal.tsx';
import { rank } from './ranking.ts';
import { wordIndexOf } from './word-index.ts';
import './palette.css';

/** How far each key moves the list, in parts of what is seen of it: the field above keeps the focus. */
const stepOf: Readonly<Record<string, number>> = { ArrowDown: 0.15, ArrowUp: -0.15, PageDown: 0.9, PageUp: -0.9 };

/** Every key that works for this person, by where it works: made from the bindings that fire, so it can not say otherwise. */
export const ShortcutHelp = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useT();
  const { actor } = useWorkbench();
  const { hotkeys } = usePreferences();
  const { role } = actor();
  const input = useTypedInto();
  const [query, setQuery] = useState('');
  const groups = useMemo(() => shortcutsOf(commands, role, hotkeys), [role, hotkeys]);
  const index = useMemo(
    () =>
      wordIndexOf(
        groups.flatMap(({ shortcuts }) => shortcuts.map(({ command }) => ({ title: t(command.title), aliases: command.aliases }))),
      ),
    [groups, t],
  );
  const list = useRef<HTMLElement>(null);
  const scroll = (event: KeyboardEvent): void => {
    const step = stepOf[event.key];
    if (step === undefined || !list.current) return;
    event.preventDefault();
    list.current.scrollBy({ top: step * list.current.clientHeight });
  };
  const all = groups.flatMap(({ shortcuts }) => shortcuts);
  const found = new Set(query.trim() === '' ? all : [...rank(index, query).positions].flatMap((position) => all[position] ?? []));
  const shown = groups
    .map(({ scope, shortcuts }) => ({ scope, shortcuts: shortcuts.filter((each) => found.has(each)) }))
    .filter(({ shortcuts }) => shortcuts.length > 0);

  return (
    <Modal label={t('app.shortcuts')} className="shortcut-help" onClose={onClose}>
      <div className="palette-head">
        <input
          ref={input}
          type="search"
          className="palette-input"
          aria-label={t('hotkeys.search')}
          placeholder={t('hotkeys.search')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={scroll}
        />
        <button type="button" className="palette-close" onClick={onClose}>
          {t('palette.close')}
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keys */}
      <section ref={list} className="shortcut-groups" tabIndex={0} aria-label={t('app.shortcuts')}>
        {shown.map(({ scope, shortcuts }) => (
          <section key={scope} aria-label={t(`hotkeys.scope.${scope}`)}>
            <h3 className="shortcut-scope">{t(`hotkeys.scope.${scope}`)}</h3>
            <dl className="shortcut-list">
              {shortcuts.map(({ command, spellings }) => (
                <div key={command.name} className="shortcut-line">
                  <dt>{t(command.title)}</dt>
                  <dd>
                    {spellings.map((spelling) => (
                      <Kbd key={spelling} hotkey={spelling} />
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </section>
      <footer className="palette-foot">
        <output>{shown.length === 0 ? t('hotkeys.none') : ''}</output>
        <span className="palette-hint">{hotkeys.isOn ? '' : t('hotkeys.off')}</span>
      </footer>
    </Modal>
  );
};
