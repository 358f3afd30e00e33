import { messages } from './messages.ts';

type Label = { readonly label: string };

/** What can be done with accounts on the marketplace and what is sent to them, from the palette too. */
export const integrationActions = messages({
  'marketplace.pause': { br: 'Pausar conta', en: 'Pause account' },
  'marketplace.paused': { br: 'Conta pausada', en: 'Account paused' },
  'marketplace.pauseReason': { br: 'Motivo da pausa', en: 'Why it is paused' },
  'marketplace.resume': { br: 'Retomar conta', en: 'Resume account' },
  'marketplace.resumed': { br: 'Conta retomada', en: 'Account resumed' },
  'marketplace.renew': { br: 'Renovar autorização', en: 'Renew authorization' },
  'marketplace.renewed': { br: 'Autorização renovada', en: 'Authorization renewed' },
  'marketplace.renewReview': {
    br: ({ label }: Label) => `Renovar a autorização de ${label} por 180 dias? Não pode ser desfeito`,
    en: ({ label }: Label) => `Renew the authorization of ${label} for 180 days? It can not be undone`,
  },
  'marketplace.refused.alreadyPaused': { br: 'Conta já está pausada', en: 'The account is paused already' },
  'marketplace.refused.notPaused': { br: 'Conta não está pausada', en: 'The account is not paused' },

  'job.retry': { br: 'Repetir envio', en: 'Send again' },
  'job.retried': { br: 'Envio será repetido', en: 'It will be sent again' },
  'job.refused.notFailed': { br: 'Este envio não falhou', en: 'It did not fail' },
});
