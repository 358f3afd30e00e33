import type { MediationStatus } from '#contract/mediation.ts';
import { messages } from './messages.ts';

type Label = { readonly label: string };
type N = { readonly n: number };

const statusBr: Readonly<Record<MediationStatus, string>> = {
  open: 'Mediação aberta',
  closing: 'Mediação sendo encerrada',
  closed: 'Mediação encerrada',
};
const statusEn: Readonly<Record<MediationStatus, string>> = {
  open: 'The mediation is open',
  closing: 'The mediation is being closed',
  closed: 'The mediation is closed',
};

/** Mediations wherever they appear: their commands, why one is refused, what happened to one. */
export const mediation = messages({
  'kind.mediation.one': { br: 'Mediação', en: 'Mediation' },
  'kind.mediation.many': { br: 'mediações', en: 'mediations' },
  'kind.mediation.choose': { br: 'Escolha uma mediação', en: 'Choose a mediation' },
  'mediation.search': { br: 'Pedido, pacote, comprador, empresa', en: 'Order, pack, buyer, company' },
  'mediation.empty': {
    br: 'Quando um comprador abre uma mediação sobre um pedido, ela aparece aqui.',
    en: 'When a buyer opens a mediation about an order, it appears here.',
  },

  'mediation.unsent': { br: 'a enviar', en: 'not sent yet' },
  'mediation.late': { br: 'atrasada', en: 'late' },
  'mediation.files': {
    br: ({ n }: N) => (n === 1 ? '1 anexo' : `${n} anexos`),
    en: ({ n }: N) => (n === 1 ? '1 attachment' : `${n} attachments`),
  },
  'mediation.unread': {
    br: ({ n }: N) => (n === 1 ? '1 mensagem não lida' : `${n} mensagens não lidas`),
    en: ({ n }: N) => (n === 1 ? '1 unread message' : `${n} unread messages`),
  },

  'mediation.back': { br: 'Mediações', en: 'Mediations' },
  'mediation.tag': { br: 'Mediação', en: 'Mediation' },
  'mediation.title': {
    br: ({ number }: { number: string }) => `Pedido ${number}`,
    en: ({ number }: { number: string }) => `Order ${number}`,
  },
  'mediation.theNumber': { br: 'o número do pedido', en: 'the order number' },
  'mediation.toOrder': { br: 'Ver pedido', en: 'See the order' },
  'mediation.notFound': { br: 'Mediação não encontrada', en: 'Mediation not found' },
  'mediation.failed': { br: 'Não foi possível carregar a mediação', en: 'The mediation could not be loaded' },
  'mediation.failedHint': {
    br: 'Nada do que você escreveu se perdeu. Tente de novo em instantes.',
    en: 'Nothing you wrote is lost. Try again in a moment.',
  },
  'mediation.notFoundHint': { br: 'Ela não existe ou não é da sua empresa.', en: 'It does not exist or is not your company’s.' },

  'mediation.claim': { br: 'Andamento', en: 'Progress' },
  'mediation.incentive': {
    br: 'Uma boa resposta em até 48 h poupa a reputação.',
    en: 'A good answer within 48 h spares the reputation.',
  },

  'mediation.actions': { br: 'O que o marketplace permite agora', en: 'What the marketplace allows now' },
  'mediation.thread': { br: 'Mensagens', en: 'Messages' },
  'mediation.presence': { br: 'Quem mais está aqui', en: 'Who else is here' },
  'mediation.order': { br: 'Pedido', en: 'Order' },
  'mediation.buyer': { br: 'Comprador', en: 'Buyer' },
  'mediation.reason': { br: 'Motivo', en: 'Reason' },

  'mediation.reply': { br: 'Responder na mediação', en: 'Reply in the mediation' },
  'mediation.message': { br: 'Mensagem', en: 'Message' },
  'mediation.sent': { br: 'Mensagem enviada com sucesso!', en: 'Message sent!' },
  'mediation.close': { br: 'Finalizar mediação', en: 'Finish the mediation' },
  'mediation.closed': { br: 'Mediação Encerrada!', en: 'Mediation closed!' },
  'mediation.closeReview': {
    br: ({ label }: Label) => `Encerrar a mediação ${label}? Não pode ser desfeito`,
    en: ({ label }: Label) => `Close mediation ${label}? It can not be undone`,
  },
  'mediation.situation': { br: 'Situação', en: 'Outcome' },
  'mediation.situation.unsolved': { br: 'Não foi resolvido', en: 'Not solved' },
  'mediation.situation.resolved': { br: 'Resolvido', en: 'Solved' },
  'mediation.anotation': { br: 'Anotação', en: 'Annotation' },
  'mediation.write': { br: 'Escrever mensagem', en: 'Write a message' },
  'mediation.attach': { br: 'Anexar arquivos', en: 'Attach files' },
  'mediation.readyAnswers': { br: 'Respostas prontas', en: 'Ready answers' },
  'mediation.goToEnd': { br: 'Ir para a última mensagem', en: 'Go to the newest message' },
  'mediation.openVariation': { br: 'Nova variação', en: 'New variation' },
  'mediation.status.open': { br: 'Aberta', en: 'Open' },
  'mediation.status.closing': { br: 'Encerrando', en: 'Closing' },
  'mediation.status.closed': { br: 'Encerrada', en: 'Closed' },
  'mediation.refused.role': {
    br: ({ step }: { step: string }) => (step === 'reply' ? 'Só sellers e superusuário' : 'Só superusuário'),
    en: ({ step }: { step: string }) => (step === 'reply' ? 'Sellers and superusers only' : 'Superusers only'),
  },
  'mediation.refused.status': {
    br: ({ status }: { status: MediationStatus }) => statusBr[status],
    en: ({ status }: { status: MediationStatus }) => statusEn[status],
  },
  'mediation.refused.channel': {
    br: 'O marketplace não permite mensagens agora',
    en: 'The marketplace allows no messages now',
  },
  'mediation.event.reply': { br: 'respondeu', en: 'replied' },
  'mediation.event.hear': { br: 'mensagem recebida', en: 'message received' },
  'mediation.event.undoReply': { br: 'recusou uma resposta', en: 'refused a reply' },
  'mediation.event.close': { br: 'encerrou', en: 'closed it' },
  'mediation.event.confirmClose': { br: 'encerramento confirmado', en: 'closing confirmed' },
  'mediation.event.failClose': { br: 'encerramento não confirmado', en: 'closing not confirmed' },

  'shell.title.mediations': { br: 'Mediação', en: 'Mediation' },
  'shell.title.mediation': { br: 'Detalhe da mediação', en: 'Mediation detail' },
  'menu.mediation': { br: 'Mediação', en: 'Mediation' },
});
