import { describe, expect, test } from 'vitest';
import { defineAction, type Action } from '#commands/command.ts';
import { everyRole } from '#contract/call.ts';
import { chooseKey, removeKey, resetKey } from './hotkey-choice.ts';
import { clashesOf } from './clashes.ts';
import { bindingsOf, claimsOn, keymapOf, liveSpellingOf, withoutOutranked, type Binding, type HotkeyPreferences } from './keymap.ts';

const action = (name: `${string}.${string}`, scope: Action['scope'], hotkey?: string): Action =>
  defineAction({
    name,
    scope,
    title: 'app.home',
    icon: 'house',
    aliases: [],
    roles: everyRole,
    run: () => () => {},
    ...(hotkey === undefined ? {} : { hotkey }),
  });

const next = action('queue.next', 'queue', 'j, down');
const approve = action('queue.approve', 'queue', 'a');
const attach = action('mediation.attach', 'mediation', 'a');
const palette = action('app.palette', 'global', 'mod+k');
const help = action('app.help', 'global', '?');
const noKey = action('app.none', 'global');
const all = [next, approve, attach, palette, help, noKey];
const asShipped: HotkeyPreferences = { isOn: true, overrides: {} };

const bound = (preferences: HotkeyPreferences) =>
  Object.fromEntries(bindingsOf(all, 'reviewer', preferences).map(({ command, chords }) => [command.name, chords]));

describe('live keys', () => {
  test('each command has its spellings; one without a key has none', () => {
    expect(bound(asShipped)).toEqual({
      'queue.next': ['j', 'arrowdown'],
      'queue.approve': ['a'],
      'mediation.attach': ['a'],
      'app.palette': ['mod+k'],
      'app.help': ['?'],
    });
  });
  test('an own key replaces every default spelling; null takes it away', () => {
    const own = bound({ isOn: true, overrides: { 'queue.next': 'n', 'queue.approve': null, 'app.none': 'shift+n' } });
    expect(own).toMatchObject({ 'queue.next': ['n'], 'app.none': ['shift+n'] });
    expect(own).not.toHaveProperty('queue.approve');
  });
  test('switched off, single characters go and the others stay', () => {
    expect(bound({ isOn: false, overrides: {} })).toEqual({ 'queue.next': ['arrowdown'], 'app.palette': ['mod+k'] });
  });
  test('a stored Backspace binds nothing', () => {
    expect(bound({ isOn: true, overrides: { 'queue.approve': 'backspace' } })).not.toHaveProperty('queue.approve');
  });
  test('another role has none of a command that is not for it', () => {
    const reviewOnly = { ...approve, roles: ['reviewer', 'superuser'] as const };
    expect(bindingsOf([reviewOnly], 'seller', asShipped)).toEqual([]);
    expect(bindingsOf([reviewOnly], 'superuser', asShipped)).toHaveLength(1);
  });
  test('the key printed is one that works', () => {
    expect(liveSpellingOf('j, down', asShipped)).toBe('j');
    expect(liveSpellingOf('j, down', { isOn: false, overrides: {} })).toBe('down');
    expect(liveSpellingOf('a', { isOn: false, overrides: {} })).toBeNull();
    expect(liveSpellingOf(null, asShipped)).toBeNull();
  });
});

describe('clashes', () => {
  const clashing = (...commands: readonly Action[]) => clashesOf(bindingsOf(commands, 'reviewer', asShipped)).map(({ chord }) => chord);

  test('two of one scope clash, two of screens that are never open together do not', () => {
    expect(clashing(approve, action('queue.other', 'queue', 'x, a'))).toEqual(['a']);
    expect(clashing(approve, attach)).toEqual([]);
  });
  test('one that works everywhere clashes with every scope', () => {
    expect(clashing(approve, action('app.all', 'global', 'a'))).toEqual(['a']);
    expect(clashing(action('app.all', 'global', 'a'), attach)).toEqual(['a']);
  });
  test.each(['look', 'listing'] as const)('the keys of the queue are live together with those of %s, in either order', (scope) => {
    const beside = action('beside.queue', scope, 'a');
    expect([clashing(approve, beside), clashing(beside, approve)]).toEqual([['a'], ['a']]);
  });
  test('second looks and open listings are never on one screen', () => {
    expect(clashing(action('a.a', 'look', 'y'), action('b.b', 'listing', 'y'))).toEqual([]);
  });
  test('two spellings of one key clash', () => {
    expect(clashing(action('a.a', 'queue', 'esc'), action('a.b', 'queue', 'escape'))).toEqual(['escape']);
  });
});

describe('who answers to a key', () => {
  const keymap = keymapOf(bindingsOf(all, 'reviewer', asShipped));
  const names = (chords: readonly string[], ...scopes: readonly Action['scope'][]) =>
    claimsOn(keymap, chords, new Set(scopes)).map(({ command }) => command.name);

  test('only commands of live scopes', () => {
    expect(names(['a'], 'global', 'queue')).toEqual(['queue.approve']);
    expect(names(['a'], 'global', 'mediation')).toEqual(['mediation.attach']);
    expect(names(['a'], 'global')).toEqual([]);
  });
  test('two live claims are both named, so that neither fires', () => {
    expect(names(['a'], 'queue', 'mediation')).toEqual(['queue.approve', 'mediation.attach']);
  });
  test('the second reading of a key counts only when nobody claims the first', () => {
    expect(names(['?', 'a'], 'global', 'queue')).toEqual(['app.help']);
    expect(names(['ф', 'a'], 'queue')).toEqual(['queue.approve']);
  });
  test('a command that names one key twice is one claim', () => {
    const twice = keymapOf(bindingsOf([action('a.a', 'queue', 'esc, escape')], 'reviewer', asShipped));
    expect(claimsOn(twice, ['escape'], new Set(['queue']))).toHaveLength(1);
  });
});

describe('choosing a key', () => {
  test('a free key is kept under the name of the command', () => {
    expect(chooseKey(all, asShipped, approve, 'y')).toEqual({ ok: true, value: { isOn: true, overrides: { 'queue.approve': 'y' } } });
  });
  test('a key of the same scope is refused and its owner named', () => {
    expect(chooseKey(all, asShipped, approve, 'j')).toEqual({ ok: false, error: { reason: 'taken', by: next, chord: 'j' } });
  });
  test('a global key is refused in every scope, also while single keys are off', () => {
    expect(chooseKey(all, { isOn: false, overrides: {} }, approve, '?')).toEqual({
      ok: false,
      error: { reason: 'taken', by: help, chord: '?' },
    });
  });
  test('the same key in another scope is free', () => {
    expect(chooseKey(all, { isOn: true, overrides: { 'mediation.attach': 'z' } }, attach, 'j').ok).toBe(true);
  });
  test('a clash among others is not blamed on this command', () => {
    expect(chooseKey(all, { isOn: true, overrides: { 'app.none': 'a' } }, next, 'n').ok).toBe(true);
  });
  test.each(['backspace', 'delete', 'tab'])('%s is refused', (chord) => {
    expect(chooseKey(all, asShipped, approve, chord)).toEqual({ ok: false, error: { reason: 'forbidden' } });
  });
  const save: Action = { ...action('app.save', 'global', 'mod+s'), worksWhileTyping: true };
  test.each(['ç', 'shift+a', 'space'])('%s is refused to what works while typing: it would be taken out of words', (chord) => {
    expect(chooseKey([...all, save], asShipped, save, chord)).toEqual({ ok: false, error: { reason: 'text' } });
    expect(bindingsOf([save], 'reviewer', { isOn: true, overrides: { 'app.save': chord } })).toMatchObject([{ chords: ['mod+s'] }]);
  });
  test.each(['mod+shift+s', 'f9'])('%s is not', (chord) => {
    expect(chooseKey([...all, save], asShipped, save, chord).ok).toBe(true);
  });
  test('taking a key away and giving it back', () => {
    const without = removeKey(asShipped, approve);
    expect(bound(without)).not.toHaveProperty('queue.approve');
    expect(resetKey(all, without, approve)).toEqual({ ok: true, value: asShipped });
  });
  test('a key is not given back that somebody else has by now: it is said which, and whose', () => {
    const moved: HotkeyPreferences = { isOn: true, overrides: { 'queue.next': 'n', 'queue.approve': 'arrowdown' } };
    expect(resetKey(all, moved, next)).toEqual({ ok: false, error: { reason: 'taken', by: approve, chord: 'arrowdown' } });
  });
});

test('a key that two share is that of the one that outranks the other, while it is there', () => {
  const binding = (name: string, ...outranks: readonly string[]) => ({ command: { name, outranks } }) as unknown as Binding;
  const open = binding('queue.open');
  const take = binding('queue.takeSuggestion', 'queue.open');
  const refuse = binding('queue.refuseChosen', 'queue.takeSuggestion', 'queue.open');
  expect(withoutOutranked([open, refuse])).toEqual([refuse]);
  expect(withoutOutranked([open, take])).toEqual([take]);
  expect(withoutOutranked([open, take, refuse])).toEqual([refuse]);
  expect(withoutOutranked([open])).toEqual([open]);
});
