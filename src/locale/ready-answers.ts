import { messages } from './messages.ts';

type Name = { readonly name: string };

/** Texts kept for replies: chosen, kept and deleted wherever somebody answers. */
export const readyAnswers = messages({
  'readyAnswer.title': { br: 'Respostas prontas', en: 'Ready answers' },
  'readyAnswer.hint': {
    br: 'Guarde o texto que está escrito para usar de novo.',
    en: 'Keep the text that is written, to use it again.',
  },
  'readyAnswer.failed': { br: 'As respostas prontas não puderam ser lidas', en: 'The ready answers could not be read' },
  'readyAnswer.insert': { br: ({ name }: Name) => `Inserir ${name}`, en: ({ name }: Name) => `Insert ${name}` },
  'readyAnswer.delete': { br: ({ name }: Name) => `Deletar ${name}`, en: ({ name }: Name) => `Delete ${name}` },
  'readyAnswer.shared': { br: 'De todos', en: 'For all' },
  'readyAnswer.name': { br: 'Título', en: 'Title' },
  'readyAnswer.keep': { br: 'Guardar este texto', en: 'Keep this text' },
  'readyAnswer.kept': { br: 'Resposta pronta guardada', en: 'Ready answer kept' },
  'readyAnswer.notSaved': { br: 'Sem resposta do servidor. Nada foi alterado.', en: 'No answer of the server. Nothing was changed.' },
  'readyAnswer.deleted': { br: 'Resposta pronta apagada', en: 'Ready answer deleted' },
});
