import { messages } from './messages.ts';

/** How the marketplace has a listing, and what brings it back. */
export const listingStandings = messages({
  'listing.standing.unknown': {
    br: ({ word }: { word: string }) => `Situação no marketplace: ${word}`,
    en: ({ word }: { word: string }) => `Status on the marketplace: ${word}`,
  },
  'listing.standing.losing': { br: 'Ativo, perdendo exposição', en: 'Active, losing exposure' },
  'listing.standing.penalised': { br: 'Ativo, penalizado', en: 'Active, penalised' },
  'listing.standing.paused_by_seller': { br: 'Pausado pelo vendedor', en: 'Paused by the seller' },
  'listing.standing.out_of_stock': { br: 'Pausado sem estoque', en: 'Paused, out of stock' },
  'listing.standing.picture_download_pending': { br: 'Pausado, fotos em processamento', en: 'Paused, pictures being processed' },
  'listing.standing.picture_downloading_pending': { br: 'Pausado, fotos em processamento', en: 'Paused, pictures being processed' },
  'listing.standing.moderation_penalty': {
    br: 'Pausado por preço ou por falta de vendas',
    en: 'Paused for its price or for lack of sales',
  },
  'listing.standing.under_review/warning': { br: 'Em revisão, ainda à venda', en: 'Under review, still on sale' },
  'listing.standing.under_review/waiting_for_patch': { br: 'Inativo para revisar', en: 'Inactive until corrected' },
  'listing.standing.under_review/picture_download_pending': {
    br: 'Em revisão, fotos recusadas ou pequenas',
    en: 'Under review, pictures failed or too small',
  },
  'listing.standing.under_review/held': { br: 'Em moderação do marketplace', en: 'In moderation by the marketplace' },
  'listing.standing.under_review/pending_documentation': {
    br: 'Em revisão por denúncia de marca',
    en: 'Under review, complaint of a brand',
  },
  'listing.standing.under_review/forbidden': { br: 'Proibido pelo marketplace', en: 'Forbidden by the marketplace' },
  'listing.standing.under_review/suspended': { br: 'Suspenso pelo marketplace', en: 'Suspended by the marketplace' },
  'listing.standing.under_review/suspended_for_prevention': {
    br: 'Suspenso por prevenção a fraude',
    en: 'Suspended to prevent fraud',
  },
  'listing.standing.payment_required': { br: 'Parado por débito da conta', en: 'Stopped by a debt of the account' },
  'listing.standing.inactive': { br: 'Inativo: não foi corrigido a tempo', en: 'Inactive: not corrected in time' },
  'listing.standing.not_yet_active/picture_download_pending': {
    br: 'Ainda não ativo, fotos em processamento',
    en: 'Not active yet, pictures being processed',
  },
  'listing.standing.closed/expired': { br: 'Finalizado: expirou', en: 'Closed: expired' },
  'listing.standing.closed/deleted': { br: 'Finalizado: excluído', en: 'Closed: deleted' },
  'listing.standing.closed/suspended': { br: 'Finalizado: suspenso', en: 'Closed: suspended' },
  'listing.standing.closed/freezed': { br: 'Finalizado: congelado', en: 'Closed: frozen' },
  'listing.standing.closed/waiting_for_patch': { br: 'Finalizado: não foi corrigido', en: 'Closed: not corrected' },
  'listing.standing.closed/held': { br: 'Finalizado: retido na moderação', en: 'Closed: held in moderation' },
  'listing.reactivation.seller': { br: 'Volta quando você ativar', en: 'Comes back when you activate it' },
  'listing.reactivation.itself': { br: 'Volta sozinho, sem nada a fazer', en: 'Comes back by itself, nothing to do' },
  'listing.reactivation.stock': { br: 'Volta sozinho quando houver estoque', en: 'Comes back by itself once in stock' },
  'listing.reactivation.review': { br: 'Revise o preço e o anúncio, e ative', en: 'Review its price and its words, then activate it' },
  'listing.reactivation.fix': { br: 'Corrija o que foi apontado para voltar', en: 'Correct what was pointed out to bring it back' },
  'listing.reactivation.twoDays': { br: 'Corrija em 2 dias, ou sai de venda', en: 'Correct it within 2 days, or it goes off sale' },
  'listing.reactivation.cover': { br: 'Envie outra foto de capa para voltar', en: 'Send another cover picture to bring it back' },
  'listing.reactivation.photo': { br: 'Melhore a foto para recuperar a exposição', en: 'Improve the picture to be seen again' },
  'listing.reactivation.penalty': { br: 'Veja a penalidade no marketplace', en: 'See the penalty on the marketplace' },
  'listing.reactivation.documents': {
    br: 'Envie os documentos pedidos ao marketplace',
    en: 'Send the documents the marketplace asked for',
  },
  'listing.reactivation.marketplace': { br: 'O marketplace decide; resta aguardar', en: 'The marketplace decides; only wait' },
  'listing.reactivation.debt': { br: 'Volta quando a conta quitar os débitos', en: 'Comes back once the account pays its debts' },
  'listing.reactivation.never': { br: 'Não volta: publique outro', en: 'Does not come back: publish another' },
});
