import { formatNumber } from '#lib/formats.ts';
import { messages } from './messages.ts';

/** /integrations. */
export const integrations = messages({
  'integrations.accounts': { br: 'Contas de marketplace', en: 'Marketplace accounts' },
  'integrations.noAccountsHint': {
    br: 'Nenhuma conta ainda. Conecte a conta da empresa no Mercado Livre para publicar e vender por aqui.',
    en: 'No account yet. Connect the company’s account of Mercado Livre to publish and sell from here.',
  },
  'integrations.all': {
    br: ({ n }: { n: number }) => `Ver as ${formatNumber(n, 'pt-BR')} contas`,
    en: ({ n }: { n: number }) => `See all ${formatNumber(n, 'en')} accounts`,
  },
  'integrations.column.state': { br: 'Conexão', en: 'Connection' },
  'integrations.column.since': { br: 'Aqui desde', en: 'Here since' },
  'integrations.column.until': { br: 'Autorizada até', en: 'Authorized until' },
  'integrations.column.sentAt': { br: 'Último envio', en: 'Last dispatch' },
  'integrations.column.failed': { br: 'Falhas', en: 'Failures' },
  'integrations.pace': { br: 'Da decisão ao marketplace', en: 'From decision to marketplace' },
  'integrations.paceAbout': {
    br: ({ n, goal }: { n: number; goal: number }) =>
      `${n === 1 ? 'Da última decisão' : `Das últimas ${n} decisões`}, em 24 horas. Meta: até ${goal} s.`,
    en: ({ n, goal }: { n: number; goal: number }) =>
      `Of the last ${n === 1 ? 'decision' : `${n} decisions`}, in 24 hours. Goal: ${goal} s at most.`,
  },
  'integrations.paceNone': { br: 'Nada foi enviado nas últimas 24 horas.', en: 'Nothing was sent in the last 24 hours.' },
  'integrations.paceMedian': { br: 'Metade feita em até', en: 'Half done within' },
  'integrations.paceP95': { br: '95 de 100 feitas em até', en: '95 of 100 done within' },
  'integrations.paceOldest': { br: 'A mais antiga que ainda vai', en: 'The oldest still to go' },
  'integrations.paceNothingWaits': { br: 'Nenhuma', en: 'None' },
  'integrations.paceGood': { br: 'Na meta', en: 'Within the goal' },
  'integrations.paceLate': { br: 'Acima da meta', en: 'Beyond the goal' },
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
  'integrations.mode.off': {
    br: 'Esta instalação não envia nada a nenhum marketplace (MARKETPLACE=off): o que se decide espera aqui.',
    en: 'This installation sends nothing to any marketplace (MARKETPLACE=off): what is decided waits here.',
  },
  'integrations.mode.fake': {
    br: 'Demonstração: nada sai daqui. Contas não conectadas são representadas pelo Balcão; as conectadas falam com um Mercado Livre de demonstração. Vendas, mediações, extrato e reputação são inventados.',
    en: 'Demo: nothing leaves this machine. Accounts that are not connected are played by Balcão; connected ones speak to a demo Mercado Livre. Sales, mediations, statement and reputation are invented.',
  },
  'integrations.mode.mercadolivre': {
    br: 'O que se decide é enviado ao Mercado Livre pelas contas conectadas. Vendas, mediações e extrato ainda não chegam de lá; da reputação chega o nível. O que se vende lá não baixa o estoque daqui: ao mudar um estoque, informe quanto resta de fato, pois ele substitui o de lá.',
    en: 'What is decided is sent to Mercado Livre by connected accounts. Sales, mediations and statement do not come from there yet; of the reputation its level does. What is sold there is not subtracted from the stock here: when you change a stock, give how many are really left, for it replaces the one there.',
  },
  'integrations.unsent': { br: 'O que não é enviado', en: 'What is not sent' },
  'integrations.unsentOf': {
    br: ({ account, n }: { account: string; n: number }) =>
      `${account}: ${n === 1 ? '1 envio retido' : `${formatNumber(n, 'pt-BR')} envios retidos`}`,
    en: ({ account, n }: { account: string; n: number }) =>
      `${account}: ${n === 1 ? '1 dispatch held' : `${formatNumber(n, 'en')} dispatches held`}`,
  },
  'integrations.unsentWhy': {
    br: ({ n, why }: { n: number; why: string }) => `${n}: ${why}`,
    en: ({ n, why }: { n: number; why: string }) => `${n}: ${why}`,
  },
  'integrations.unsentFirst': {
    br: ({ names }: { names: string }) => `Primeiro iriam: ${names}`,
    en: ({ names }: { names: string }) => `First would go: ${names}`,
  },
  'integrations.on': { br: 'Conectado', en: 'Connected' },
  'integrations.off': { br: 'Não conectado', en: 'Not connected' },
  'integrations.since': { br: 'desde', en: 'since' },
});
