import { callersOf } from '#contract/call.ts';
import { inviteColleague } from '#contract/colleague.ts';
import { saveCompany } from '#contract/seller.ts';
import { defineAction, type Action } from '../command.ts';

/** What the page of a company offers to who may. */
export const companyActions: readonly Action[] = [
  defineAction({
    name: 'company.edit',
    icon: 'pencil',
    aliases: ['edit', 'editar', 'endereço', 'dados'],
    roles: callersOf(saveCompany),
  }),
  defineAction({
    name: 'colleague.invite',
    icon: 'user-plus',
    aliases: ['invite', 'convidar', 'convite', 'equipe', 'team'],
    roles: callersOf(inviteColleague),
  }),
];
