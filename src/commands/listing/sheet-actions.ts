import { listingAccess } from '#contract/listing-parties.ts';
import { rolesOf } from '#contract/party.ts';
import { defineAction, type Action, type ActionGiven } from '../command.ts';

type SheetAction = Omit<ActionGiven, 'roles' | 'scope' | 'run' | 'name'> & { readonly name: `sheet.${string}` };

/** What the contact sheet offers while it is on screen. */
const sheetAction = (action: SheetAction): Action =>
  defineAction({
    ...action,
    roles: rolesOf(listingAccess, 'readQueue'),
    scope: 'sheet',
  });

/** Moving and deciding on the contact sheet of the review queue (row RVW-2). */
export const sheetActions: readonly Action[] = [
  sheetAction({
    name: 'sheet.right',
    title: 'queue.next',
    icon: 'chevrons-down',
    aliases: ['right'],
    hotkey: 'right, l',
    allowsRepeat: true,
  }),
  sheetAction({
    name: 'sheet.left',
    title: 'queue.previous',
    icon: 'chevrons-up',
    aliases: ['left'],
    hotkey: 'left, h',
    allowsRepeat: true,
  }),
  sheetAction({ name: 'sheet.down', icon: 'arrow-down', aliases: ['down'], hotkey: 'down, j', allowsRepeat: true }),
  sheetAction({ name: 'sheet.up', icon: 'arrow-up', aliases: ['up'], hotkey: 'up, k', allowsRepeat: true }),
  sheetAction({ name: 'sheet.first', title: 'queue.first', icon: 'chevrons-up', aliases: ['first'], hotkey: 'home' }),
  sheetAction({ name: 'sheet.last', title: 'queue.last', icon: 'chevrons-down', aliases: ['last'], hotkey: 'end' }),
  sheetAction({
    name: 'sheet.throwOut',
    icon: 'square-x',
    aliases: ['throw out', 'fora', 'olhar depois'],
    hotkey: 'x',
  }),
  sheetAction({ name: 'sheet.approve', icon: 'check-check', aliases: ['approve', 'aceitar'], hotkey: 'enter' }),
  sheetAction({
    name: 'sheet.retry',
    icon: 'refresh-cw',
    aliases: ['retry', 'imagem', 'tentar de novo'],
    hotkey: 't',
  }),
  sheetAction({
    name: 'sheet.undoLast',
    title: 'queue.undoLast',
    icon: 'undo-2',
    aliases: ['undo', 'desfazer'],
    hotkey: 'u',
    waitsForWord: true,
  }),
  sheetAction({ name: 'sheet.close', title: 'queue.back', icon: 'arrow-left', aliases: ['close', 'sair'], hotkey: 'escape, g' }),
];
