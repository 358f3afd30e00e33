import { useSyncExternalStore } from 'react';
import { commandNamed } from '#commands/registry.ts';
import { Kbd } from '#ui/kbd.tsx';
import { usePreferences } from '#ui/preferences.ts';
import { useCommands } from './context.tsx';
import { hotkeyOf, liveSpellingOf } from './keymap.ts';

const useSpelling = (name: string): string | null => {
  const { hotkeys } = usePreferences();
  return liveSpellingOf(hotkeyOf(commandNamed(name), hotkeys), hotkeys);
};

/** The key of a command as this person has it; nothing when it has none or single keys are switched off. */
export const CommandKey = ({ name }: { readonly name: string }) => {
  const spelling = useSpelling(name);
  return spelling === null ? null : <Kbd hotkey={spelling} />;
};

/** The key that runs a command on this screen; null where it would not, because the key is another screen's. */
export const useKeyHere = (name: string): string | null => {
  const { contexts } = useCommands();
  const { scope } = commandNamed(name);
  const isHere = useSyncExternalStore(contexts.subscribe, () => scope === 'global' || contexts.state().scopes.has(scope));
  const spelling = useSpelling(name);
  return isHere ? spelling : null;
};

/** On a button that runs the command: seen beside its name, and no part of it. */
export const ButtonKey = ({ name }: { readonly name: string }) => {
  const spelling = useKeyHere(name);
  if (spelling === null) return null;
  return (
    <span className="button-key" aria-hidden>
      <Kbd hotkey={spelling} />
    </span>
  );
};

const ariaNames: Readonly<Record<string, string>> = { mod: 'Control', slash: '/', space: 'Space', up: 'ArrowUp', down: 'ArrowDown' };

/** As `aria-keyshortcuts` has it. */
export const ariaKeysOf = (spelling: string): string =>
  spelling
    .split('+')
    .map((key) => ariaNames[key] ?? `${key.charAt(0).toUpperCase()}${key.slice(1)}`)
    .join('+');
