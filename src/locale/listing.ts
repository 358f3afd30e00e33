import type { ListingStatus } from '#contract/listing.ts';
import { imageTooLarge } from '#contract/sku.ts';
import { formatNumber } from '#lib/formats.ts';
import { messages } from './messages.ts';

const statusBr: Readonly<Record<ListingStatus, string>> = {
  pending: 'pendente',
  refused: 'recusado',
  processing: 'em processamento',
  active: 'ativo',
  paused: 'pausado',
};
const statusEn: Readonly<Record<ListingStatus, string>> = {
  pending: 'pending',
  refused: 'refused',
  processing: 'being processed',
  active: 'active',
  paused: 'paused',
};

/** A step of what is on the marketplace, and where the listing stands instead. */
export interface Elsewhere {
  readonly step: 'pause' | 'activate' | 'lock' | 'unlock';
  readonly status: ListingStatus;
}
const onlyBr: Readonly<Record<Elsewhere['step'], string>> = {
  pause: 'Só se pausa um anúncio ativo',
  activate: 'Só se ativa um anúncio pausado',
  lock: 'Só se trava um anúncio ativo ou pausado',
  unlock: 'Só se destrava um anúncio ativo ou pausado',
};
const onlyEn: Readonly<Record<Elsewhere['step'], string>> = {
  pause: 'Only an active listing is paused',
  activate: 'Only a paused listing is activated',
  lock: 'Only an active or paused listing is locked',
  unlock: 'Only an active or paused listing is unlocked',
};

/** Listings wherever they appear: their commands, why one is refused, their fields, what is wrong with them. */
export const listing = messages({
  'listing.approve': { br: 'Aprovar', en: 'Approve' },
  'listing.approved': { br: 'Anúncio enviado para processamento e atualização', en: 'Listing sent for processing and update' },
  'listing.refuse': { br: 'Recusar!', en: 'Refuse!' },
  'listing.refusedDone': { br: 'Anúncio recusado', en: 'Listing refused' },
  'listing.observe': { br: 'Adicionar observacao', en: 'Add observation' },
  'listing.observed': { br: 'Observação adicionada, o seller será notificado', en: 'Observation added, the seller will be notified' },
  'listing.observeReview': {
    br: ({ label }: { label: string }) => `Adicionar observação em ${label}?`,
    en: ({ label }: { label: string }) => `Add an observation to ${label}?`,
  },
  'listing.returnToPending': { br: 'Voltar para pendente', en: 'Return to pending' },
  'listing.returned': { br: 'Anúncio de volta à fila', en: 'Listing back in the queue' },
  'listing.resubmit': { br: 'Reenviar para revisão', en: 'Send to review again' },
  'listing.resubmitted': { br: 'Anúncio reenviado para revisão', en: 'Listing sent to review again' },
  'listing.answer': { br: 'Resposta à recusa', en: 'Answer to the refusal' },
  'listing.skip': { br: 'Pular', en: 'Skip' },
  'listing.skipped': { br: 'Anúncio pulado', en: 'Listing skipped' },
  'listing.skipReason': { br: 'Por que pular?', en: 'Why skip?' },
  'listing.skipReason.doubt': { br: 'Tenho dúvida', en: 'I am in doubt' },
  'listing.skipReason.specialist': { br: 'Precisa de especialista', en: 'Needs a specialist' },
  'listing.skipReason.slow': { br: 'Vai demorar', en: 'Will take long' },
  'listing.skipReason.other': { br: 'Outro motivo', en: 'Another reason' },
  'listing.unskip': { br: 'Retomar pulado', en: 'Take up skipped' },
  'listing.unskipped': { br: 'Anúncio de volta à minha fila', en: 'Listing back in my queue' },
  'listing.snooze': { br: 'Adiar', en: 'Snooze' },
  'listing.snoozed': { br: 'Anúncio adiado', en: 'Listing snoozed' },
  'listing.snoozeUntil': { br: 'Adiar até quando?', en: 'Snooze until when?' },
  'listing.snooze.oneHour': { br: 'Por 1 hora', en: 'For 1 hour' },
  'listing.snooze.fourHours': { br: 'Por 4 horas', en: 'For 4 hours' },
  'listing.snooze.tomorrow': { br: 'Amanhã às 8h', en: 'Tomorrow at 8' },
  'listing.snooze.monday': { br: 'Segunda-feira às 8h', en: 'Monday at 8' },
  'listing.unsnooze': { br: 'Trazer de volta agora', en: 'Bring back now' },
  'listing.unsnoozed': { br: 'Anúncio de volta à fila', en: 'Listing back in the queue' },

  'listing.refused.role': { br: 'Só revisores', en: 'Reviewers only' },
  'listing.refused.status': {
    br: ({ status }: { status: ListingStatus }) => `Anúncio já está ${statusBr[status]}`,
    en: ({ status }: { status: ListingStatus }) => `The listing is already ${statusEn[status]}`,
  },
  'listing.refused.elsewhere': {
    br: ({ step, status }: Elsewhere) => `${onlyBr[step]}; este está ${statusBr[status]}`,
    en: ({ step, status }: Elsewhere) => `${onlyEn[step]}; this one is ${statusEn[status]}`,
  },
  'listing.refused.heldByOther': {
    br: ({ name }: { name: string }) => `Em análise por ${name}`,
    en: ({ name }: { name: string }) => `Being reviewed by ${name}`,
  },
  'listing.refused.leaseRequired': { br: 'Reserve o anúncio antes de decidir (c)', en: 'Claim the listing before deciding (c)' },
  'listing.refused.notEditable': {
    br: 'Só com um anúncio aberto que pode ser alterado',
    en: 'Only with a listing open that can be changed',
  },
  'listing.refused.noWarnings': { br: 'Informe ao menos uma observação', en: 'Give at least one warning' },
  'listing.refused.sameWarnings': { br: 'O anúncio já tem estas observações', en: 'The listing already has these warnings' },
  'listing.refused.kitGtin': { br: 'Anúncio de kit não tem EAN / GTIN a corrigir', en: 'A kit listing has no EAN / GTIN to correct' },
  'listing.refused.notSkipped': { br: 'Anúncio não foi pulado', en: 'The listing was not skipped' },
  'listing.refused.notSnoozed': { br: 'Anúncio não foi adiado', en: 'The listing is not snoozed' },

  'listing.warnings.title': { br: 'Detalhes a serem corrigidos', en: 'Details to be corrected' },
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
  'listing.warning.wigth': { br: 'Peso incorreto', en: 'Wrong weight' },
  'listing.warning.image': { br: 'Imagem incorreta', en: 'Wrong image' },
  'listing.warning.gtin': { br: 'EAN / GTIN inválido', en: 'Invalid EAN / GTIN' },
  'listing.warning.invalid_measures': { br: 'Medidas incorretas', en: 'Wrong measures' },
  'listing.warning.measures_exceeding': { br: 'Medidas excedendo o limite de 70cm', en: 'Measures over the limit of 70cm' },
  'listing.warning.hasnt_price': { br: 'Produto sem preço', en: 'Product without price' },

  'listing.status.pending': { br: 'Pendente de revisão', en: 'Waiting for review' },
  'listing.status.refused': { br: 'Recusado', en: 'Refused' },
  'listing.status.processing': { br: 'Em processamento', en: 'Being processed' },
  'listing.status.active': { br: 'Ativo', en: 'Active' },
  'listing.status.paused': { br: 'Pausado', en: 'Paused' },
  'listing.state.active': { br: 'Ativo', en: 'Active' },
  'listing.state.paused': { br: 'Pausado', en: 'Paused' },
  'listing.pause.out_of_stock': { br: 'Pausa por falta de Estoque', en: 'Paused for lack of stock' },
  'listing.pause.manual': { br: 'Pausa Manual', en: 'Paused by hand' },
  'listing.way.pending': { br: 'Aguarda a revisão; nada a fazer', en: 'Waits for review; nothing to do' },
  'listing.way.refused': { br: 'Corrija o que foi apontado e envie de novo', en: 'Correct what was pointed out and send again' },
  'listing.way.processing': { br: 'O marketplace está publicando', en: 'The marketplace is publishing it' },

  'listing.issue.imageMissing': { br: 'Sem imagem', en: 'No image' },
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
  'listing.required': { br: 'obrigatório', en: 'required' },
  'listing.noDescription': { br: 'Sem descrição', en: 'No description' },
  'listing.noPrice': { br: 'sem preço', en: 'no price' },
  'listing.condition.new': { br: 'Novo', en: 'New' },
  'listing.condition.used': { br: 'Usado', en: 'Used' },
  'listing.type.gold_pro': { br: 'Premium', en: 'Premium' },
  'listing.type.gold_special': { br: 'Clássico', en: 'Classic' },
  'listing.shipMode.me1': { br: 'Mercado Envios 1', en: 'Mercado Envios 1' },
  'listing.shipMode.me2': { br: 'Mercado Envios 2', en: 'Mercado Envios 2' },
  'listing.warranty': {
    br: ({ type, time, unit }: { type: string; time: number; unit: string }) => (time > 0 ? `${type}, ${time} ${unit}` : type),
    en: ({ type, time, unit }: { type: string; time: number; unit: string }) => (time > 0 ? `${type}, ${time} ${unit}` : type),
  },
  'listing.centimetres': {
    br: ({ height, width, depth }: { height: number; width: number; depth: number }) => `${height} × ${width} × ${depth} cm`,
    en: ({ height, width, depth }: { height: number; width: number; depth: number }) => `${height} × ${width} × ${depth} cm`,
  },
  'listing.grams': {
    br: ({ weight }: { weight: number }) => `${formatNumber(weight, 'pt-BR')} g`,
    en: ({ weight }: { weight: number }) => `${formatNumber(weight, 'en')} g`,
  },

  'listing.issues': {
    br: ({ n }: { n: number }) => (n === 1 ? '1 problema' : `${n} problemas`),
    en: ({ n }: { n: number }) => (n === 1 ? '1 problem' : `${n} problems`),
  },
  'listing.noIssues': { br: 'Nenhum problema encontrado', en: 'No problem found' },
  'listing.currentWarnings': { br: 'Observações atuais', en: 'Current warnings' },
  'listing.changedSinceRefusal': { br: 'O que mudou desde a recusa', en: 'What changed since the refusal' },
  'listing.refusalBy': {
    br: ({ name, at }: { name: string; at: string }) => `Recusado por ${name} em ${at}`,
    en: ({ name, at }: { name: string; at: string }) => `Refused by ${name} on ${at}`,
  },
  'listing.nothingChanged': { br: 'Nada mudou desde a recusa', en: 'Nothing changed since the refusal' },
  'listing.answered': { br: 'Resposta do seller:', en: 'The seller answers:' },
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
  'listing.sameEan': { br: 'Produtos que possuem o mesmo Ean', en: 'Products with the same EAN' },
  'listing.history': { br: 'Histórico', en: 'History' },
  'listing.historyEmpty': { br: 'Nada aconteceu ainda com este anúncio', en: 'Nothing happened to this listing yet' },
  'listing.event.created': { br: 'Criado', en: 'Created' },
  'listing.event.approved': { br: 'Aprovado', en: 'Approved' },
  'listing.event.refused': { br: 'Recusado', en: 'Refused' },
  'listing.event.observed': { br: 'Observado', en: 'Observed' },
  'listing.event.returned': { br: 'Devolvido à fila', en: 'Returned to the queue' },
  'listing.event.resubmitted': { br: 'Reenviado pelo seller', en: 'Resubmitted by the seller' },
  'listing.event.edited': { br: 'Editado pelo seller', en: 'Edited by the seller' },
  'listing.event.published': { br: 'Publicado no marketplace', en: 'Published on the marketplace' },
  'listing.event.held': { br: 'Pausado pelo marketplace', en: 'Paused by the marketplace' },
  'listing.event.skipped': { br: 'Pulado', en: 'Skipped' },
  'listing.event.unskipped': { br: 'Retomado', en: 'Taken up again' },
  'listing.event.unsnoozed': { br: 'Trazido de volta', en: 'Brought back' },
  'listing.event.snoozed': { br: 'Adiado', en: 'Snoozed' },

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

  'listing.more': { br: 'Mais ações do anúncio', en: 'More actions of the listing' },
  'listing.unsent': { br: 'a enviar', en: 'not sent yet' },
  'listing.back': { br: 'Anúncios', en: 'Listings' },
  'listing.kit': { br: 'Kit', en: 'Kit' },
  'listing.mineKits': { br: 'Meus anúncios de kit', en: 'My kit listings' },
  'listing.mineKitsEmpty': {
    br: 'Aqui ficam os anúncios de kit da sua empresa.',
    en: 'Your company’s kit listings are shown here.',
  },
  'listing.mine': { br: 'Meus anúncios', en: 'My listings' },
  'listing.mineEmpty': {
    br: 'Seus anúncios aparecem aqui quando um produto é enviado ao marketplace.',
    en: 'Your listings appear here once a product is sent to the marketplace.',
  },
  'listing.search': { br: 'Buscar por título, SKU ou EAN', en: 'Search title, SKU or EAN' },
  'listing.statusFilter': { br: 'Situação', en: 'Status' },
  'listing.notFound': { br: 'Anúncio não encontrado', en: 'Listing not found' },
});
