import { messages } from './messages.ts';

type Waited = {
  readonly count: number;
  readonly first: string;
  readonly label: string;
};

/** What commands say of what is sent, and of what waits; what their screens say is in integration-job-screens.ts. */
export const integrationJobs = messages({
  'kind.job.one': { br: 'Envio', en: 'Dispatch' },
  'kind.job.many': { br: 'envios', en: 'dispatches' },
  'kind.job.choose': { br: 'Escolha um envio', en: 'Choose a dispatch' },

  'job.retry': { br: 'Repetir envio', en: 'Send again' },
  'job.retried': { br: 'Envio será repetido', en: 'It will be sent again' },
  'job.refused.isHeld': { br: 'Este envio está retido', en: 'It is held back' },
  'job.refused.notFailed': { br: 'Este envio não falhou', en: 'It did not fail' },

  'kind.backlog.one': { br: 'Envios retidos de', en: 'Held dispatches of' },
  'kind.backlog.many': { br: 'contas', en: 'accounts' },
  'kind.backlog.choose': { br: 'Abra Integrações', en: 'Open Integrations' },
  'backlog.send': { br: 'Enviar o que esperava', en: 'Send what waited' },
  'backlog.sendReview': {
    br: ({ count, first, label }: Waited) => `Enviar a ${label} o que esperava (${count}), a começar por ${first}? Não pode ser desfeito`,
    en: ({ count, first, label }: Waited) => `Send ${label} what waited (${count}), beginning with ${first}? It can not be undone`,
  },
  'backlog.sent': { br: 'O que esperava será enviado', en: 'What waited will be sent' },
  'backlog.discard': { br: 'Descartar o que esperava', en: 'Discard what waited' },
  'backlog.discardReview': {
    br: ({ count, label }: Waited) => `Descartar o que esperava de ${label} (${count})? Nada disso será enviado, e não pode ser desfeito`,
    en: ({ count, label }: Waited) => `Discard what waited of ${label} (${count})? None of it will be sent, and it can not be undone`,
  },
  'backlog.discarded': { br: 'O que esperava foi descartado', en: 'What waited was discarded' },
  'backlog.refused.nothing': { br: 'Não há nada que espere', en: 'Nothing waits' },

  'shell.title.jobs': { br: 'Filas de integração', en: 'Integration queues' },
  'menu.queue': { br: 'Fila de Integração', en: 'Integration queue' },
});
