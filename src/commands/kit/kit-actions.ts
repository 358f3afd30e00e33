import { callersOf } from '#contract/call.ts';
import { listKit, saveKit } from '#contract/kit.ts';
import { defineAction, type Action } from '../command.ts';

const roles = callersOf(saveKit);

/** The form, from wherever one is. */
const add = defineAction({
  name: 'kit.add',
  title: 'kit.add',
  icon: 'layers-2',
  aliases: ['new', 'novo', 'kit', 'compor', 'conjunto'],
  roles,
  scope: 'global',
  run:
    ({ navigate }) =>
    () =>
      navigate('/kit/new'),
});

/** Runs what the page of a kit offers; without it there is nothing to run. */
const edit = defineAction({
  name: 'kit.edit',
  title: 'kit.edit',
  icon: 'pencil',
  aliases: ['edit', 'editar', 'kit', 'composição', 'desconto'],
  roles,
  scope: 'global',
  run: ({ handlers }) => handlers.get('kit.edit') ?? null,
});

/** Which accounts is asked on the page of the kit. */
const list = defineAction({
  name: 'kit.list',
  title: 'kit.list',
  icon: 'tag',
  aliases: ['list', 'publish', 'anunciar', 'publicar', 'kit'],
  roles: callersOf(listKit),
  scope: 'global',
  run: ({ handlers }) => handlers.get('kit.list') ?? null,
});

export const kitActions: readonly Action[] = [add, edit, list];
