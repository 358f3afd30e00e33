import { imageTooLarge } from '#contract/image-limits.ts';
import { messages } from './messages.ts';

/** A listing as its page and its lists show it: how it stands, its fields, what is wrong with them and what changed. */
export const listingPage = messages({
  'listing.warnings.others': { br: 'Outros', en: 'Others' },
  'listing.warnings.othersPlaceholder': { br: 'Descreva o que corrigir', en: 'Describe what to correct' },
  'listing.warnings.addOther': { br: 'Incluir texto', en: 'Add text' },
  'listing.warnings.removeOther': {
    br: ({ text }: { text: string }) => `Remover “${text}”`,
    en: ({ text }: { text: string }) => `Remove “${text}”`,
  },
  'listing.warnings.suggested': { br: 'sugerido', en: 'suggested' },
  'listing.warnings.for': {
    br: ({ n, label }: { n: number; label: string }) => (n === 1 ? label : `${n} anúncios`),
    en: ({ n, label }: { n: number; label: string }) => (n === 1 ? label : `${n} listings`),
  },
  'listing.warnings.earlier': { br: 'Avisos anteriores deste SKU', en: 'Earlier warnings of this SKU' },
  'listing.warnings.earlierAsked': { br: 'Consultando…', en: 'Looking up…' },
  'listing.warnings.earlierNone': { br: 'Nenhum', en: 'None' },
  'listing.warnings.earlierFailed': {
    br: 'Não foi possível consultar os avisos anteriores',
    en: 'The earlier warnings could not be looked up',
  },
  'listing.warnings.help': { br: '1 a 6 marcam, Enter envia', en: '1 to 6 toggle, Enter sends' },
  'listing.status.pending': { br: 'Pendente de revisão', en: 'Waiting for review' },
  'listing.status.refused': { br: 'Recusado', en: 'Refused' },
  'listing.status.processing': { br: 'Em processamento', en: 'Being processed' },
  'listing.status.active': { br: 'Ativo', en: 'Active' },
  'listing.status.paused': { br: 'Pausado', en: 'Paused' },
  'listing.state.active': { br: 'Ativo', en: 'Active' },
  'listing.state.paused': { br: 'Pausado', en: 'Paused' },
  'listing.pause.out_of_stock': { br: 'Pausa por falta de Estoque', en: 'Out of stock' },
  'listing.pause.manual': { br: 'Pausa Manual', en: 'By hand' },
  'listing.way.pending': { br: 'Aguarda a revisão; nada a fazer', en: 'Waits for review; nothing to do' },
  'listing.way.refused': { br: 'Corrija o que foi apontado e envie de novo', en: 'Correct what was pointed out and send again' },
  'listing.way.processing': { br: 'O marketplace está publicando', en: 'The marketplace is publishing it' },

  'listing.issue.imageMissing': { br: 'Sem imagem', en: 'No image' },
  'listing.issue.imageWrong': {
    br: ({ n, error }: { n: number; error: string }) => `Imagem ${n}: ${error}`,
    en: ({ n, error }: { n: number; error: string }) => `Image ${n}: ${error}`,
  },
  'listing.issue.priceMissing': { br: 'Sem preço', en: 'No price' },
  'listing.issue.gtinMissing': { br: 'Sem EAN / GTIN', en: 'No EAN / GTIN' },
  'listing.issue.gtinInvalid': {
    br: ({ gtin }: { gtin: string }) => `EAN / GTIN ${gtin} inválido`,
    en: ({ gtin }: { gtin: string }) => `EAN / GTIN ${gtin} is invalid`,
  },
  'listing.issue.measuresMissing': { br: 'Medidas não informadas', en: 'Measures not informed' },
  'listing.issue.measuresExceeding': {
    br: ({ side, limit }: { side: number; limit: number }) => `${side} cm passa de ${limit} cm`,
    en: ({ side, limit }: { side: number; limit: number }) => `${side} cm is over ${limit} cm`,
  },
  'listing.issue.weightMissing': { br: 'Peso não informado', en: 'Weight not informed' },
  'listing.issue.weightExceeding': {
    br: ({ weight, limit }: { weight: number; limit: number }) => `${weight} g passa de ${limit} g`,
    en: ({ weight, limit }: { weight: number; limit: number }) => `${weight} g is over ${limit} g`,
  },
  'listing.issue.titleLong': {
    br: ({ length, limit }: { length: number; limit: number }) => `Título com ${length} caracteres, acima de ${limit}`,
    en: ({ length, limit }: { length: number; limit: number }) => `Title has ${length} characters, over ${limit}`,
  },
  'listing.issue.attributeMissing': {
    br: ({ name }: { name: string }) => `O campo ${name} é obrigatório`,
    en: ({ name }: { name: string }) => `Field ${name} is required`,
  },

  'listing.image.pending': { br: 'Não analisada', en: 'Not analysed' },
  'listing.image.loading': { br: 'Analisando…', en: 'Analysing…' },
  'listing.image.validated': { br: 'Imagem validada', en: 'Image validated' },
  'listing.image.errored': { br: 'Imagem com erro', en: 'Image with an error' },
  'listing.image.unverified': { br: 'Imagem não validada', en: 'Image not validated' },
  'listing.image.tooLarge': { br: imageTooLarge, en: 'Image larger than the limit of 12 MB' },
  'listing.image.nth': { br: ({ n }: { n: number }) => `Imagem ${n}`, en: ({ n }: { n: number }) => `Image ${n}` },
  'listing.image.cover': { br: 'Imagem 1 · capa', en: 'Image 1 · cover' },
  'listing.image.retry': { br: 'Tentar de novo', en: 'Try again' },
  'listing.image.alt': {
    br: ({ n, title }: { n: number; title: string }) => `Imagem ${n} de ${title}`,
    en: ({ n, title }: { n: number; title: string }) => `Image ${n} of ${title}`,
  },
  'listing.image.warning.over-10mb': { br: 'mais de 10 MB', en: 'over 10 MB' },
  'listing.image.warning.under-1200': { br: 'menos de 1200 px', en: 'under 1200 px' },
  'listing.image.warning.blurred': { br: 'desfocada', en: 'blurred' },
  'listing.image.warning.not-white': { br: 'fundo não é branco', en: 'background is not white' },
  'listing.image.size': {
    br: ({ width, height }: { width: number; height: number }) => `${width} × ${height} px`,
    en: ({ width, height }: { width: number; height: number }) => `${width} × ${height} px`,
  },

  'listing.field.images': { br: 'Imagens', en: 'Images' },
  'listing.field.price': { br: 'Preço', en: 'Price' },
  'listing.field.sku': { br: 'SKU', en: 'SKU' },
  'listing.field.gtin': { br: 'EAN / GTIN', en: 'EAN / GTIN' },
  'listing.field.company': { br: 'Empresa', en: 'Company' },
  'listing.field.account': { br: 'Conta', en: 'Account' },
  'listing.field.condition': { br: 'Condição', en: 'Condition' },
  'listing.field.listingType': { br: 'Tipo de anúncio', en: 'Listing type' },
  'listing.field.shipMode': { br: 'Envio', en: 'Shipping' },
  'listing.field.warranty': { br: 'Garantia', en: 'Warranty' },
  'listing.field.measures': { br: 'Medidas (A × L × P)', en: 'Measures (H × W × D)' },
  'listing.field.weight': { br: 'Peso', en: 'Weight' },
  'listing.field.attributes': { br: 'Ficha técnica', en: 'Technical specs' },
  'listing.field.variations': { br: 'Variações', en: 'Variations' },
  'listing.field.description': { br: 'Descrição', en: 'Description' },
  'listing.field.title': { br: 'Título', en: 'Title' },
  'listing.condition.new': { br: 'Novo', en: 'New' },
  'listing.condition.used': { br: 'Usado', en: 'Used' },
  'listing.type.gold_pro': { br: 'Premium', en: 'Premium' },
  'listing.type.gold_special': { br: 'Clássico', en: 'Classic' },
  'listing.shipMode.me1': { br: 'Mercado Envios 1', en: 'Mercado Envios 1' },
  'listing.shipMode.me2': { br: 'Mercado Envios 2', en: 'Mercado Envios 2' },
  'listing.change.before': { br: 'Antes', en: 'Before' },
  'listing.change.after': { br: 'Depois', en: 'After' },
  'listing.change.removed': { br: 'removido:', en: 'removed:' },
  'listing.change.added': { br: 'acrescentado:', en: 'added:' },
  'listing.change.image.added': {
    br: ({ n }: { n: number }) => `Imagem ${n} adicionada`,
    en: ({ n }: { n: number }) => `Image ${n} added`,
  },
  'listing.change.image.removed': {
    br: ({ n }: { n: number }) => `Imagem ${n} removida`,
    en: ({ n }: { n: number }) => `Image ${n} removed`,
  },
  'listing.change.imageMoved': {
    br: ({ from, at }: { from: number; at: number }) => `Imagem ${from} passou para a posição ${at}`,
    en: ({ from, at }: { from: number; at: number }) => `Image ${from} moved to position ${at}`,
  },
  'listing.change.imageCount': {
    br: ({ n }: { n: number }) => (n === 1 ? '1 imagem' : `${n} imagens`),
    en: ({ n }: { n: number }) => (n === 1 ? '1 image' : `${n} images`),
  },
  'listing.fix.title': {
    br: ({ at, of }: { at: number; of: number }) => `Corrigir e reenviar: ${at} de ${of}`,
    en: ({ at, of }: { at: number; of: number }) => `Correct and resend: ${at} of ${of}`,
  },
  'listing.fix.left': {
    br: ({ n }: { n: number }) => (n === 1 ? '1 a corrigir' : `${n} a corrigir`),
    en: ({ n }: { n: number }) => `${n} to correct`,
  },
  'listing.fix.rest': {
    br: ({ n, left }: { n: number; left: number }) =>
      left === 1
        ? `As ${n} primeiras; a outra continua recusada na lista`
        : `As ${n} primeiras; as outras ${left} continuam recusadas na lista`,
    en: ({ n, left }: { n: number; left: number }) => `The first ${n}; the other ${left} stay refused in the list`,
  },
  'listing.fix.none': { br: 'Nada mais a corrigir', en: 'Nothing left to correct' },
  'listing.fix.open': {
    br: ({ warnings }: { warnings: string }) => (warnings === '' ? 'A corrigir' : `A corrigir: ${warnings}`),
    en: ({ warnings }: { warnings: string }) => (warnings === '' ? 'To correct' : `To correct: ${warnings}`),
  },
  'listing.fix.sent': { br: 'Reenviado para revisão', en: 'Sent to review again' },
  'listing.fix.loading': { br: 'Carregando…', en: 'Loading…' },
  'listing.fix.failed': { br: 'Não foi possível carregar todos', en: 'Not all could be loaded' },
  'listing.fix.next': { br: 'Próximo a corrigir', en: 'Next to correct' },
  'listing.fix.end': { br: 'Encerrar correção', en: 'End the correction' },
});
