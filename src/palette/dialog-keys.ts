import type { Role } from '#contract/call.ts';
import type { MessageKey } from '#locale/catalogue.ts';

interface DialogKey {
  readonly keys: readonly string[];
  readonly does: MessageKey & `dialogKeys.${string}`;
}

interface DialogKeys {
  readonly title: MessageKey & `dialogKeys.${string}`;
  /** Who meets it; everybody where it does not say. */
  readonly roles?: readonly Role[];
  readonly keys: readonly DialogKey[];
}

const close: DialogKey = { keys: ['escape'], does: 'dialogKeys.close' };

/**
 * The keys of what lies over the page, which no command has and nobody can change. Written down here for the list of keys; the controls hear
 * them by themselves.
 */
const dialogs: readonly DialogKeys[] = [
  {
    title: 'dialogKeys.palette',
    keys: [
      { keys: ['up', 'down'], does: 'dialogKeys.move' },
      { keys: ['enter'], does: 'dialogKeys.run' },
      { keys: ['1', '9'], does: 'dialogKeys.digit' },
      { keys: ['space'], does: 'dialogKeys.mark' },
      { keys: ['backspace'], does: 'dialogKeys.back' },
      close,
    ],
  },
  {
    title: 'dialogKeys.field',
    keys: [
      { keys: ['up', 'down'], does: 'dialogKeys.move' },
      { keys: ['enter'], does: 'dialogKeys.run' },
      { keys: ['tab'], does: 'dialogKeys.grow' },
    ],
  },
  {
    title: 'dialogKeys.warnings',
    roles: ['reviewer', 'superuser'],
    keys: [
      { keys: ['1', '6'], does: 'dialogKeys.toggle' },
      { keys: ['o'], does: 'dialogKeys.other' },
      { keys: ['enter'], does: 'dialogKeys.send' },
      close,
    ],
  },
  {
    title: 'dialogKeys.image',
    keys: [{ keys: ['left', 'right'], does: 'dialogKeys.nextImage' }, { keys: ['enter'], does: 'dialogKeys.actual' }, close],
  },
  {
    title: 'dialogKeys.text',
    roles: ['seller', 'superuser'],
    keys: [
      { keys: ['mod+enter'], does: 'dialogKeys.sendText' },
      { keys: ['escape'], does: 'dialogKeys.leaveText' },
    ],
  },
];

export const dialogKeysOf = (role: Role): readonly DialogKeys[] => dialogs.filter(({ roles }) => roles?.includes(role) ?? true);
