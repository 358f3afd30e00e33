import { findCommand } from '#commands/registry.ts';
import { useT } from '#locale/locale.tsx';
import { keysOf } from '#ui/kbd.tsx';
import { usePreferences } from '#ui/preferences.ts';
import { useCommands } from './context.tsx';
import { hotkeyOf, liveSpellingOf } from './keymap.ts';

/** As the queue's buttons: where no keyboard is to be expected, no key is printed. */
const withoutKeys = '(pointer: coarse), (max-width: 900px)';
/** The screen's key before the one that works everywhere. */
const undoCommands = ['queue.undoLast', 'sheet.undoLast', 'app.undoLast'];

/** 'Desfazer' with the key that does it on this screen; read when it is said, since screens change. */
export const useUndoLabel = (): (() => string) => {
  const { contexts } = useCommands();
  const { hotkeys } = usePreferences();
  const t = useT();
  return () => {
    if (matchMedia(withoutKeys).matches) return t('common.undo');
    const { handlers, scopes } = contexts.state();
    const command = undoCommands
      .flatMap((name) => (handlers.has(name) ? (findCommand(name) ?? []) : []))
      .find(({ scope }) => scope === 'global' || scopes.has(scope));
    const key = command && liveSpellingOf(hotkeyOf(command, hotkeys), hotkeys);
    return key ? t('outbox.undoWithKey', { key: keysOf(key).join('+') }) : t('common.undo');
  };
};
