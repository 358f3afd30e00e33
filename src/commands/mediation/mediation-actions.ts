import { mediationAccess } from '#contract/mediation.ts';
import { rolesOf } from '#contract/party.ts';
import { defineAction, type Action } from '../command.ts';

/** What the mounted screen offers. */
const onPage = (action: Pick<Action, 'icon' | 'aliases' | 'hotkey'> & { readonly name: `mediation.${string}` }): Action =>
  defineAction({
    ...action,
    roles: rolesOf(mediationAccess, 'read'),
    scope: 'mediation',
  });

/** Getting about in an open mediation. */
export const mediationActions: readonly Action[] = [
  onPage({ name: 'mediation.write', icon: 'pencil', aliases: ['write', 'escrever', 'rascunho', 'caixa'], hotkey: 'r' }),
  onPage({ name: 'mediation.attach', icon: 'paperclip', aliases: ['attach', 'file', 'arquivo', 'foto', 'pdf'], hotkey: 'a' }),
  onPage({ name: 'mediation.readyAnswers', icon: 'file-text', aliases: ['ready', 'template', 'modelo', 'pronta'], hotkey: 'm' }),
  onPage({ name: 'mediation.goToEnd', icon: 'chevrons-down', aliases: ['end', 'última mensagem', 'fim', 'recente'], hotkey: 'end' }),
  onPage({ name: 'mediation.openVariation', icon: 'tag', aliases: ['variation', 'sku', 'atributo', 'variação'], hotkey: 'v' }),
];
