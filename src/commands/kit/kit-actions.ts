import { callersOf } from '#contract/call.ts';
import { saveKit } from '#contract/kit.ts';
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

export const kitActions: readonly Action[] = [add, edit];
