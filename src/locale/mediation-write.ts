import { messages } from './messages.ts';

type Name = { readonly name: string };
type N = { readonly n: number };

/** Answering and closing a mediation, and adding a variation from it, as the page says it. Reading one is in mediation.ts. */
export const mediationWrite = messages({
  'mediationWrite.composer': { br: 'Responder', en: 'Reply' },
  'mediationWrite.send': { br: 'Enviar', en: 'Send' },
  'mediationWrite.to.buyer': {
    br: ({ name }: Name) => ['Para o comprador', name].filter(Boolean).join(', '),
    en: ({ name }: Name) => ['To the buyer', name].filter(Boolean).join(', '),
  },
  'mediationWrite.to.mediator': { br: 'Para o mediador do marketplace', en: 'To the mediator of the marketplace' },
  'mediationWrite.files': { br: 'Anexos', en: 'Attachments' },
  'mediationWrite.sendHint': { br: 'Ctrl+Enter envia', en: 'Ctrl+Enter sends' },
  'mediationWrite.notKept': {
    br: 'Não foi possível guardar os arquivos neste computador. Nada foi enviado.',
    en: 'The files could not be kept on this computer. Nothing was sent.',
  },
  'mediationWrite.givenBack': { br: 'A mensagem voltou para cá.', en: 'The message is back here.' },
  'mediationWrite.filesLeft': {
    br: 'Os anexos da mensagem não puderam voltar agora. Continuam guardados e voltam quando couberem aqui.',
    en: 'The attachments of the message could not come back now. They are still kept, and come back when there is room here.',
  },
  'mediationWrite.sending': { br: 'Enviando…', en: 'Being sent…' },
  'mediationWrite.file.recorded': { br: 'Aguardando', en: 'Waiting' },
  'mediationWrite.file.sent': { br: 'Enviando', en: 'Being sent' },
  'mediationWrite.file.part': { br: ({ n }: N) => `Enviando: ${n}%`, en: ({ n }: N) => `Being sent: ${n}%` },
  'mediationWrite.file.confirmed': { br: 'Enviado', en: 'Sent' },
  'mediationWrite.waitingFiles': { br: 'Anexos a caminho', en: 'Attachments on their way' },

  'mediationWrite.came.title': {
    br: ({ n }: N) => (n === 1 ? 'Chegou uma mensagem enquanto você escrevia' : `Chegaram ${n} mensagens enquanto você escrevia`),
    en: ({ n }: N) => (n === 1 ? 'A message came in while you were writing' : `${n} messages came in while you were writing`),
  },
  'mediationWrite.came.files': { br: ({ n }: N) => `${n} anexo(s)`, en: ({ n }: N) => `${n} attachment(s)` },
  'mediationWrite.came.send': { br: 'Enviar assim mesmo', en: 'Send anyway' },
  'mediationWrite.came.edit': { br: 'Editar', en: 'Edit' },

  'mediationWrite.close.confirm': { br: 'Encerrar', en: 'Close' },
  'mediationWrite.close.hint': { br: 'Não pode ser desfeito.', en: 'It can not be undone.' },

  'mediationWrite.variation.title': {
    br: ({ sku }: { sku: string }) => `Nova variação no: ${sku}`,
    en: ({ sku }: { sku: string }) => `New variation in: ${sku}`,
  },
  'mediationWrite.variation.change': {
    br: ({ sku }: { sku: string }) => `Atributo de ${sku}`,
    en: ({ sku }: { sku: string }) => `Attribute of ${sku}`,
  },
  'mediationWrite.variation.which': { br: 'Em qual produto?', en: 'In which product?' },
  'mediationWrite.variation.existing': { br: 'Já existem', en: 'Already there' },
  'mediationWrite.variation.loadFailed': {
    br: 'Os atributos do SKU não puderam ser lidos',
    en: 'The attributes of the SKU could not be read',
  },
  'mediationWrite.variation.add': { br: 'Adicionar', en: 'Add' },
  'mediationWrite.variation.added': { br: 'Variação adicionada', en: 'Variation added' },
  'mediationWrite.variation.save': { br: 'Salvar', en: 'Save' },
  'mediationWrite.variation.changed': { br: 'Atributo alterado', en: 'Attribute changed' },
  'mediationWrite.variation.remove': { br: 'Remover', en: 'Remove' },
  'mediationWrite.variation.restored': { br: 'Atributo de volta', en: 'Attribute restored' },
  'mediationWrite.variation.removed': { br: 'Atributo removido', en: 'Attribute removed' },
  'mediationWrite.variation.notSaved': {
    br: 'Sem resposta do servidor. Nada foi alterado.',
    en: 'No answer of the server. Nothing was changed.',
  },
  'mediationWrite.variation.noSku': { br: 'Nenhum produto deste pedido tem SKU nosso', en: 'No product of this order has a SKU of ours' },
  'mediationWrite.variation.value': { br: 'Valor', en: 'Value' },
  'mediationWrite.variation.nameMissing': { br: 'O Campo Atributo é obrigatório', en: 'Attribute is required' },
  'mediationWrite.variation.valueMissing': { br: 'O Campo Valor é obrigatório', en: 'Value is required' },
  'mediationWrite.variation.exists': {
    br: ({ name }: Name) => `O atributo ${name} já existe na variação`,
    en: ({ name }: Name) => `The attribute ${name} is already in the variation`,
  },
});
