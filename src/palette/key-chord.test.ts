import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalChord, isBindable, isPlainCharacter, chordsOf, type KeyPress } from './key-chord.ts';

const press = (key: string, code: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});
const altGraph = { getModifierState: (name: string) => name === 'AltGraph', ctrlKey: true, altKey: true };

describe('one key in one spelling', () => {
  test.each([
    ['j', 'j'],
    ['shift+down', 'shift+arrowdown'],
    ['Shift+J', 'shift+j'],
    ['esc', 'escape'],
    ['slash', '/'],
    ['mod+k', 'mod+k'],
    ['shift+mod+k', 'mod+shift+k'],
    ['mod++', 'mod++'],
    ['+', '+'],
    [' home ', 'home'],
  ])('%j is %j', (hotkey, chord) => {
    expect(canonicalChord(hotkey)).toBe(chord);
  });
  test('spelling a chord again changes nothing', () => {
    fc.assert(
      fc.property(
        fc.subarray(['mod', 'ctrl', 'meta', 'alt', 'shift']),
        fc.constantFrom('a', '/', '?', 'enter', 'up', '+', '1'),
        (held, key) => {
          const chord = canonicalChord([...held, key].join('+'));
          expect(canonicalChord(chord)).toBe(chord);
        },
      ),
    );
  });
});

describe('a key press is read the same on every layout', () => {
  test.each([
    ['a on US and ABNT2', press('a', 'KeyA'), ['a']],
    ['the key marked A on AZERTY', press('a', 'KeyQ'), ['a']],
    ['the key marked Q on AZERTY', press('q', 'KeyA'), ['q']],
    ['a with caps lock', press('A', 'KeyA'), ['a']],
    ['Shift+J', press('J', 'KeyJ', { shiftKey: true }), ['shift+j']],
    ['slash on US', press('/', 'Slash'), ['/']],
    ['slash on ABNT2', press('/', 'IntlRo'), ['/']],
    ['? on ABNT2', press('?', 'IntlRo', { shiftKey: true }), ['?']],
    ['? on ABNT2 laptops, by AltGr+W', press('?', 'KeyW', altGraph), ['?']],
    ['æ on Linux, by AltGr+A', press('æ', 'KeyA', { getModifierState: (name) => name === 'AltGraph' }), ['æ']],
    ['1 on US', press('1', 'Digit1'), ['1']],
    ['1 on AZERTY without Shift', press('&', 'Digit1'), ['&', '1']],
    ['1 on AZERTY with Shift', press('1', 'Digit1', { shiftKey: true }), ['1']],
    ['1 on the number pad', press('1', 'Numpad1'), ['1']],
    ['a on a Russian layout', press('ф', 'KeyA'), ['ф', 'a']],
    ['Ctrl+K on a Russian layout', press('л', 'KeyK', { ctrlKey: true }), ['mod+л', 'mod+k']],
    ['ç on ABNT2', press('ç', 'Semicolon'), ['ç']],
    ['arrow down with Shift', press('ArrowDown', 'ArrowDown', { shiftKey: true }), ['shift+arrowdown']],
    ['space', press(' ', 'Space'), ['space']],
  ])('%s', (_, given, chords) => {
    expect(chordsOf(given)).toEqual(chords);
  });

  test.each([
    press('Shift', 'ShiftLeft', { shiftKey: true }),
    press('Dead', 'BracketLeft'),
    press('Process', 'KeyA'),
    press('AltGraph', 'AltRight'),
  ])('$key alone is no key', (given) => {
    expect(chordsOf(given)).toEqual([]);
  });

  test.each(['ctrlKey', 'metaKey', 'altKey'] as const)('a letter with %s is never the letter alone', (held) => {
    expect(chordsOf(press('r', 'KeyR', { [held]: true }))).not.toContain('r');
    expect(chordsOf(press('ф', 'KeyA', { [held]: true }))).not.toContain('a');
  });
  test('a letter written with AltGr is text, not a key', () => {
    expect(chordsOf(press('a', 'KeyA', altGraph))).toEqual([]);
  });
});

test.each(['backspace', 'delete', 'tab', 'mod+backspace', 'shift+delete', ''])('%j is never bound', (chord) => {
  expect(isBindable(chord)).toBe(false);
});
test.each(['a', 'shift+j', '?', '1', 'space', 'comma', '+'])('%j goes when single keys are switched off', (chord) => {
  expect(isPlainCharacter(chord)).toBe(true);
});
test.each(['mod+k', 'alt+a', 'arrowdown', 'enter', 'escape', 'home', 'mod++'])('%j stays when single keys are switched off', (chord) => {
  expect(isPlainCharacter(chord)).toBe(false);
});
