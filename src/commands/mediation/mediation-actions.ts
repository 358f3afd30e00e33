import { mediationAccess } from '#contract/mediation.ts';
import { rolesOf } from '#contract/party.ts';
import type { MessageKey } from '#locale/catalogue.ts';
import { defineAction, type Action } from '../command.ts';

/** Each runs what the mounted screen offers under its name; without it there is nothing to run. */
const onPage = (action: Pick<Action, 'icon' | 'aliases' | 'hotkey'> & { readonly name: `mediation.${string}` & MessageKey }): Action =>
  defineAction({
    ...action,
    title: action.name,
    roles: rolesOf(mediationAccess, 'read'),
    scope: 'mediation',
    run: ({ handlers }) => handlers.get(action.name) ?? null,
  });

/** Getting about in an open mediation. */
export const mediationActions: readonly Action[] = [
  onPage({ name: 'mediation.write', icon: 'pencil', aliases: ['write', 'escrever', 'rascunho', 'caixa'], hotkey: 'r' }),
  onPage({ name: 'mediation.attach', icon: 'paperclip', aliases: ['attach', 'file', 'arquivo', 'foto', 'pdf'], hotkey: 'a' }),
  onPage({ name: 'mediation.readyAnswers', icon: 'file-text', aliases: ['ready', 'template', 'modelo', 'pronta'], hotkey: 'm' }),
  onPage({ name: 'mediation.goToEnd', icon: 'chevrons-down', aliases: ['end', 'última mensagem', 'fim', 'recente'], hotkey: 'end' }),
  onPage({ name: 'mediation.openVariation', icon: 'tag', aliases: ['variation', 'sku', 'atributo', 'variação'], hotkey: 'v' }),
];
