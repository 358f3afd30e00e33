import { callersOf } from '#contract/call.ts';
import { saveKit } from '#contract/kit.ts';
import type { MessageKey } from '#locale/catalogue.ts';
import { defineAction, type Action } from '../command.ts';

/** Each runs what the mounted page offers under its name; without it there is nothing to run. */
const onPage = (action: Pick<Action, 'icon' | 'aliases'> & { readonly name: `kit.${string}` & MessageKey }): Action =>
  defineAction({
    ...action,
    title: action.name,
    roles: callersOf(saveKit),
    scope: 'global',
    run: ({ handlers }) => handlers.get(action.name) ?? null,
  });

/** What is done from the list and the page of kits. */
export const kitActions: readonly Action[] = [
  onPage({ name: 'kit.add', icon: 'layers-2', aliases: ['new', 'novo', 'kit', 'compor', 'conjunto'] }),
  onPage({ name: 'kit.edit', icon: 'pencil', aliases: ['edit', 'editar', 'kit', 'composição', 'desconto'] }),
];
