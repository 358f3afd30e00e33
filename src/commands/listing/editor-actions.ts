import { everyRole } from '#contract/call.ts';
import { ok, refuse } from '#lib/result.ts';
import { defineAction, type Action } from '../command.ts';

type EditorAction = Pick<Action, 'title' | 'icon' | 'aliases'> & { readonly name: `listing.${string}` };

/** Each runs what the open editor offers under its name; a section that is read only offers nothing. */
const editorAction = (action: EditorAction): Action =>
  defineAction({
    ...action,
    roles: everyRole,
    scope: 'listing',
    isAvailable: ({ handlers }) => (handlers.has(action.name) ? ok(undefined) : refuse({ key: 'listing.refused.notEditable' })),
    run: ({ handlers }) => handlers.get(action.name) ?? null,
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
