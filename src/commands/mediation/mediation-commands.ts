import { mediationAccess } from '#contract/mediation.ts';
import { rolesOf } from '#contract/party.ts';
import { defineAction, type AnyCommand, type Action } from '../command.ts';
import { close } from './close.ts';
import { reply } from './reply.ts';

/** What the mounted screen offers. */
const onPage = (action: Pick<Action, 'icon' | 'aliases' | 'hotkey'> & { readonly name: `mediation.${string}` }): Action =>
  defineAction({
    ...action,
    roles: rolesOf(mediationAccess, 'read'),
    scope: 'mediation',
  });

/** Getting about in an open mediation. */
const mediationActions: readonly Action[] = [
  onPage({ name: 'mediation.write', icon: 'pencil', aliases: ['write', 'escrever', 'rascunho', 'caixa'], hotkey: 'r' }),
  onPage({ name: 'mediation.attach', icon: 'paperclip', aliases: ['attach', 'file', 'arquivo', 'foto', 'pdf'], hotkey: 'a' }),
  onPage({ name: 'mediation.readyAnswers', icon: 'file-text', aliases: ['ready', 'template', 'modelo', 'pronta'], hotkey: 'm' }),
  onPage({ name: 'mediation.goToEnd', icon: 'chevrons-down', aliases: ['end', 'última mensagem', 'fim', 'recente'], hotkey: 'end' }),
  onPage({ name: 'mediation.openVariation', icon: 'tag', aliases: ['variation', 'sku', 'atributo', 'variação'], hotkey: 'v' }),
];

/** What can be done with a mediation, in the order the palette shows it while nothing was searched. */
export const mediationCommands: readonly AnyCommand[] = [reply, close, ...mediationActions];
