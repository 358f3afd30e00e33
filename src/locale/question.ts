import type { QuestionStatus } from '#contract/question.ts';
import { messages } from './messages.ts';

type Review = { readonly label: string; readonly moderated: string };
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
  'questions.older.hour': { br: 'Há mais de 1 hora', en: 'Over 1 hour ago' },
  'questions.older.day': { br: 'Há mais de 1 dia', en: 'Over 1 day ago' },
  'questions.older.week': { br: 'Há mais de 1 semana', en: 'Over 1 week ago' },
  'questions.status.unanswered': { br: 'Sem resposta', en: 'Unanswered' },
  'questions.status.answered': { br: 'Respondida', en: 'Answered' },

  'question.answer': { br: 'Responder pergunta', en: 'Answer the question' },
  'question.text': { br: 'Resposta', en: 'Answer' },
  'question.answerSent': { br: 'Resposta enviada', en: 'Answer sent' },
  'question.answerReview': {
    br: ({ label, moderated }: Review) => `Responder a ${label}?${moderated === '' ? '' : ` O marketplace pode moderar: ${moderated}`}`,
    en: ({ label, moderated }: Review) => `Answer ${label}?${moderated === '' ? '' : ` The marketplace may moderate: ${moderated}`}`,
  },
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
  'question.event.ask': { br: 'perguntou', en: 'asked' },
  'question.event.answer': { br: 'respondeu', en: 'answered' },
  'question.event.undoAnswer': { br: 'recusou a resposta', en: 'refused the answer' },
  'question.event.close': { br: 'encerrada', en: 'closed' },
  'question.event.ban': { br: 'moderou', en: 'moderated it' },
  'question.event.remove': { br: 'apagou', en: 'deleted it' },

  'shell.title.questions': { br: 'Perguntas', en: 'Questions' },
  'menu.questions': { br: 'Perguntas', en: 'Questions' },
});
