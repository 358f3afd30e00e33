import { useCallback } from 'react';
import { commandNamed } from '#commands/registry.ts';
import { keysOf } from '#ui/kbd.tsx';
import { usePreferences } from '#ui/preferences.ts';
import { hotkeyOf, liveSpellingOf } from './keymap.ts';

/** The key of a command as this person has it, for a sentence; null when it has none or single keys are switched off. */
export const useKeyOf = (): ((name: string) => string | null) => {
  const { hotkeys } = usePreferences();
  return useCallback(
    (name) => {
      const spelling = liveSpellingOf(hotkeyOf(commandNamed(name), hotkeys), hotkeys);
      return spelling === null ? null : keysOf(spelling).join('+');
    },
    [hotkeys],
  );
};
