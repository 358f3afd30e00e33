import { messages } from './messages.ts';

/** The review queue: what only it says. Texts about a listing are in listing.ts. */
export const queue = messages({
  'queue.title': { br: 'Revisão de anúncios', en: 'Listing review' },
  'queue.list': { br: 'Anúncios pendentes', en: 'Pending listings' },

  'queue.figure.mine': { br: 'minhas hoje', en: 'mine today' },
  'queue.figure.team': { br: 'equipe hoje', en: 'team today' },
  'queue.figure.pending': { br: 'pendentes', en: 'pending' },
  'queue.figure.oldest': { br: 'mais antigo', en: 'oldest' },
  'queue.figure.median': { br: 'mediana por decisão', en: 'median per decision' },
  'queue.none': { br: '—', en: '—' },
  'queue.age.now': { br: 'agora', en: 'now' },
  'queue.age.minutes': { br: ({ n }: { n: number }) => `${n} min`, en: ({ n }: { n: number }) => `${n} min` },
  'queue.age.hours': { br: ({ n }: { n: number }) => `${n} h`, en: ({ n }: { n: number }) => `${n} h` },
  'queue.age.days': { br: ({ n }: { n: number }) => `${n} d`, en: ({ n }: { n: number }) => `${n} d` },
  'queue.age.seconds': { br: ({ n }: { n: number }) => `${n} s`, en: ({ n }: { n: number }) => `${n} s` },
  'queue.ageLabel': { br: ({ age }: { age: string }) => `há ${age} na fila`, en: ({ age }: { age: string }) => `${age} in the queue` },
  'queue.due.in': { br: ({ age }: { age: string }) => `vence em ${age}`, en: ({ age }: { age: string }) => `due in ${age}` },
  'queue.due.late': { br: ({ age }: { age: string }) => `atrasado ${age}`, en: ({ age }: { age: string }) => `${age} late` },
  'queue.holder.mine': { br: 'comigo', en: 'mine' },
  'queue.holder.other': { br: ({ name }: { name: string }) => `com ${name}`, en: ({ name }: { name: string }) => `with ${name}` },
  'queue.reason.new': { br: 'Novo', en: 'New' },
  'queue.reason.resubmitted': { br: 'Reenviado', en: 'Resubmitted' },
  'queue.reason.edited': { br: 'Editado', en: 'Edited' },
  'queue.reason.returned': { br: 'Devolvido', en: 'Returned' },
  'queue.reason.observed': { br: 'Observado', en: 'Observed' },
  'queue.mark.waiting': { br: 'aguardando envio', en: 'waiting to be sent' },
  'queue.mark.rejected': { br: 'não aceita', en: 'not accepted' },
  'queue.mark.skipped': { br: 'pulado', en: 'skipped' },
  'queue.mark.snoozed': { br: 'adiado', en: 'snoozed' },
  'queue.mark.selected': { br: 'selecionado', en: 'selected' },
  'queue.position': {
    br: ({ at, of, isAtLeast }: { at: number; of: number; isAtLeast: boolean }) => `${at} de ${isAtLeast ? 'mais de ' : ''}${of}`,
    en: ({ at, of, isAtLeast }: { at: number; of: number; isAtLeast: boolean }) => `${at} of ${isAtLeast ? 'more than ' : ''}${of}`,
  },
  'queue.loadingMore': { br: 'Carregando mais anúncios…', en: 'Loading more listings…' },
  'queue.loadFailed': {
    br: 'Não foi possível carregar a fila. O que já estava na tela continua aqui e suas decisões estão guardadas.',
    en: 'The queue could not be loaded. What was on screen is still here and your decisions are kept.',
  },
  'queue.detailFailed': { br: 'Não foi possível carregar este anúncio.', en: 'This listing could not be loaded.' },

  'queue.empty.title': { br: 'Nenhum registro encontrado', en: 'No records found' },
  'queue.empty.all': {
    br: 'A fila está vazia. Anúncios enviados pelos sellers aparecem aqui sozinhos, os que vencem antes primeiro.',
    en: 'The queue is empty. Listings sent by sellers appear here by themselves, those due first on top.',
  },
  'queue.empty.filtered': { br: 'Nenhum anúncio pendente com estes filtros.', en: 'No pending listing with these filters.' },
  'queue.empty.seeSkipped': { br: 'Ver pulados e adiados', en: 'Show skipped and snoozed' },
  'queue.detailEmpty': {
    br: 'Escolha um anúncio na lista: ele aparece aqui como o comprador o vê.',
    en: 'Choose a listing in the list: it appears here as the buyer sees it.',
  },

  'queue.filter.status': {
    br: ({ status }: { status: string }) => `Situação: ${status}`,
    en: ({ status }: { status: string }) => `Status: ${status}`,
  },
  'queue.filter.seller': { br: 'Empresa', en: 'Company' },
  'queue.filter.category': { br: 'Categoria', en: 'Category' },
  'queue.filter.holder': { br: 'Reserva', en: 'Claim' },
  'queue.filter.holder.free': { br: 'Livres', en: 'Free' },
  'queue.filter.holder.mine': { br: 'Comigo', en: 'Mine' },
  'queue.filter.holder.other': { br: 'Com outros', en: 'With others' },
  'queue.filter.include': { br: 'Incluir pulados e adiados', en: 'Include skipped and snoozed' },
  'queue.filter.all': { br: 'Todos', en: 'All' },
  'queue.filter.clear': { br: 'Limpar filtros', en: 'Clear filters' },
  'queue.filter.active': { br: ({ n }: { n: number }) => `${n} filtros`, en: ({ n }: { n: number }) => `${n} filters` },

  'queue.reasons': { br: 'Motivos da recusa', en: 'Reasons for refusing' },
  'queue.reasons.refuse': { br: 'Recusar', en: 'Refuse' },
  'queue.reasons.on': {
    br: ({ label, n }: { label: string; n: number }) => `${label}: marcado. ${n === 1 ? '1 motivo' : `${n} motivos`}, Enter recusa`,
    en: ({ label, n }: { label: string; n: number }) => `${label}: marked. ${n === 1 ? '1 reason' : `${n} reasons`}, Enter refuses`,
  },
  'queue.reasons.off': {
    br: ({ label, n }: { label: string; n: number }) => `${label}: desmarcado. ${n === 1 ? '1 motivo' : `${n} motivos`}`,
    en: ({ label, n }: { label: string; n: number }) => `${label}: not marked. ${n === 1 ? '1 reason' : `${n} reasons`}`,
  },
  'queue.suggestion': { br: 'Sugestão', en: 'Suggestion' },
  'queue.suggestion.approved': {
    br: ({ count, of }: { count: number; of: number }) => `aprovado ${count} de ${of}`,
    en: ({ count, of }: { count: number; of: number }) => `approved ${count} of ${of}`,
  },
  'queue.suggestion.refused': {
    br: ({ count, of, reasons }: { count: number; of: number; reasons: string }) => `recusado ${count} de ${of}: ${reasons}`,
    en: ({ count, of, reasons }: { count: number; of: number; reasons: string }) => `refused ${count} of ${of}: ${reasons}`,
  },
  'queue.suggestion.why': {
    br: 'O que a equipe decidiu nos últimos 90 dias em anúncios da mesma empresa e categoria com os mesmos problemas.',
    en: 'What the team decided in the last 90 days of listings of the same company and category with the same problems.',
  },
  'queue.suggestion.said': {
    br: ({ text }: { text: string }) => `Sugestão: ${text}. Enter aceita`,
    en: ({ text }: { text: string }) => `Suggestion: ${text}. Enter takes it`,
  },
  'queue.reasons.ofBatch': {
    br: ({ n, key }: { n: number; key: string | null }) =>
      `${n === 1 ? '1 selecionado' : `${n} selecionados`}: os motivos são escolhidos em “Recusar!”${key === null ? '' : ` (${key})`}`,
    en: ({ n, key }: { n: number; key: string | null }) =>
      `${n} selected: their reasons are chosen in “Refuse!”${key === null ? '' : ` (${key})`}`,
  },
  'queue.decisions': { br: 'Decisões', en: 'Decisions' },
  'queue.selected': {
    br: ({ n }: { n: number }) => (n === 1 ? '1 selecionado' : `${n} selecionados`),
    en: ({ n }: { n: number }) => `${n} selected`,
  },
  'queue.selection': { br: 'Seleção', en: 'Selection' },
  'queue.rejected': {
    br: ({ n }: { n: number }) => (n === 1 ? '1 decisão não aceita' : `${n} decisões não aceitas`),
    en: ({ n }: { n: number }) => (n === 1 ? '1 decision not accepted' : `${n} decisions not accepted`),
  },

  'queue.recent': { br: 'Últimas decisões', en: 'Last decisions' },
  /** Beside the title: what was decided elsewhere is not among them. */
  'queue.recent.where': { br: 'neste navegador', en: 'in this browser' },
  'queue.recent.empty': {
    br: 'O que você decidir neste navegador aparece aqui e pode ser desfeito. O que decidiu em outro está no histórico de cada anúncio.',
    en: 'What you decide in this browser appears here and can be undone. What you decided in another stands in the history of each listing.',
  },
  'queue.recent.walk': { br: 'Rever uma a uma', en: 'Go through them one by one' },
  'queue.walkNothing': {
    br: ({ key }: { key: string | null }) => `Selecione antes os que quer percorrer${key === null ? '' : ` (${key})`}`,
    en: ({ key }: { key: string | null }) => `Select first those to walk through${key === null ? '' : ` (${key})`}`,
  },
  'queue.walkFirst': {
    br: ({ n, of }: { n: number; of: number }) => `Percorrendo só os ${n} primeiros dos ${of} selecionados`,
    en: ({ n, of }: { n: number; of: number }) => `Walking through only the first ${n} of the ${of} selected`,
  },
  'queue.walking': {
    br: ({ n }: { n: number }) => `Percorrendo ${n === 1 ? '1 anúncio' : `${n} anúncios`} · voltar à fila`,
    en: ({ n }: { n: number }) => `Walking through ${n === 1 ? '1 listing' : `${n} listings`} · back to the queue`,
  },

  'queue.outcome.waiting': { br: 'ainda não enviada', en: 'not sent yet' },
  'queue.outcome.sent': { br: 'enviando', en: 'sending' },
  'queue.outcome.confirmed': { br: 'confirmada', en: 'confirmed' },
  'queue.outcome.settled': { br: 'concluída', en: 'done' },
  'queue.outcome.rejected': { br: 'não aceita', en: 'not accepted' },
  'queue.outcome.dismissed': { br: 'não aceita, lida', en: 'not accepted, read' },
  'queue.outcome.withdrawn': { br: 'desfeita', en: 'undone' },

  'queue.decidedBy': {
    br: ({ name }: { name: string }) => `Decidido por ${name}`,
    en: ({ name }: { name: string }) => `Decided by ${name}`,
  },
  'queue.removedBy': {
    br: ({ name }: { name: string }) => `Excluído por ${name}`,
    en: ({ name }: { name: string }) => `Deleted by ${name}`,
  },
  'queue.decidedElsewhere': { br: 'Decidido em outro lugar', en: 'Decided elsewhere' },
  'queue.heldBy': {
    br: ({ name, until }: { name: string; until: string }) => `Em análise por ${name} até ${until}`,
    en: ({ name, until }: { name: string; until: string }) => `Being reviewed by ${name} until ${until}`,
  },
  'queue.redoNothing': { br: 'Nada foi desfeito que se possa refazer', en: 'Nothing was undone that can be redone' },
  'queue.redoMoved': {
    br: ({ title, n }: { title: string; n: number }) =>
      n === 1
        ? `“${title}” mudou desde então: olhe e decida de novo`
        : `“${title}” e mais ${n - 1} mudaram desde então: olhe e decida de novo`,
    en: ({ title, n }: { title: string; n: number }) =>
      n === 1
        ? `“${title}” has changed since: look and decide again`
        : `“${title}” and ${n - 1} more have changed since: look and decide again`,
  },
  'queue.redoUnknown': {
    br: ({ title, n }: { title: string; n: number }) =>
      n === 1
        ? `Ainda não se sabe se “${title}” mudou: a resposta do servidor não chegou`
        : `Ainda não se sabe se “${title}” e mais ${n - 1} mudaram: a resposta do servidor não chegou`,
    en: ({ title, n }: { title: string; n: number }) =>
      n === 1
        ? `It is not known yet whether “${title}” changed: the server’s answer has not come`
        : `It is not known yet whether “${title}” and ${n - 1} more changed: the server’s answer has not come`,
  },
  'queue.redoGone': {
    br: ({ title, n }: { title: string; n: number }) =>
      n === 1 ? `${title}: não está mais aqui` : `${title} e mais ${n - 1}: não estão mais aqui`,
    en: ({ title, n }: { title: string; n: number }) =>
      n === 1 ? `${title}: not here any more` : `${title} and ${n - 1} more: not here any more`,
  },
  'queue.released': { br: 'Reserva liberada', en: 'Claim released' },
  'queue.claimed': { br: 'Reservado para você por 30 minutos', en: 'Claimed for you for 30 minutes' },
  'queue.releaseFailed': { br: 'Não foi possível liberar agora', en: 'It could not be released now' },
  'queue.notMine': { br: 'Não estava reservado para você', en: 'It was not claimed by you' },
  'queue.notToClaim': { br: 'Este anúncio não está mais pendente', en: 'This listing is not pending any more' },
  'queue.claimsOff': { br: 'As reservas estão desligadas: decida sem reservar', en: 'Claims are off: decide without one' },
  'queue.skipOrSnoozeElsewhere': { br: 'Outra pessoa o tirou da fila', en: 'Somebody else took it out of the queue' },
  'queue.moved': {
    br: ({ why, title }: { why: string; title: string }) => `${why}: ${title}`,
    en: ({ why, title }: { why: string; title: string }) => `${why}: ${title}`,
  },
  'queue.claimFailed': { br: 'Não foi possível reservar agora', en: 'It could not be claimed now' },
  'queue.imagesValid': {
    br: ({ n }: { n: number }) => (n === 1 ? 'Imagem validada' : `${n} imagens validadas`),
    en: ({ n }: { n: number }) => (n === 1 ? 'Image validated' : `${n} images validated`),
  },
  'queue.imagesResult': {
    br: ({ wrong, unverified, n }: { wrong: number; unverified: number; n: number }) =>
      `${n} imagens: ${wrong} com erro, ${unverified} não validadas`,
    en: ({ wrong, unverified, n }: { wrong: number; unverified: number; n: number }) =>
      `${n} images: ${wrong} with an error, ${unverified} not validated`,
  },
  'queue.guidelinesShort': { br: 'Diretrizes', en: 'Guidelines' },
});
