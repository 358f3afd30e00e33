import { callersOf } from '#contract/call.ts';
import { listKit, saveKit } from '#contract/kit.ts';
import { defineAction, type Action } from '../command.ts';

const roles = callersOf(saveKit);

/** The form, from wherever one is. */
const add = defineAction({
  name: 'kit.add',
  icon: 'layers-2',
  aliases: ['new', 'novo', 'kit', 'compor', 'conjunto'],
  roles,
  opens: '/kit/new',
});

/** Runs what the page of a kit offers; without it there is nothing to run. */
const edit = defineAction({
  name: 'kit.edit',
  icon: 'pencil',
  aliases: ['edit', 'editar', 'kit', 'composição', 'desconto'],
  roles,
});

/** Which accounts is asked on the page of the kit. */
const list = defineAction({
  name: 'kit.list',
  icon: 'tag',
  aliases: ['list', 'publish', 'anunciar', 'publicar', 'kit'],
  roles: callersOf(listKit),
});

export const kitActions: readonly Action[] = [add, edit, list];
