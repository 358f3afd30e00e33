import { messages } from './messages.ts';

/** What reviewers go by: the dialog of the queue, and the part of a category's page. */
export const guidelines = messages({
  'guidelines.title': { br: 'Diretrizes da revisão', en: 'Guidelines for reviewing' },
  'guidelines.ofCategory': {
    br: ({ name }: { readonly name: string }) => `De ${name}`,
    en: ({ name }: { readonly name: string }) => `Of ${name}`,
  },
  'guidelines.ofHub': { br: 'Do hub', en: 'Of the hub' },
  'guidelines.none': { br: 'Nenhuma diretriz escrita', en: 'No guidelines are written' },
  'guidelines.whoWrites': {
    br: 'Um superusuário escreve na página da categoria.',
    en: 'A superuser writes them on the category’s page.',
  },
  'guidelines.failed': { br: 'As diretrizes não puderam ser carregadas', en: 'The guidelines could not be loaded' },
  'guidelines.writeHere': { br: 'Escrever as desta categoria', en: 'Write those of this category' },
  'guidelines.writeHub': { br: 'Escrever as do hub', en: 'Write those of the hub' },
  'guidelines.hint': {
    br: 'Linha em branco separa parágrafos; linhas com - ou 1. são listas. Vazio: vale o que está escrito acima.',
    en: 'An empty line parts paragraphs; lines with - or 1. are lists. Empty: what is written above holds.',
  },
  'guidelines.save': { br: 'Salvar diretrizes', en: 'Save guidelines' },
  'guidelines.saved': { br: 'Diretrizes salvas', en: 'Guidelines saved' },
});
