import { messages } from './messages.ts';

export const common = messages({
  'common.lacking.cancellations': {
    br: 'O Balcão ainda não cancela vendas desta conta no Mercado Livre: cancele por lá',
    en: 'Balcão does not yet cancel sales of this account on Mercado Livre: cancel it there',
  },
  'common.lacking.ownShipping': {
    br: 'O Balcão ainda não informa envios desta conta ao Mercado Livre: informe por lá',
    en: 'Balcão does not yet tell Mercado Livre of shipments of this account: tell it there',
  },
  'common.lacking.claims': {
    br: 'O Balcão ainda não responde reclamações desta conta no Mercado Livre: responda por lá',
    en: 'Balcão does not yet answer claims of this account on Mercado Livre: answer there',
  },
  'common.product': { br: 'Balcão', en: 'Balcão' },
  'common.cancel': { br: 'Cancelar', en: 'Cancel' },
  'common.close': { br: 'Fechar', en: 'Close' },
  'common.retry': { br: 'Tentar de novo', en: 'Try again' },
  'common.undo': { br: 'Desfazer', en: 'Undo' },
  'common.loading': { br: 'Carregando…', en: 'Loading…' },
  'common.messages': { br: 'Mensagens', en: 'Messages' },
  'common.switchLanguage': { br: 'EN, switch to English', en: 'BR, mudar para português' },
  'common.goDark': { br: 'Usar tema escuro', en: 'Use the dark theme' },
  'common.goLight': { br: 'Usar tema claro', en: 'Use the light theme' },
  'common.notInformed': { br: 'não informado', en: 'not informed' },
  'common.emptyList': { br: 'Lista vazia', en: 'Empty list' },
  'common.nothingToShow': { br: 'Sem registros para mostrar', en: 'No records to show' },
  'common.noOptions': { br: 'Sem opções', en: 'No options' },
  'common.noRecords': { br: 'Nenhum registro encontrado', en: 'No records found' },
  'common.brasiliaDays': { br: 'Os dias são os de Brasília.', en: 'Days are those of Brasília.' },
  'common.partGone': {
    br: 'O Balcão foi atualizado. Recarregue a página para ver isto.',
    en: 'Balcão was updated. Reload the page to see this.',
  },
  'common.chunkTitle': { br: 'Esta página não pôde ser carregada', en: 'This page could not be loaded' },
});
