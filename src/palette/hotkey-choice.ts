import type { AnyCommand } from '#commands/command.ts';
import { refuse, ok, type Result } from '#lib/result.ts';
import { clashesOf } from './clashes.ts';
import { bindingsOf, isText, type HotkeyPreferences } from './keymap.ts';
import { isBindable, type KeyChord } from './key-chord.ts';

export type ChoiceRefused =
  /** Erases text or moves the focus, and is never a shortcut; or is text, where the command works while typing. */
  { readonly reason: 'forbidden' | 'text' } | { readonly reason: 'taken'; readonly by: AnyCommand; readonly chord: KeyChord };

const without = ({ overrides, ...rest }: HotkeyPreferences, name: string): HotkeyPreferences => ({
  ...rest,
  overrides: Object.fromEntries(Object.entries(overrides).filter(([each]) => each !== name)),
});

/** These preferences, or whose a key of the command already is under them. Single keys count even while switched off. */
const unlessTaken = (
  commands: readonly AnyCommand[],
  command: AnyCommand,
  chosen: HotkeyPreferences,
): Result<HotkeyPreferences, ChoiceRefused> => {
  const bindings = command.roles.flatMap((role) => bindingsOf(commands, role, { ...chosen, isOn: true }));
  const clash = clashesOf(bindings.filter(({ command: each }, at) => bindings.findIndex((other) => other.command === each) === at)).find(
    (each) => each.commands.includes(command),
  );
  const by = clash?.commands.find((each) => each !== command);
  return clash && by ? refuse({ reason: 'taken', by, chord: clash.chord }) : ok(chosen);
};

/** Gives a command another key, or refuses because someone else who is live together with it has it. */
export const chooseKey = (
  commands: readonly AnyCommand[],
  preferences: HotkeyPreferences,
  command: AnyCommand,
  chord: KeyChord,
): Result<HotkeyPreferences, ChoiceRefused> => {
  if (!isBindable(chord)) return refuse({ reason: 'forbidden' });
  if (isText(command, chord)) return refuse({ reason: 'text' });
  return unlessTaken(commands, command, { ...preferences, overrides: { ...preferences.overrides, [command.name]: chord } });
};

export const removeKey = (preferences: HotkeyPreferences, { name }: AnyCommand): HotkeyPreferences => ({
  ...preferences,
  overrides: { ...preferences.overrides, [name]: null },
});

/** Back to the key the command came with, or refuses because somebody else was given it since. */
export const resetKey = (
  commands: readonly AnyCommand[],
  preferences: HotkeyPreferences,
  command: AnyCommand,
): Result<HotkeyPreferences, ChoiceRefused> => unlessTaken(commands, command, without(preferences, command.name));
