import type { Role } from '#contract/call.ts';
import type { AnyCommand, Scope } from './command.ts';
import { canonicalStroke, isBindable, isPlainCharacter, type Stroke } from './stroke.ts';

/** What a person chose for the keys; `null` takes the key of a command away. */
export interface HotkeyPreferences {
  readonly isOn: boolean;
  readonly overrides: Readonly<Record<string, string | null>>;
}

export interface Binding {
  readonly command: AnyCommand;
  readonly scope: Scope;
  readonly strokes: readonly Stroke[];
}

/** The hotkey as it is spelled for a person, own choice before default; null when the command has none. */
export const hotkeyOf = (command: AnyCommand, { overrides }: HotkeyPreferences): string | null => {
  const own = overrides[command.name];
  return own === undefined ? (command.hotkey ?? null) : own;
};

/** Several spellings may be given, separated by commas: 'j, down'. */
export const spellingsOf = (hotkey: string): readonly string[] =>
  hotkey
    .split(',')
    .map((spelling) => spelling.trim())
    .filter(Boolean);

/**
 * The live keys of a role. Switched off, everything that is one character without Ctrl, Cmd or Alt goes (WCAG 2.1.4), arrows and
 * Ctrl/Cmd combinations stay; Backspace and Delete are bound to nothing, whatever was stored.
 */
export const bindingsOf = (commands: readonly AnyCommand[], role: Role, preferences: HotkeyPreferences): readonly Binding[] =>
  commands
    .filter(({ roles }) => roles.includes(role))
    .map((command) => ({
      command,
      scope: command.scope,
      strokes: spellingsOf(hotkeyOf(command, preferences) ?? '')
        .map(canonicalStroke)
        .filter((stroke) => isBindable(stroke) && (preferences.isOn || !isPlainCharacter(stroke))),
    }))
    .filter(({ strokes }) => strokes.length > 0);

export interface Clash {
  readonly stroke: Stroke;
  readonly commands: readonly [AnyCommand, AnyCommand];
}

const overlap = (a: Scope, b: Scope): boolean => a === b || a === 'global' || b === 'global';

/** Pairs that claim one stroke where both are live: in one scope, or one of them everywhere. */
export const clashesOf = (bindings: readonly Binding[]): readonly Clash[] =>
  bindings.flatMap((first, at) =>
    bindings
      .slice(at + 1)
      .filter((second) => overlap(first.scope, second.scope))
      .flatMap((second) =>
        first.strokes
          .filter((stroke) => second.strokes.includes(stroke))
          .map((stroke): Clash => ({ stroke, commands: [first.command, second.command] })),
      ),
  );

/** Bindings by stroke, so that a key costs one look-up however many commands there are. */
export type Keymap = ReadonlyMap<Stroke, readonly Binding[]>;

export const keymapOf = (bindings: readonly Binding[]): Keymap => {
  const keymap = new Map<Stroke, Binding[]>();
  for (const binding of bindings) {
    for (const stroke of binding.strokes) {
      const claimed = keymap.get(stroke);
      if (!claimed) keymap.set(stroke, [binding]);
      else if (!claimed.includes(binding)) claimed.push(binding);
    }
  }
  return keymap;
};

/** Who answers to a key: the claims of live scopes on its first reading that anybody claims. Two claims mean that neither fires. */
export const claimsOn = (keymap: Keymap, strokes: readonly Stroke[], scopes: ReadonlySet<Scope>): readonly Binding[] => {
  for (const stroke of strokes) {
    const claims = (keymap.get(stroke) ?? []).filter(({ scope }) => scopes.has(scope));
    if (claims.length > 0) return claims;
  }
  return [];
};

/** The first spelling that works under these preferences, for the key printed on rows, buttons and tooltips. */
export const liveSpellingOf = (hotkey: string | null, { isOn }: HotkeyPreferences): string | null =>
  spellingsOf(hotkey ?? '').find((spelling) => {
    const stroke = canonicalStroke(spelling);
    return isBindable(stroke) && (isOn || !isPlainCharacter(stroke));
  }) ?? null;
