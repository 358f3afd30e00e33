import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { commands } from '#commands/registry.ts';
import type { Role } from '#contract/call.ts';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { usePreferences } from '#ui/preferences.ts';
import { dialogKeysOf } from './dialog-keys.ts';
import type { HotkeyPreferences } from './keymap.ts';
import { shortcutsOf } from './shortcuts.ts';
import { Modal, useTypedInto } from './modal.tsx';
import { rank } from './ranking.ts';
import { wordIndexOf, type Searchable } from './word-index.ts';
import './palette.css';

/** How far each key moves the list, in parts of what is seen of it: the field above keeps the focus. */
const stepOf: Readonly<Record<string, number>> = { ArrowDown: 0.15, ArrowUp: -0.15, PageDown: 0.9, PageUp: -0.9 };

interface Line extends Searchable {
  readonly id: string;
  readonly keys: readonly string[];
}

interface Lines {
  readonly heading: string;
  readonly lines: readonly Line[];
}

/** The keys of commands, made from the bindings that fire, so that they can not say otherwise; then those of lists and of what lies over the page. */
const linesFor = (role: Role, hotkeys: HotkeyPreferences, t: Translate): readonly Lines[] => [
  ...shortcutsOf(commands, role, hotkeys).map(({ scope, shortcuts }) => ({
    heading: t(`hotkeys.scope.${scope}`),
    lines: shortcuts.map(({ command, spellings }) => ({
      id: command.name,
      title: t(command.title),
      aliases: command.aliases,
      keys: spellings,
    })),
  })),
  ...dialogKeysOf(role).map(({ title, keys }) => ({
    heading: t(title),
    lines: keys.map((each) => ({ id: each.does, title: t(each.does), aliases: [t(title)], keys: each.keys })),
  })),
];

/** Every key that works for this person, by where it works. */
export const ShortcutHelp = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useT();
  const { actor } = useWorkbench();
  const { hotkeys } = usePreferences();
  const { role } = actor();
  const input = useTypedInto();
  const [query, setQuery] = useState('');
  const groups = useMemo(() => linesFor(role, hotkeys, t), [role, hotkeys, t]);
  const all = useMemo(() => groups.flatMap(({ lines }) => lines), [groups]);
  const index = useMemo(() => wordIndexOf(all), [all]);
  const list = useRef<HTMLElement>(null);
  const scroll = (event: KeyboardEvent): void => {
    const step = stepOf[event.key];
    if (step === undefined || !list.current) return;
    event.preventDefault();
    list.current.scrollBy({ top: step * list.current.clientHeight });
  };
  const found = new Set(query.trim() === '' ? all : [...rank(index, query).positions].flatMap((position) => all[position] ?? []));
  const shown = groups
    .map(({ heading, lines }) => ({ heading, lines: lines.filter((each) => found.has(each)) }))
    .filter(({ lines }) => lines.length > 0);

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
        {shown.map(({ heading, lines }) => (
          <section key={heading} aria-label={heading}>
            <h3 className="shortcut-scope">{heading}</h3>
            <dl className="shortcut-list">
              {lines.map(({ id, title, keys }) => (
                <div key={id} className="shortcut-line">
                  <dt>{title}</dt>
                  <dd>
                    {keys.map((key) => (
                      <Kbd key={key} hotkey={key} />
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
