import { messages } from './messages.ts';

/** /marketplace and an account's page. */
export const marketplaceAccounts = messages({
  'marketplace.search': { br: 'Conta, nome oficial ou empresa', en: 'Account, official name or company' },
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
});
