/**
 * One key press in one spelling: modifiers in the order mod, ctrl, meta, alt, shift, then the key; 'mod+k', 'shift+j', '?', 'arrowdown'.
 *
 * Letters go by what the layout prints, because help, tooltips and key caps must agree: on AZERTY the key marked A approves,
 * wherever it lies. Only a layout that prints no Latin letter there (Cyrillic, Greek, Hebrew) is read by place. Digits are read
 * by what they print and then by place, because AZERTY prints '&' where it keeps the 1. Other characters are their own name,
 * with or without Shift: '?' lies on another key in each of ABNT2, US and German, and is '?' on all of them.
 */
export type KeyChord = string;

/** The part of a keyboard event that decides; a plain object in tests. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly getModifierState?: (name: string) => boolean;
}

const modifiers = ['mod', 'ctrl', 'meta', 'alt', 'shift'] as const;
type Modifier = (typeof modifiers)[number];
const isModifier = (part: string): part is Modifier => modifiers.some((each) => each === part);

const aliases: Readonly<Record<string, string>> = {
  esc: 'escape',
  return: 'enter',
  up: 'arrowup',
  down: 'arrowdown',
  left: 'arrowleft',
  right: 'arrowright',
  slash: '/',
  comma: 'comma',
  ' ': 'space',
  control: 'ctrl',
};

const spell = (held: ReadonlySet<Modifier>, key: string): KeyChord => [...modifiers.filter((each) => held.has(each)), key].join('+');

/** A hotkey as declared or chosen ('shift+down', 'esc', 'mod+k') in the one spelling chords are compared in. */
export const canonicalChord = (hotkey: string): KeyChord => {
  // A trailing plus is the key itself: 'mod++'.
  const parts = hotkey
    .trim()
    .toLowerCase()
    .split(/\+(?=.)/u)
    .map((part) => aliases[part] ?? part);
  const held = new Set(parts.filter(isModifier));
  const key = parts.findLast((part) => !isModifier(part)) ?? '';
  return spell(held, key);
};

const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/u.test(navigator.userAgent);

const heldOf = (press: KeyPress): Set<Modifier> => {
  const held = new Set<Modifier>();
  if (press.ctrlKey) held.add(isMac ? 'ctrl' : 'mod');
  if (press.metaKey) held.add(isMac ? 'mod' : 'meta');
  if (press.altKey) held.add('alt');
  if (press.shiftKey) held.add('shift');
  return held;
};

const withoutShift = (held: ReadonlySet<Modifier>): ReadonlySet<Modifier> => new Set([...held].filter((each) => each !== 'shift'));

const placeOf = (code: string): string | null => /^(?:Key|Digit|Numpad)([A-Z0-9])$/u.exec(code)?.[1]?.toLowerCase() ?? null;

/** AltGr only chose the character, whichever letter lies there; Windows reports Ctrl and Alt with it, and neither is meant. */
const isChosenByAltGr = (press: KeyPress): boolean => press.getModifierState?.('AltGraph') === true;

/** By what the layout prints, and then by its place. */
const chordsOfCharacter = (press: KeyPress, key: string): readonly KeyChord[] => {
  const name = aliases[key] ?? (key === ',' ? 'comma' : key);
  if (isChosenByAltGr(press)) return [name];
  const held = heldOf(press);
  const printed = spell(withoutShift(held), name);
  const place = placeOf(press.code);
  return place === null ? [printed] : [printed, spell(held, place)];
};

/** The ways to read a key press, best first; empty while only a modifier or a dead key is down. */
export const chordsOf = (press: KeyPress): readonly KeyChord[] => {
  const key = press.key.toLowerCase();
  if (['control', 'shift', 'alt', 'meta', 'altgraph', 'dead', 'process', 'unidentified', 'capslock'].includes(key)) return [];
  const held = heldOf(press);
  if (/^[a-z]$/u.test(key)) return isChosenByAltGr(press) ? [] : [spell(held, key)];
  // A digit that needs Shift on this layout is the same digit.
  if (/^\d$/u.test(key)) return [spell(withoutShift(held), key)];
  if ([...key].length > 1 || key === ' ') return [spell(held, aliases[key] ?? key)];
  return chordsOfCharacter(press, key);
};

/** One character without Ctrl, Cmd or Alt: what speech input and stray typing set off (WCAG 2.1.4). */
export const isPlainCharacter = (chord: KeyChord): boolean => {
  const parts = chord.split(/\+(?=.)/u);
  const key = parts.at(-1) ?? '';
  return ([...key].length === 1 || key === 'space' || key === 'comma') && parts.slice(0, -1).every((part) => part === 'shift');
};

const neverBound = new Set(['', 'backspace', 'delete', 'tab']);

/**
 * Backspace and Delete are pressed by people who think they are in a text box (capabilities C, Argilla 5113); Tab moves the focus.
 */
export const isBindable = (chord: KeyChord): boolean => !neverBound.has(chord.split(/\+(?=.)/u).at(-1) ?? '');
