import { messages } from './messages.ts';

type Many = { readonly n: number };

/** /automessage and a rule's page. */
export const autoMessages = messages({
  'kind.automessage.one': { br: 'Mensagem automática', en: 'Automatic message' },
  'kind.automessage.many': { br: ({ n }: Many) => `${n} mensagens automáticas`, en: ({ n }: Many) => `${n} automatic messages` },
  'kind.automessage.choose': { br: 'Escolha uma mensagem automática', en: 'Choose an automatic message' },
  'autoMessages.search': { br: 'Nome da mensagem', en: 'Name of the message' },
  'autoMessages.empty': {
    br: 'O que o comprador recebe sozinho quando algo acontece com o pedido aparece aqui. Crie a primeira mensagem.',
    en: 'What buyers get by itself when something happens to their order appears here. Make the first message.',
  },
  'autoMessages.back': { br: 'Voltar às mensagens', en: 'Back to the messages' },
  'autoMessages.rule': { br: 'Mensagem', en: 'Message' },
  'autoMessages.name': { br: 'Nome', en: 'Name' },
  'autoMessages.company': { br: 'Empresa', en: 'Company' },
  'autoMessages.account': { br: 'Conta', en: 'Account' },
  'autoMessages.allAccounts': { br: 'Todas', en: 'All' },
  'autoMessages.event': { br: 'Quando o pedido', en: 'When the order' },
  'autoMessages.event.paid': { br: 'é pago', en: 'is paid' },
  'autoMessages.event.invoiced': { br: 'é faturado', en: 'is invoiced' },
  'autoMessages.event.shipped': { br: 'é enviado', en: 'is shipped' },
  'autoMessages.event.delivered': { br: 'é entregue', en: 'is delivered' },
  'autoMessages.event.not_delivered': { br: 'é devolvido', en: 'is returned' },
  'autoMessages.event.cancelled': { br: 'é cancelado', en: 'is cancelled' },
  'autoMessages.text': { br: 'Texto', en: 'Text' },
  'autoMessages.textHint': {
    br: 'Campos: {comprador}, {pedido}, {produto}, {loja}, {rastreio}. Sem o dado no pedido, nada é enviado.',
    en: 'Fields: {comprador} buyer, {pedido} order, {produto} product, {loja} shop, {rastreio} tracking. Without it in the order nothing is sent.',
  },
  'autoMessages.unknown': {
    br: ({ names }: { names: string }) => `Campo que não existe: ${names}`,
    en: ({ names }: { names: string }) => `No such field: ${names}`,
  },
  'autoMessages.moderated': {
    br: 'O marketplace não aceita contatos nem links em mensagens.',
    en: 'The marketplace takes no contacts and no links in messages.',
  },
  'autoMessages.edit': { br: 'Alterar', en: 'Change' },
  'autoMessages.save': { br: 'Salvar mensagem', en: 'Save message' },
  'autoMessages.saved': { br: 'Mensagem salva', en: 'Message saved' },
  'autoMessages.state': { br: 'Situação', en: 'State' },
  'autoMessages.status.active': { br: 'Ativa', en: 'Active' },
  'autoMessages.status.paused': { br: 'Pausada', en: 'Paused' },
  'autoMessages.sent': { br: 'Enviadas', en: 'Sent' },
  'autoMessages.sentAt': { br: 'Último envio', en: 'Last sent' },
  'autoMessages.never': { br: 'Nunca', en: 'Never' },
  'autoMessages.preview': { br: 'Prévia em pedidos reais', en: 'Preview over real orders' },
  'autoMessages.previewNone': { br: 'Nenhum pedido está assim agora.', en: 'No order stands so now.' },
  'autoMessages.previewWrong': {
    br: 'Escreva o texto e escolha a empresa para ver a prévia.',
    en: 'Write the text and choose the company to see a preview.',
  },
  'autoMessages.notSent': { br: 'Não seria enviada: falta um dado neste pedido.', en: 'It would not be sent: this order lacks a field.' },
  'autoMessages.order': { br: 'Pedido', en: 'Order' },
  'autoMessages.at': { br: 'Data', en: 'Date' },
  'autoMessages.history': { br: 'O que foi enviado', en: 'What was sent' },
  'autoMessages.historyNone': { br: 'Nada foi enviado ainda.', en: 'Nothing was sent yet.' },

  'automessage.new': { br: 'Nova mensagem automática', en: 'New automatic message' },
  'automessage.pause': { br: 'Pausar mensagem', en: 'Pause message' },
  'automessage.paused': { br: 'Mensagem pausada', en: 'Message paused' },
  'automessage.resume': { br: 'Ativar mensagem', en: 'Resume message' },
  'automessage.resumed': { br: 'Mensagem ativa', en: 'Message resumed' },
  'automessage.refused.paused': { br: 'A mensagem já está pausada', en: 'The message is paused already' },
  'automessage.refused.active': { br: 'A mensagem já está ativa', en: 'The message is active already' },

  'shell.title.autoMessages': { br: 'Mensagens automáticas', en: 'Automatic messages' },
  'shell.title.autoMessage': { br: 'Mensagem', en: 'Message' },
  'shell.title.newAutoMessage': { br: 'Nova mensagem', en: 'New message' },
  'menu.auto-messages': { br: 'Mensagens', en: 'Messages' },
});
