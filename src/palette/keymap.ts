import type { AnyCommand, Scope } from '#commands/command.ts';
import type { Role } from '#contract/call.ts';
import { canonicalChord, isBindable, isPlainCharacter, type KeyChord } from './key-chord.ts';

/** What a person chose for the keys; `null` takes the key of a command away. */
export interface HotkeyPreferences {
  readonly isOn: boolean;
  readonly overrides: Readonly<Record<string, string | null>>;
}

export interface Binding {
  readonly command: AnyCommand;
  readonly scope: Scope;
  readonly chords: readonly KeyChord[];
}

/** Of a command that works while typing: a key that is text would be taken out of every word. */
export const isText = ({ worksWhileTyping }: AnyCommand, hotkey: string): boolean =>
  worksWhileTyping === true && isPlainCharacter(canonicalChord(hotkey));

/** The hotkey as it is spelled for a person, own choice before default; null when the command has none. */
export const hotkeyOf = (command: AnyCommand, { overrides }: HotkeyPreferences): string | null => {
  const own = overrides[command.name];
  return own === undefined || (own !== null && isText(command, own)) ? (command.hotkey ?? null) : own;
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
      chords: spellingsOf(hotkeyOf(command, preferences) ?? '')
        .map(canonicalChord)
        .filter((chord) => isBindable(chord) && (preferences.isOn || !isPlainCharacter(chord))),
    }))
    .filter(({ chords }) => chords.length > 0);

/** Without those whose key another one of them takes while it is offered. */
export const withoutOutranked = (claims: readonly Binding[]): readonly Binding[] =>
  claims.filter((claim) => !claims.some(({ command }) => command.outranks?.includes(claim.command.name)));

/** Bindings by chord, so that a key costs one look-up however many commands there are. */
export type Keymap = ReadonlyMap<KeyChord, readonly Binding[]>;

export const keymapOf = (bindings: readonly Binding[]): Keymap => {
  const keymap = new Map<KeyChord, Binding[]>();
  for (const binding of bindings) {
    for (const chord of binding.chords) {
      const claimed = keymap.get(chord);
      if (!claimed) keymap.set(chord, [binding]);
      else if (!claimed.includes(binding)) claimed.push(binding);
    }
  }
  return keymap;
};

/** The bindings that answer to a key: claims of live scopes on its first reading that has any. Two claims mean that neither fires. */
export const claimsOn = (keymap: Keymap, chords: readonly KeyChord[], scopes: ReadonlySet<Scope>): readonly Binding[] => {
  for (const chord of chords) {
    const claims = (keymap.get(chord) ?? []).filter(({ scope }) => scopes.has(scope));
    if (claims.length > 0) return claims;
  }
  return [];
};

/** The first spelling that works under these preferences, for the key printed on rows, buttons and tooltips. */
export const liveSpellingOf = (hotkey: string | null, { isOn }: HotkeyPreferences): string | null =>
  spellingsOf(hotkey ?? '').find((spelling) => {
    const chord = canonicalChord(spelling);
    return isBindable(chord) && (isOn || !isPlainCharacter(chord));
  }) ?? null;
