import { messages } from './messages.ts';

type Label = { readonly label: string };
/** /marketplace and an account's page. */
export const marketplaceAccounts = messages({
  'kind.marketplace.one': { br: 'Conta', en: 'Account' },
  'kind.marketplace.many': { br: 'contas', en: 'accounts' },
  'kind.marketplace.choose': { br: 'Escolha uma conta', en: 'Choose an account' },
  'marketplace.search': { br: 'Conta, nome oficial ou empresa', en: 'Account, official name or company' },
  'marketplace.about': {
    br: 'Cada conta é uma loja no marketplace: dela vêm anúncios e vendas.',
    en: 'Each account is a shop on the marketplace: listings and sales come from it.',
  },
  'marketplace.empty': {
    br: 'As contas que as empresas conectam ao marketplace aparecem aqui.',
    en: 'Accounts that companies connect to the marketplace appear here.',
  },
  'marketplace.column.name': { br: 'Conta', en: 'Account' },
  'marketplace.column.officialName': { br: 'Nome oficial', en: 'Official name' },
  'marketplace.column.company': { br: 'Empresa', en: 'Company' },
  'marketplace.column.state': { br: 'Conexão', en: 'Connection' },
  'marketplace.column.connectedAt': { br: 'Conectada em', en: 'Connected' },
  'marketplace.column.expiresAt': { br: 'Autorizada até', en: 'Authorized until' },
  'marketplace.column.reason': { br: 'Motivo da pausa', en: 'Why it is paused' },
  'marketplace.state.connected': { br: 'Conectada', en: 'Connected' },
  'marketplace.state.expiring': { br: 'Vence em breve', en: 'Expires soon' },
  'marketplace.state.expired': { br: 'Autorização vencida', en: 'Authorization expired' },
  'marketplace.state.paused': { br: 'Pausada', en: 'Paused' },
  'marketplace.hint.expiring': {
    br: 'Renove antes do vencimento para que os envios não parem.',
    en: 'Renew it before it expires so that sending does not stop.',
  },
  'marketplace.hint.expired': {
    br: 'O marketplace não aceita mais nada desta conta. Renove a autorização para voltar a enviar.',
    en: 'The marketplace takes nothing of this account any more. Renew the authorization to send again.',
  },
  'marketplace.hint.paused': {
    br: 'Nada é enviado ao marketplace enquanto a conta está pausada; o que espera sai quando ela for retomada.',
    en: 'Nothing is sent to the marketplace while the account is paused; what waits goes out once it is resumed.',
  },
  'marketplace.noEnd': { br: 'Sem prazo informado', en: 'No end told' },
  'marketplace.back': { br: 'Voltar às contas', en: 'Back to accounts' },
  'marketplace.connection': { br: 'Conexão', en: 'Connection' },
  'marketplace.id': { br: 'Código da conta', en: 'Account code' },
  'marketplace.pausedAt': { br: 'Pausada desde', en: 'Paused since' },
  'marketplace.listings': { br: 'Anúncios', en: 'Listings' },
  'marketplace.noListings': { br: 'Nenhum anúncio nesta conta', en: 'No listing in this account' },
  'marketplace.sales': { br: 'Vendas da conta', en: 'Sales of the account' },
  'marketplace.history': { br: 'Histórico', en: 'History' },
  'marketplace.noHistory': { br: 'Nada mudou desde que foi conectada', en: 'Nothing changed since it was connected' },
  'marketplace.event.paused': { br: 'Conta pausada', en: 'Account paused' },
  'marketplace.event.resumed': { br: 'Conta retomada', en: 'Account resumed' },
  'marketplace.event.renewed': { br: 'Autorização renovada', en: 'Authorization renewed' },

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

  'shell.title.accounts': { br: 'Contas', en: 'Accounts' },
  'shell.title.account': { br: 'Detalhe da conta', en: 'Account detail' },
  'menu.accounts': { br: 'Contas', en: 'Accounts' },
});
