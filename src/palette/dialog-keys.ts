import type { Role } from '#contract/call.ts';
import type { MessageKey } from '#locale/catalogue.ts';

interface DialogKey {
  readonly keys: readonly string[];
  readonly does: MessageKey & `dialogKeys.${string}`;
}

interface DialogKeys {
  readonly title: MessageKey & `dialogKeys.${string}`;
  /** The roles that meet the dialog; all of them where it is left out. */
  readonly roles?: readonly Role[];
  readonly keys: readonly DialogKey[];
}

const close: DialogKey = { keys: ['escape'], does: 'dialogKeys.close' };
const move: DialogKey = { keys: ['up', 'down'], does: 'dialogKeys.move' };
const page: DialogKey = { keys: ['pageup', 'pagedown'], does: 'dialogKeys.page' };
const ends: DialogKey = { keys: ['home', 'end'], does: 'dialogKeys.ends' };

/**
 * The keys of lists, and of what lies over the page, which no command has and nobody can change. Written down here for the list of keys; the
 * controls hear them by themselves.
 */
const dialogs: readonly DialogKeys[] = [
  {
    title: 'dialogKeys.lists',
    keys: [
      { keys: ['up', 'down', 'k', 'j'], does: 'dialogKeys.move' },
      ends,
      page,
      { keys: ['enter'], does: 'dialogKeys.openRow' },
      { keys: ['space', 'shift+space', 'x'], does: 'dialogKeys.tickRow' },
      { keys: ['shift+up', 'shift+down', 'shift+k', 'shift+j'], does: 'dialogKeys.tickOn' },
      { keys: ['mod+a'], does: 'dialogKeys.tickAll' },
      { keys: ['escape'], does: 'dialogKeys.untick' },
    ],
  },
  {
    title: 'dialogKeys.palette',
    keys: [
      move,
      page,
      ends,
      { keys: ['enter'], does: 'dialogKeys.run' },
      { keys: ['1', '9'], does: 'dialogKeys.digit' },
      { keys: ['space'], does: 'dialogKeys.mark' },
      { keys: ['o'], does: 'dialogKeys.other' },
      { keys: ['backspace'], does: 'dialogKeys.back' },
      close,
    ],
  },
  {
    title: 'dialogKeys.field',
    keys: [
      move,
      { keys: ['enter'], does: 'dialogKeys.run' },
      { keys: ['tab'], does: 'dialogKeys.grow' },
      { keys: ['escape'], does: 'dialogKeys.leaveField' },
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
    title: 'dialogKeys.groups',
    roles: ['reviewer', 'superuser'],
    keys: [move, ends, { keys: ['enter'], does: 'dialogKeys.pickGroup' }, close],
  },
  {
    title: 'dialogKeys.image',
    keys: [
      { keys: ['left', 'right'], does: 'dialogKeys.nextImage' },
      { keys: ['enter'], does: 'dialogKeys.actual' },
      { keys: ['b'], does: 'dialogKeys.imageBefore' },
      { keys: ['1', '4'], does: 'dialogKeys.compare' },
      { keys: ['shift+left', 'shift+right'], does: 'dialogKeys.share' },
      close,
    ],
  },
  {
    title: 'dialogKeys.attachment',
    roles: ['seller', 'superuser'],
    keys: [{ keys: ['left', 'right'], does: 'dialogKeys.nextImage' }, close],
  },
  {
    title: 'dialogKeys.category',
    roles: ['seller', 'superuser'],
    keys: [
      move,
      ends,
      { keys: ['right'], does: 'dialogKeys.into' },
      { keys: ['left'], does: 'dialogKeys.outOf' },
      { keys: ['enter'], does: 'dialogKeys.chooseRow' },
      close,
    ],
  },
  {
    title: 'dialogKeys.text',
    roles: ['seller', 'superuser'],
    keys: [
      { keys: ['mod+enter'], does: 'dialogKeys.sendText' },
      { keys: ['escape'], does: 'dialogKeys.leaveText' },
    ],
  },
  {
    title: 'dialogKeys.shortcuts',
    keys: [{ keys: ['up', 'down'], does: 'dialogKeys.scroll' }, { keys: ['pageup', 'pagedown'], does: 'dialogKeys.scrollPage' }, close],
  },
  {
    title: 'dialogKeys.any',
    keys: [{ keys: ['tab'], does: 'dialogKeys.nextControl' }, close],
  },
];

export const dialogKeysOf = (role: Role): readonly DialogKeys[] => dialogs.filter(({ roles }) => roles?.includes(role) ?? true);
