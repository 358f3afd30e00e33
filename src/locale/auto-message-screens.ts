import { messages } from './messages.ts';

/** /automessage and a rule's page. */
export const autoMessageScreens = messages({
  'autoMessages.search': { br: 'Nome da mensagem', en: 'Name of the message' },
  'autoMessages.empty': {
    br: 'O que o comprador recebe sozinho quando algo acontece com o pedido aparece aqui. Crie a primeira mensagem.',
    en: 'What buyers get by itself when something happens to their order appears here. Make the first message.',
  },
  'autoMessages.back': { br: 'Voltar às mensagens', en: 'Back to the messages' },
  'autoMessages.rule': { br: 'Mensagem', en: 'Message' },
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
  'autoMessages.save': { br: 'Salvar mensagem', en: 'Save message' },
  'autoMessages.saved': { br: 'Mensagem salva', en: 'Message saved' },
  'autoMessages.status.active': { br: 'Ativa', en: 'Active' },
  'autoMessages.status.paused': { br: 'Pausada', en: 'Paused' },
  'autoMessages.sent': { br: 'Enviadas', en: 'Sent' },
  'autoMessages.sentAt': { br: 'Último envio', en: 'Last sent' },
  'autoMessages.preview': { br: 'Prévia em pedidos reais', en: 'Preview over real orders' },
  'autoMessages.previewNone': { br: 'Nenhum pedido está assim agora.', en: 'No order stands so now.' },
  'autoMessages.previewWrong': {
    br: 'Escreva o texto e escolha a empresa para ver a prévia.',
    en: 'Write the text and choose the company to see a preview.',
  },
  'autoMessages.unsaid.missing': {
    br: 'Não seria enviada: falta um dado neste pedido.',
    en: 'It would not be sent: this order lacks a field.',
  },
  'autoMessages.unsaid.moderated': {
    br: 'Não seria enviada: com os nomes deste pedido ela traz um contato ou link.',
    en: 'It would not be sent: with the names of this order it holds a contact or a link.',
  },
  'autoMessages.unsaid.closed': {
    br: 'Não seria enviada: depois deste evento o Mercado Livre não aceita mensagem.',
    en: 'It would not be sent: Mercado Livre takes no message after this event.',
  },
  'autoMessages.unsaid.foreign': {
    br: 'Não seria enviada: com os dados deste pedido ela tem um sinal que o Mercado Livre não aceita.',
    en: 'It would not be sent: with the data of this order it has a sign that Mercado Livre does not take.',
  },
  'autoMessages.unsaid.blocked': {
    br: 'Não seria enviada: a empresa está bloqueada.',
    en: 'It would not be sent: the company is blocked.',
  },
  'autoMessages.unsaid.paused': { br: 'Não seria enviada: a conta está pausada.', en: 'It would not be sent: the account is paused.' },
  'autoMessages.unsaid.disconnected': {
    br: 'Não seria enviada agora: a conta precisa ser conectada de novo.',
    en: 'It would not be sent now: the account has to be connected again.',
  },
  'autoMessages.history': { br: 'O que foi enviado', en: 'What was sent' },
  'autoMessages.dispatch.sending': { br: 'Enviando', en: 'Being sent' },
  'autoMessages.dispatch.held': { br: 'Retida', en: 'Held' },
  'autoMessages.dispatch.sent': { br: 'Enviada', en: 'Sent' },
  'autoMessages.dispatch.blocked': { br: 'Bloqueada', en: 'Blocked' },
  'autoMessages.dispatch.discarded': { br: 'Descartada', en: 'Discarded' },
  'autoMessages.historyNone': { br: 'Nada foi enviado ainda.', en: 'Nothing was sent yet.' },

  'autoMessages.there': { br: 'No Mercado Livre', en: 'At Mercado Livre' },
  'autoMessages.there.open': {
    br: 'No Mercado Livre, antes de o comprador escrever, cada venda aceita uma só mensagem livre, de até 350 caracteres e sem emojis. O que parece automático pode ser moderado.',
    en: 'At Mercado Livre, before the buyer writes, each sale takes one free message, of up to 350 characters and without emojis. What looks automatic may be moderated.',
  },
  'autoMessages.there.delivered': {
    br: 'Depois da entrega o Mercado Livre não aceita mensagem livre do vendedor: para uma conta conectada esta regra é recusada.',
    en: 'After delivery Mercado Livre takes no free message of a seller: for a connected account this rule is refused.',
  },
  'autoMessages.there.cancelled': {
    br: 'Em venda cancelada o Mercado Livre bloqueia a conversa: para uma conta conectada esta regra é recusada.',
    en: 'Of a cancelled sale Mercado Livre blocks the conversation: for a connected account this rule is refused.',
  },
  'autoMessages.unsent': { br: 'Não vai ao Mercado Livre', en: 'Not sent to Mercado Livre' },
});
