import { everyRole } from '#contract/call.ts';
import { ok, refuse } from '#lib/result.ts';
import { defineAction, type Action, type ActionGiven } from '../command.ts';

type EditorAction = Pick<ActionGiven, 'title' | 'icon' | 'aliases'> & { readonly name: `listing.${string}` };

/** What the open editor offers; a section that is read only offers nothing. */
const editorAction = (action: EditorAction): Action =>
  defineAction({
    ...action,
    roles: everyRole,
    scope: 'listing',
    isAvailable: ({ handlers }) => (handlers.has(action.name) ? ok(undefined) : refuse({ key: 'listing.refused.notEditable' })),
  });

/** What is added to a listing while it is edited (issue 5, 'Commands'); whoever may change it may do it by keyboard from anywhere on its page. */
export const editorActions: readonly Action[] = [
  editorAction({
    name: 'listing.changeCategory',
    title: 'editor.chooseCategory',
    icon: 'folder-tree',
    aliases: ['category', 'trocar categoria', 'mudar categoria', 'árvore'],
  }),
  editorAction({
    name: 'listing.addAttribute',
    title: 'editor.addAttribute',
    icon: 'tag',
    aliases: ['attribute', 'atributo', 'incluir característica', 'ficha técnica'],
  }),
  editorAction({
    name: 'listing.addVariation',
    title: 'editor.addVariation',
    icon: 'layers-2',
    aliases: ['variation', 'incluir variação', 'nova variação', 'cor', 'tamanho'],
  }),
];
