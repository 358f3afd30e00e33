import { countBr, countEn, type Count } from './count.ts';
import { messages } from './messages.ts';

type N = { readonly n: number };

/** The screen of buyer questions: what only it says. What is said anywhere is in question.ts. */
export const questionScreens = messages({
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
  'questions.returned': {
    br: ({ reason }: { reason: string }) => `O Mercado Livre recusou esta resposta: ${reason}`,
    en: ({ reason }: { reason: string }) => `Mercado Livre refused this answer: ${reason}`,
  },
  'questions.noReason': { br: 'não disse por quê.', en: 'it did not say why.' },
  'questions.moderated': { br: 'O marketplace costuma moderar respostas com:', en: 'The marketplace usually moderates answers with:' },
  'questions.moderated.phone': { br: 'telefone', en: 'a phone number' },
  'questions.moderated.mail': { br: 'e-mail', en: 'an e-mail address' },
  'questions.moderated.link': { br: 'link', en: 'a link' },
  'questions.moderated.word': { br: 'termo bloqueado', en: 'a blocked term' },
});
