import type { AnyCommand, Scope } from '#commands/command.ts';
import type { Role } from '#contract/call.ts';
import { bindingsOf, type HotkeyPreferences } from './keymap.ts';

export interface Shortcut {
  readonly command: AnyCommand;
  /** As chords: what is printed is what fires. */
  readonly spellings: readonly string[];
}

/** Where keys are live, the nearest first. */
export const scopes = [
  'queue',
  'sheet',
  'look',
  'listing',
  'order',
  'mediation',
  'question',
  'dialog',
  'global',
] as const satisfies readonly Scope[];

/** The live keys of a role by scope, the nearest first; scopes without keys are left out. */
export const shortcutsOf = (
  commands: readonly AnyCommand[],
  role: Role,
  preferences: HotkeyPreferences,
): readonly { readonly scope: Scope; readonly shortcuts: readonly Shortcut[] }[] => {
  const bindings = bindingsOf(commands, role, preferences);
  return scopes
    .map((scope) => ({
      scope,
      shortcuts: bindings.filter((binding) => binding.scope === scope).map(({ command, chords }) => ({ command, spellings: chords })),
    }))
    .filter(({ shortcuts }) => shortcuts.length > 0);
};
