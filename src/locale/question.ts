import type { QuestionStatus } from '#contract/question.ts';
import { messages } from './messages.ts';

const refusedBr: Readonly<Record<QuestionStatus, string>> = {
  unanswered: 'A pergunta espera resposta',
  answered: 'A pergunta já foi respondida',
  closed: 'A pergunta foi encerrada com o anúncio',
  banned: 'A pergunta foi moderada pelo marketplace',
  deleted: 'A pergunta foi apagada pelo comprador',
};
const refusedEn: Readonly<Record<QuestionStatus, string>> = {
  unanswered: 'The question waits for an answer',
  answered: 'The question has been answered',
  closed: 'The question was closed with its listing',
  banned: 'The marketplace moderated the question',
  deleted: 'The buyer deleted the question',
};

/** The screen of buyer questions. */
export const question = messages({
  'kind.question.one': { br: 'Pergunta', en: 'Question' },
  'kind.question.many': { br: 'perguntas', en: 'questions' },
  'kind.question.choose': { br: 'Escolha uma pergunta', en: 'Choose a question' },

  'question.answer': { br: 'Responder pergunta', en: 'Answer the question' },
  'question.text': { br: 'Resposta', en: 'Answer' },
  'question.answerSent': { br: 'Resposta enviada', en: 'Answer sent' },
  'question.next': { br: 'Próxima pergunta', en: 'Next question' },
  'question.previous': { br: 'Pergunta anterior', en: 'Previous question' },
  'question.write': { br: 'Escrever resposta', en: 'Write the answer' },
  'question.skip': { br: 'Pular pergunta', en: 'Skip the question' },
  'question.readyAnswers': { br: 'Respostas prontas', en: 'Ready answers' },
  'question.openListing': { br: 'Abrir o anúncio da pergunta', en: 'Open the listing of the question' },
  'question.search': { br: 'Buscar perguntas', en: 'Search questions' },
  'question.filters': { br: 'Filtrar perguntas', en: 'Filter questions' },
  'question.back': { br: 'Voltar à lista de perguntas', en: 'Back to the list of questions' },
  'question.refused.role': { br: 'Só sellers e superusuário', en: 'Sellers and superusers only' },
  'question.refused.status': {
    br: ({ status }: { status: QuestionStatus }) => refusedBr[status],
    en: ({ status }: { status: QuestionStatus }) => refusedEn[status],
  },

  'shell.title.questions': { br: 'Perguntas', en: 'Questions' },
  'menu.questions': { br: 'Perguntas', en: 'Questions' },
});
