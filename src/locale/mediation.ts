import type { MediationStatus } from '#contract/mediation.ts';
import { messages } from './messages.ts';

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

  'mediation.reply': { br: 'Responder na mediação', en: 'Reply in the mediation' },
  'mediation.message': { br: 'Mensagem', en: 'Message' },
  'mediation.sent': { br: 'Mensagem enviada com sucesso!', en: 'Message sent!' },
  'mediation.close': { br: 'Finalizar mediação', en: 'Finish the mediation' },
  'mediation.closed': { br: 'Mediação Encerrada!', en: 'Mediation closed!' },
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

  'shell.title.mediations': { br: 'Mediação', en: 'Mediation' },
  'shell.title.mediation': { br: 'Detalhe da mediação', en: 'Mediation detail' },
  'menu.mediation': { br: 'Mediação', en: 'Mediation' },
});
