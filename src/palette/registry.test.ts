import { expect, test } from 'vitest';
import { mayBeLeftOut } from '#commands/field.ts';
import { aListing } from '#commands/listing/listing-fixture.ts';
import { commandNamed, commands, intentCommands } from '#commands/registry.ts';
import { Role } from '#contract/call.ts';
import { unreachable } from '#lib/result.ts';
import { catalogue, type MessageKey } from '#locale/catalogue.ts';
import { catalogue as screenCatalogue } from '#locale/screen-catalogue.ts';
import { locales } from '#locale/locales.ts';
import { formatMessage, translateIn } from '#locale/translate.ts';
import { canonicalChord, isBindable } from './key-chord.ts';
import { clashesOf } from './clashes.ts';
import { bindingsOf, keymapOf, spellingsOf } from './keymap.ts';
import { icons } from './icons.tsx';
import { shortcutsOf } from './shortcuts.ts';

const preferences = { isOn: true, overrides: {} };

test('every command has a name of its own', () => {
  const names = commands.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('a name no command has is a defect, said by name', () => {
  expect(commandNamed('listing.approve').name).toBe('listing.approve');
  expect(() => commandNamed('listing.aprove')).toThrow('listing.aprove');
});

test.each(Role.options)('no two keys of a %s clash where both are live', (role) => {
  expect(
    clashesOf(bindingsOf(commands, role, preferences)).map(({ chord, commands: both }) => [chord, ...both.map(({ name }) => name)]),
  ).toEqual([]);
});

test.each(Role.options)('a %s has commands, and keys for some of them', (role) => {
  expect(commands.filter(({ roles }) => roles.includes(role)).length).toBeGreaterThan(5);
  expect(bindingsOf(commands, role, preferences).length).toBeGreaterThan(2);
});

test.each(commands.map(({ name }) => name))('%s has its title in both locales and an icon that is drawn', (name) => {
  const { title, icon } = commandNamed(name);
  for (const locale of locales) expect(translateIn(locale)(title)).not.toBe('');
  expect(Object.keys(icons)).toContain(icon);
});

const withKeys = commands.flatMap(({ name, hotkey }) => (hotkey === undefined ? [] : [{ name, hotkey }]));

test.each(withKeys)('the key of $name ($hotkey) erases nothing and is spelled as a key press is read', ({ hotkey }) => {
  for (const spelling of spellingsOf(hotkey)) {
    const chord = canonicalChord(spelling);
    expect(isBindable(chord)).toBe(true);
    // A character that needs Shift is its own name; 'shift+/' would never be pressed.
    expect(chord).not.toMatch(/shift\+[^a-z]/u);
  }
});

test('decisions never fire from a key that is held down', () => {
  expect(intentCommands.filter(({ allowsRepeat }) => allowsRepeat === true)).toEqual([]);
});

test('only what opens the palette and what saves a form work while typing', () => {
  expect(commands.filter(({ worksWhileTyping }) => worksWhileTyping === true).map(({ name }) => name)).toEqual([
    'app.openPalette',
    'app.save',
  ]);
});

/**
 * Asked with one key in the queue or at the end of a text: their 6 s stand for the confirmation. What is removed is confirmed and held: it is
 * for good only once it was sent, and of many nobody looks at each.
 */
const heldForConfirmation = new Set(['listing.observe', 'question.answer', 'mediation.reply', 'listing.remove']);

test('what was confirmed because nothing takes it back goes at once: nobody is offered to undo it', () => {
  const held = intentCommands.filter(({ reviewOf, inverseOf, isHeld }) => reviewOf !== null && inverseOf === null && isHeld);
  expect(held.map(({ name }) => name).filter((name) => !heldForConfirmation.has(name))).toEqual([]);
});

test('no command says that it can not be undone and is held to be undone', () => {
  const contradicting = intentCommands.filter(({ isHeld, inverseOf, reviewOf }) => {
    const review = (isHeld || inverseOf !== null) && reviewOf ? reviewOf({ text: '', colleague: {} }, 'Caneca') : null;
    return review !== null && /pode ser desfeit/u.test(formatMessage(translateIn('br'), review));
  });
  expect(contradicting.map(({ name }) => name)).toEqual([]);
});

test('a right that is given or taken away takes effect at once', () => {
  const rights = intentCommands.filter(({ name }) => /\.(changeAccess|block|unblock|revokeSessions|endSessions)$/u.test(name));
  expect(rights.map(({ name, isHeld }) => [name, isHeld])).toEqual(rights.map(({ name }) => [name, false]));
  expect(rights.length).toBeGreaterThan(5);
});

const listingIntents = intentCommands.filter(({ on }) => on === 'listing');

/** A valid answer to every kind of question, so that only a missing one can be refused. */
const answerTo = (field: (typeof intentCommands)[number]['fields'][number]): unknown => {
  switch (field.kind) {
    case 'text':
      // A text, an amount and a number.
      return '1';
    case 'choice':
      return field.options[0]?.value;
    case 'instant':
      return field.presets('2026-11-21T12:00:00.000Z')[0]?.value;
    case 'choices':
      return [field.options[0]?.value];
    case 'offered':
      return 'x';
    default:
      return unreachable(field);
  }
};

test.each(listingIntents.map(({ name }) => name))('%s can be asked for completely: what its schema wants is asked or known', (name) => {
  const command = intentCommands.find((each) => each.name === name);
  const asked = Object.fromEntries(command?.fields.map((field) => [field.name, answerTo(field)]) ?? []);
  const parsed = command?.parseArgs({ ...command.prefillFrom(aListing()), ...asked });
  expect(parsed).toMatchObject({ ok: true });
});

test.each(listingIntents.filter(({ fields }) => fields.length > 0).map(({ name }) => name))(
  '%s asks for nothing that it could go without',
  (name) => {
    const command = intentCommands.find((each) => each.name === name);
    const needed = command?.fields.filter((field) => !mayBeLeftOut(field)) ?? [];
    for (const field of needed) {
      const others = Object.fromEntries(command?.fields.filter((each) => each !== field).map((each) => [each.name, answerTo(each)]) ?? []);
      expect(command?.parseArgs({ ...command.prefillFrom(aListing()), ...others }).ok).toBe(false);
    }
  },
);

test.each(intentCommands.map((command) => [command.name, command] as const))('%s is about a thing of its own kind', (_name, command) => {
  expect(command.subjectOf({ _id: 'x1', publishId: 'x1', id: 'x1', userId: 'x1' })).toBe(`${command.on}:x1`);
});

test('a listing is the subject the arguments name', () => {
  for (const command of listingIntents) {
    const asked = Object.fromEntries(command.fields.map((field) => [field.name, answerTo(field)]));
    const parsed = command.parseArgs({ ...command.prefillFrom(aListing({ publishId: 'p9' })), ...asked });
    expect(parsed.ok && command.subjectOf(parsed.value)).toBe('listing:p9');
  }
});

test.each(Role.options)('the help of a %s lists exactly the keys that fire', (role) => {
  const fires = [...keymapOf(bindingsOf(commands, role, preferences))].flatMap(([chord, bindings]) =>
    bindings.map(({ command }) => `${chord} ${command.name}`),
  );
  const listed = shortcutsOf(commands, role, preferences).flatMap(({ shortcuts }) =>
    shortcuts.flatMap(({ command, spellings }) => spellings.map((spelling) => `${spelling} ${command.name}`)),
  );
  expect(listed.toSorted()).toEqual(fires.toSorted());
});

test('every message of the palette that names a scope exists for each scope of a command', () => {
  const keys = new Set<string>(Object.keys({ ...catalogue, ...screenCatalogue }));
  for (const scope of new Set(commands.map((command) => command.scope))) {
    const needed = [`palette.notHere.${scope}`, `hotkeys.scope.${scope}`] satisfies MessageKey[];
    expect(needed.filter((key) => !keys.has(key))).toEqual([]);
  }
});
