import { messages } from './messages.ts';

/** What commands about accounts say; what their pages say is in marketplace-screens.ts. */
export const marketplaceAccounts = messages({
  'kind.marketplace.one': { br: 'Conta', en: 'Account' },
  'kind.marketplace.many': { br: 'contas', en: 'accounts' },
  'kind.marketplace.choose': { br: 'Escolha uma conta', en: 'Choose an account' },
  'marketplace.pause': { br: 'Pausar conta', en: 'Pause account' },
  'marketplace.paused': { br: 'Conta pausada', en: 'Account paused' },
  'marketplace.pauseReason': { br: 'Motivo da pausa', en: 'Why it is paused' },
  'marketplace.resume': { br: 'Retomar conta', en: 'Resume account' },
  'marketplace.resumed': { br: 'Conta retomada', en: 'Account resumed' },
  'marketplace.renew': { br: 'Renovar autorização', en: 'Renew authorization' },
  'marketplace.renewed': { br: 'Autorização renovada', en: 'Authorization renewed' },
  'marketplace.refused.alreadyPaused': { br: 'Conta já está pausada', en: 'The account is paused already' },
  'marketplace.refused.notPaused': { br: 'Conta não está pausada', en: 'The account is not paused' },
  'marketplace.refused.authorizedThere': {
    br: 'Esta conta é autorizada no próprio marketplace: use Autorizar de novo',
    en: 'This account is authorized at the marketplace itself: use Authorize again',
  },
  'marketplace.connect': { br: 'Conectar conta', en: 'Connect account' },
  'marketplace.reauthorize': { br: 'Autorizar de novo', en: 'Authorize again' },
  'marketplace.disconnect': { br: 'Desconectar', en: 'Disconnect' },

  'shell.title.accounts': { br: 'Contas', en: 'Accounts' },
  'shell.title.account': { br: 'Detalhe da conta', en: 'Account detail' },
  'shell.title.connecting': { br: 'Conectar conta', en: 'Connect account' },
  'menu.accounts': { br: 'Contas', en: 'Accounts' },
});
