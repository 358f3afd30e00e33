import { countBr, countEn, type Count } from './count.ts';
import type { QuestionStatus } from '#contract/question.ts';
import { messages } from './messages.ts';

type Review = { readonly label: string; readonly moderated: string };
type N = { readonly n: number };

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
  'questions.list': { br: 'Perguntas dos compradores', en: 'Buyer questions' },
  'questions.detail': { br: 'Pergunta aberta', en: 'Open question' },
  'questions.searchLabel': { br: 'Buscar pergunta, comprador, anúncio ou SKU', en: 'Search question, buyer, listing or SKU' },
  'questions.searchHint': { br: 'Buscar', en: 'Search' },
  'questions.loadFailed': { br: 'As perguntas não puderam ser lidas', en: 'The questions could not be read' },
  'questions.oneFailed': { br: 'A pergunta não pôde ser lida', en: 'The question could not be read' },
  'questions.gone': {
    br: 'Esta pergunta não existe, ou não é da sua empresa',
    en: 'There is no such question, or it is not of your company',
  },
  'questions.empty': { br: 'Nenhuma pergunta', en: 'No questions' },
  'questions.emptyHint': {
    br: 'O que os compradores perguntam sobre os anúncios aparece aqui.',
    en: 'What buyers ask about listings appears here.',
  },
  'questions.emptyFiltered': { br: 'Nada com estes filtros.', en: 'Nothing with these filters.' },
  'questions.choose': { br: 'Escolha uma pergunta na lista', en: 'Choose a question in the list' },
  'questions.allDone': { br: 'Nenhuma outra pergunta espera resposta', en: 'No other question waits for an answer' },
  'questions.loadingMore': { br: 'Carregando mais…', en: 'Loading more…' },
  'questions.count': {
    br: (count: Count) => (count.n === 1 ? '1 pergunta' : `${countBr(count)} perguntas`),
    en: (count: Count) => (count.n === 1 ? '1 question' : `${countEn(count)} questions`),
  },
  'questions.filter.all': { br: 'Todos', en: 'All' },
  'questions.filter.status': { br: 'Situação', en: 'Status' },
  'questions.filter.age': { br: 'Idade', en: 'Age' },
  'questions.filter.company': { br: 'Empresa', en: 'Company' },
  'questions.filter.account': { br: 'Conta', en: 'Account' },
  'questions.filter.listing': { br: 'Só deste anúncio', en: 'Of this listing only' },
  'questions.filter.clear': { br: 'Limpar filtros', en: 'Clear filters' },
  'questions.older.hour': { br: 'Há mais de 1 hora', en: 'Over 1 hour ago' },
  'questions.older.day': { br: 'Há mais de 1 dia', en: 'Over 1 day ago' },
  'questions.older.week': { br: 'Há mais de 1 semana', en: 'Over 1 week ago' },
  'questions.status.unanswered': { br: 'Sem resposta', en: 'Unanswered' },
  'questions.status.answered': { br: 'Respondida', en: 'Answered' },
  'questions.status.closed': { br: 'Encerrada', en: 'Closed' },
  'questions.status.banned': { br: 'Moderada', en: 'Moderated' },
  'questions.status.deleted': { br: 'Apagada', en: 'Deleted' },
  'questions.mark.waiting': { br: 'Aguardando envio', en: 'Waiting to be sent' },
  'questions.mark.rejected': { br: 'Não aceita', en: 'Not accepted' },
  'questions.mark.skipped': { br: 'Pulada', en: 'Skipped' },
  'questions.back': { br: 'Lista', en: 'List' },
  'questions.about': { br: 'Anúncio', en: 'Listing' },
  'questions.thread': { br: 'Conversa', en: 'Conversation' },
  'questions.earlier': {
    br: ({ n }: N) => `Perguntas anteriores deste comprador (${n})`,
    en: ({ n }: N) => `Earlier questions of this buyer (${n})`,
  },
  'questions.answeredBy': {
    br: ({ name }: { name: string }) => `Resposta de ${name}`,
    en: ({ name }: { name: string }) => `Answer of ${name}`,
  },
  'questions.composer': { br: 'Responder', en: 'Answer' },
  'questions.onlyOnce': {
    br: 'Uma resposta por pergunta.',
    en: 'One answer for each question.',
  },
  'questions.send': { br: 'Enviar resposta', en: 'Send the answer' },
  'questions.sendAnyway': { br: 'Enviar mesmo assim', en: 'Send anyway' },
  'questions.sendHint': { br: 'Ctrl+Enter envia', en: 'Ctrl+Enter sends' },
  'questions.givenBack': { br: 'A resposta voltou para cá.', en: 'The answer is back here.' },
  'questions.moderated': { br: 'O marketplace costuma moderar respostas com:', en: 'The marketplace usually moderates answers with:' },
  'questions.moderated.phone': { br: 'telefone', en: 'a phone number' },
  'questions.moderated.mail': { br: 'e-mail', en: 'an e-mail address' },
  'questions.moderated.link': { br: 'link', en: 'a link' },
  'questions.moderated.word': { br: 'termo bloqueado', en: 'a blocked term' },

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
  'question.event.close': { br: 'encerrada', en: 'closed' },
  'question.event.ban': { br: 'moderou', en: 'moderated it' },
  'question.event.remove': { br: 'apagou', en: 'deleted it' },

  'shell.title.questions': { br: 'Perguntas', en: 'Questions' },
  'menu.questions': { br: 'Perguntas', en: 'Questions' },
});
