import { messages } from './messages.ts';

/** /integrations. */
export const integrations = messages({
  'integrations.accounts': { br: 'Contas de marketplace', en: 'Marketplace accounts' },
  'integrations.noAccountsHint': {
    br: 'Nenhuma conta conectada. Quem administra o Balcão conecta as contas da empresa ao marketplace.',
    en: 'No account connected. Who runs Balcão connects the company’s accounts to the marketplace.',
  },
  'integrations.all': { br: ({ n }: { n: number }) => `Ver as ${n} contas`, en: ({ n }: { n: number }) => `See all ${n} accounts` },
  'integrations.column.account': { br: 'Conta', en: 'Account' },
  'integrations.column.company': { br: 'Empresa', en: 'Company' },
  'integrations.column.state': { br: 'Conexão', en: 'Connection' },
  'integrations.column.since': { br: 'Conectada desde', en: 'Connected since' },
  'integrations.column.until': { br: 'Autorizada até', en: 'Authorized until' },
  'integrations.column.sentAt': { br: 'Último envio', en: 'Last dispatch' },
  'integrations.column.failed': { br: 'Falhas', en: 'Failures' },
  'integrations.never': { br: 'Nunca', en: 'Never' },
  'integrations.certificate': { br: 'Certificado A1', en: 'A1 certificate' },
  'integrations.noCertificate': { br: 'Nenhum certificado enviado', en: 'No certificate uploaded' },
  'integrations.holder': { br: 'Titular', en: 'Holder' },
  'integrations.keptAt': { br: 'Enviado em', en: 'Uploaded' },
  'integrations.validUntil': { br: 'Válido até', en: 'Valid until' },
  'integrations.toCompany': { br: 'Abrir a empresa', en: 'Open the company' },
  'integrations.services': { br: 'Serviços do Balcão', en: 'Services of Balcão' },
  'integrations.service.mail': { br: 'Envio de e-mails', en: 'Sending of mail' },
  'integrations.service.labels': { br: 'Etiquetas', en: 'Labels' },
  'integrations.service.carrier': { br: 'Rastreio da transportadora', en: 'Tracking by the carrier' },
  'integrations.service.images': { br: 'Armazenamento de imagens', en: 'Storage of images' },
  'integrations.service.google': { br: 'Entrada com Google', en: 'Sign-in with Google' },
  'integrations.without.mail': {
    br: 'Sem SMTP_URL, as mensagens ficam neste servidor.',
    en: 'Without SMTP_URL mails stay on this server.',
  },
  'integrations.without.labels': {
    br: 'Sem LABEL_SERVICE_URL, o próprio servidor desenha as etiquetas.',
    en: 'Without LABEL_SERVICE_URL this server draws the labels itself.',
  },
  'integrations.without.carrier': {
    br: 'Sem CARRIER_URL, os movimentos vêm do próprio servidor.',
    en: 'Without CARRIER_URL movements come from this server itself.',
  },
  'integrations.without.images': {
    br: 'Sem BLOB_STORE, as imagens ficam em DATA_DIR.',
    en: 'Without BLOB_STORE images are kept in DATA_DIR.',
  },
  'integrations.without.google': {
    br: 'Sem GOOGLE_CLIENT_ID, só se entra com e-mail e senha.',
    en: 'Without GOOGLE_CLIENT_ID people enter by mail and password only.',
  },
  'integrations.on': { br: 'Conectado', en: 'Connected' },
  'integrations.off': { br: 'Não conectado', en: 'Not connected' },
  'integrations.since': { br: 'desde', en: 'since' },
});
