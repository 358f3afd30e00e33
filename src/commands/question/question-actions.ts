import { rolesOf } from '#contract/party.ts';
import { questionAccess } from '#contract/question.ts';
import { defineAction, type Action } from '../command.ts';

type Face = Pick<Action, 'icon' | 'aliases' | 'hotkey' | 'allowsRepeat'> & { readonly name: `question.${string}` };

/** What the mounted screen offers. */
const onScreen = (action: Face): Action =>
  defineAction({
    ...action,
    roles: rolesOf(questionAccess, 'read'),
    scope: 'question',
  });

/** Getting about in the list of questions: the keys of the review queue. */
export const questionActions: readonly Action[] = [
  onScreen({ name: 'question.next', icon: 'arrow-down', aliases: ['next', 'próxima'], hotkey: 'j, down', allowsRepeat: true }),
  onScreen({ name: 'question.previous', icon: 'arrow-up', aliases: ['previous', 'anterior'], hotkey: 'k, up', allowsRepeat: true }),
  onScreen({ name: 'question.write', icon: 'pencil', aliases: ['write', 'escrever', 'responder'], hotkey: 'enter' }),
  onScreen({ name: 'question.skip', icon: 'skip-forward', aliases: ['skip', 'pular', 'depois'], hotkey: 's' }),
  onScreen({ name: 'question.readyAnswers', icon: 'file-text', aliases: ['ready', 'template', 'modelo', 'pronta'], hotkey: 'm' }),
  onScreen({ name: 'question.openListing', icon: 'external-link', aliases: ['listing', 'anúncio', 'produto'], hotkey: 'l' }),
  onScreen({ name: 'question.search', icon: 'search', aliases: ['search', 'buscar', 'procurar'], hotkey: 'slash' }),
  onScreen({ name: 'question.filters', icon: 'list-filter', aliases: ['filters', 'filtrar'], hotkey: 'f' }),
  onScreen({ name: 'question.back', icon: 'arrow-left', aliases: ['back', 'voltar para a lista'], hotkey: 'escape' }),
];
