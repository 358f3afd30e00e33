import { messages } from './messages.ts';

/** /queue, also /settings/queue. */
export const integrationJobs = messages({
  'kind.job.one': { br: 'Envio', en: 'Dispatch' },
  'kind.job.many': { br: 'envios', en: 'dispatches' },
  'kind.job.choose': { br: 'Escolha um envio', en: 'Choose a dispatch' },
  'jobs.search': { br: 'Título, número ou código', en: 'Title, number or code' },
  'jobs.empty': {
    br: 'O que é enviado ao marketplace (anúncios, respostas, cancelamentos) aparece aqui, com o que ele respondeu.',
    en: 'What is sent to the marketplace (listings, answers, cancellations) appears here, with what it answered.',
  },
  'jobs.column.name': { br: 'Sobre', en: 'About' },
  'jobs.column.kind': { br: 'Envio', en: 'Dispatch' },
  'jobs.column.status': { br: 'Situação', en: 'Status' },
  'jobs.column.error': { br: 'Resposta do marketplace', en: 'Answer of the marketplace' },
  'jobs.column.account': { br: 'Conta', en: 'Account' },
  'jobs.column.company': { br: 'Empresa', en: 'Company' },
  'jobs.column.attempts': { br: 'Tentativas', en: 'Attempts' },
  'jobs.column.createdAt': { br: 'Criado em', en: 'Created' },
  'jobs.column.nextAt': { br: 'Próxima tentativa', en: 'Next attempt' },
  'jobs.column.action': { br: 'Ação', en: 'Action' },
  'jobs.retry': { br: 'Repetir', en: 'Repeat' },
  'jobs.retryNamed': { br: ({ name }: { name: string }) => `Repetir: ${name}`, en: ({ name }: { name: string }) => `Repeat: ${name}` },
  'jobs.kind.publishListing': { br: 'Publicar anúncio', en: 'Publish listing' },
  'jobs.kind.pauseListing': { br: 'Pausar anúncio', en: 'Pause listing' },
  'jobs.kind.activateListing': { br: 'Ativar anúncio', en: 'Activate listing' },
  'jobs.kind.changePrice': { br: 'Mudar preço', en: 'Change price' },
  'jobs.kind.messageBuyer': { br: 'Mensagem ao comprador', en: 'Message to buyer' },
  'jobs.kind.answerQuestion': { br: 'Responder pergunta', en: 'Answer question' },
  'jobs.kind.cancelOrder': { br: 'Cancelar venda', en: 'Cancel sale' },
  'jobs.status.waiting': { br: 'Na fila', en: 'Queued' },
  'jobs.status.retrying': { br: 'Nova tentativa', en: 'Trying again' },
  'jobs.status.failed': { br: 'Falhou', en: 'Failed' },
  'jobs.status.done': { br: 'Enviado', en: 'Sent' },

  'job.retry': { br: 'Repetir envio', en: 'Send again' },
  'job.retried': { br: 'Envio será repetido', en: 'It will be sent again' },
  'job.refused.notFailed': { br: 'Este envio não falhou', en: 'It did not fail' },

  'shell.title.jobs': { br: 'Filas de integração', en: 'Integration queues' },
  'menu.queue': { br: 'Fila de Integração', en: 'Integration queue' },
});
