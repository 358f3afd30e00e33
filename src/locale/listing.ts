import type { ListingStatus } from '#contract/listing.ts';
import { messages } from './messages.ts';

export const statusBr: Readonly<Record<ListingStatus, string>> = {
  pending: 'pendente',
  refused: 'recusado',
  processing: 'em processamento',
  active: 'ativo',
  paused: 'pausado',
};
export const statusEn: Readonly<Record<ListingStatus, string>> = {
  pending: 'pending',
  refused: 'refused',
  processing: 'being processed',
  active: 'active',
  paused: 'paused',
};

/** Listings wherever they appear: their commands, why one is refused, what happened to one. */
export const listing = messages({
  'listing.approve': { br: 'Aprovar', en: 'Approve' },
  'listing.isOnSale': { br: 'Está à venda', en: 'It is on sale' },
  'listing.returnDespite': {
    br: 'pausar no marketplace e voltar para pendente?',
    en: 'pause it on the marketplace and put it back to pending?',
  },
  'listing.approveDespite': { br: 'aprovar mesmo assim?', en: 'approve anyway?' },
  'listing.approved': { br: 'Anúncio enviado para processamento e atualização', en: 'Listing sent for processing and update' },
  'listing.refuse': { br: 'Recusar!', en: 'Refuse!' },
  'listing.refusedDone': { br: 'Anúncio recusado', en: 'Listing refused' },
  'listing.observe': { br: 'Adicionar observacao', en: 'Add observation' },
  'listing.observed': { br: 'Observação adicionada, o seller será notificado', en: 'Observation added, the seller will be notified' },
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
  'listing.warning.wigth': { br: 'Peso incorreto', en: 'Wrong weight' },
  'listing.warning.image': { br: 'Imagem incorreta', en: 'Wrong image' },
  'listing.warning.gtin': { br: 'EAN / GTIN inválido', en: 'Invalid EAN / GTIN' },
  'listing.warning.invalid_measures': { br: 'Medidas incorretas', en: 'Wrong measures' },
  'listing.warning.measures_exceeding': { br: 'Medidas excedendo o limite de 70cm', en: 'Measures over the limit of 70cm' },
  'listing.warning.hasnt_price': { br: 'Produto sem preço', en: 'Product without price' },
});
