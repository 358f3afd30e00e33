import { commandNamed } from '#commands/registry.ts';
import { Kbd } from '#ui/kbd.tsx';
import { usePreferences } from '#ui/preferences.ts';
import { hotkeyOf, liveSpellingOf } from './keymap.ts';

/** The key of a command as this person has it; nothing when it has none or single keys are switched off. */
export const CommandKey = ({ name }: { readonly name: string }) => {
  const { hotkeys } = usePreferences();
  const spelling = liveSpellingOf(hotkeyOf(commandNamed(name), hotkeys), hotkeys);
  return spelling === null ? null : <Kbd hotkey={spelling} />;
};
