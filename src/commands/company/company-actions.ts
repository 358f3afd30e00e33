import { callersOf } from '#contract/call.ts';
import { inviteColleague } from '#contract/colleague.ts';
import { saveCompany } from '#contract/seller.ts';
import { defineAction, type Action } from '../command.ts';

/** Each runs what the page of a company offers to who may. */
const onPage = (
  action: Pick<Action, 'title' | 'icon' | 'aliases' | 'roles'> & { readonly name: 'company.edit' | 'colleague.invite' },
): Action => defineAction({ ...action, scope: 'global', run: ({ handlers }) => handlers.get(action.name) ?? null });

export const companyActions: readonly Action[] = [
  onPage({
    name: 'company.edit',
    title: 'company.edit',
    icon: 'pencil',
    aliases: ['edit', 'editar', 'endereço', 'dados'],
    roles: callersOf(saveCompany),
  }),
  onPage({
    name: 'colleague.invite',
    title: 'colleague.invite',
    icon: 'user-plus',
    aliases: ['invite', 'convidar', 'convite', 'equipe', 'team'],
    roles: callersOf(inviteColleague),
  }),
];
