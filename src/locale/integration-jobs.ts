import { messages } from './messages.ts';

/** What commands say of what is sent, and of what waits; what their screens say is in integration-job-screens.ts. */
export const integrationJobs = messages({
  'kind.job.one': { br: 'Envio', en: 'Dispatch' },
  'kind.job.many': { br: 'envios', en: 'dispatches' },
  'kind.job.choose': { br: 'Escolha um envio', en: 'Choose a dispatch' },

  'job.retry': { br: 'Repetir envio', en: 'Send again' },
  'job.retried': { br: 'Envio será repetido', en: 'It will be sent again' },
  'job.refused.isHeld': { br: 'Este envio está retido', en: 'It is held back' },
  'job.refused.isKeptOnly': { br: 'Esta resposta não pode mais ser enviada', en: 'This answer can not be sent any more' },
  'job.refused.notFailed': { br: 'Este envio não falhou', en: 'It did not fail' },

  'kind.backlog.one': { br: 'Envios retidos de', en: 'Held dispatches of' },
  'kind.backlog.many': { br: 'contas', en: 'accounts' },
  'kind.backlog.choose': { br: 'Abra Integrações', en: 'Open Integrations' },
  'backlog.send': { br: 'Enviar o que esperava', en: 'Send what waited' },
  'backlog.sent': { br: 'O que esperava será enviado', en: 'What waited will be sent' },
  'backlog.discard': { br: 'Descartar o que esperava', en: 'Discard what waited' },
  'backlog.discarded': { br: 'O que esperava foi descartado', en: 'What waited was discarded' },
  'backlog.refused.nothing': { br: 'Não há nada que espere', en: 'Nothing waits' },
  'backlog.refused.publishing': {
    br: 'Só esperam publicações: desiste-se de cada uma no seu anúncio',
    en: 'Only publications wait: each is given up on its listing',
  },

  'shell.title.jobs': { br: 'Filas de integração', en: 'Integration queues' },
  'menu.queue': { br: 'Fila de Integração', en: 'Integration queue' },
});
