import type { AnyCommand } from '#commands/command.ts';
import { refuse, ok, type Result } from '#lib/result.ts';
import { bindingsOf, clashesOf, type HotkeyPreferences } from './keymap.ts';
import { isBindable, type KeyChord } from './key-chord.ts';

export type ChoiceRefused =
  /** Erases text or moves the focus; never a shortcut. */
  { readonly reason: 'forbidden' } | { readonly reason: 'taken'; readonly by: AnyCommand };

const without = ({ overrides, ...rest }: HotkeyPreferences, name: string): HotkeyPreferences => ({
  ...rest,
  overrides: Object.fromEntries(Object.entries(overrides).filter(([each]) => each !== name)),
});

/** Gives a command another key, or refuses because someone else of its scope has it. Single keys count even while switched off. */
export const chooseKey = (
  commands: readonly AnyCommand[],
  preferences: HotkeyPreferences,
  command: AnyCommand,
  chord: KeyChord,
): Result<HotkeyPreferences, ChoiceRefused> => {
  if (!isBindable(chord)) return refuse({ reason: 'forbidden' });
  const chosen = { ...preferences, overrides: { ...preferences.overrides, [command.name]: chord } };
  const bindings = command.roles.flatMap((role) => bindingsOf(commands, role, { ...chosen, isOn: true }));
  const clash = clashesOf(bindings.filter(({ command: each }, at) => bindings.findIndex((other) => other.command === each) === at)).find(
    (each) => each.commands.includes(command),
  );
  const by = clash?.commands.find((each) => each !== command);
  return by ? refuse({ reason: 'taken', by }) : ok(chosen);
};

export const removeKey = (preferences: HotkeyPreferences, { name }: AnyCommand): HotkeyPreferences => ({
  ...preferences,
  overrides: { ...preferences.overrides, [name]: null },
});

/** Back to the key the command came with. */
export const resetKey = (preferences: HotkeyPreferences, { name }: AnyCommand): HotkeyPreferences => without(preferences, name);
