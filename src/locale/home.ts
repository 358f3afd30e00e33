import { messages } from './messages.ts';

export const home = messages({
  'home.queue': { br: 'Fila de revisão', en: 'Review queue' },
  'home.openQueue': { br: 'Abrir a fila', en: 'Open the queue' },
  'home.pending': { br: 'pendentes', en: 'pending' },
  'home.mineToday': { br: 'decididos por mim hoje', en: 'decided by me today' },
  'home.teamToday': { br: 'decididos pela equipe hoje', en: 'decided by the team today' },
  'home.oldest': { br: 'mais antigo', en: 'oldest' },
  'home.median': { br: 'mediana por decisão', en: 'median per decision' },
  'home.none': { br: '–', en: '–' },
  'home.listings': { br: 'Meus anúncios', en: 'My listings' },
  'home.openListings': { br: 'Ver anúncios', en: 'See listings' },
  'home.status.pending': { br: 'em revisão', en: 'in review' },
  'home.status.refused': { br: 'recusados', en: 'refused' },
  'home.status.processing': { br: 'em processamento', en: 'processing' },
  'home.status.active': { br: 'ativos', en: 'active' },
  'home.status.paused': { br: 'pausados', en: 'paused' },
  'home.failed': { br: 'Os números não puderam ser carregados', en: 'The figures could not be loaded' },
  'home.unsent': { br: 'Ainda não enviadas', en: 'Not sent yet' },
  'home.unsentHint': {
    br: 'Suas decisões estão guardadas neste computador e são enviadas sozinhas.',
    en: 'Your decisions are kept on this computer and are sent by themselves.',
  },
  'home.seeUnsent': { br: 'Ver', en: 'See' },
  'home.nothingTitle': { br: 'Nada para fazer por aqui', en: 'Nothing to do here' },
  'home.nothingHint': {
    br: 'Quando sua conta tiver anúncios ou finanças para acompanhar, eles aparecem aqui.',
    en: 'When your account has listings or finances to follow, they appear here.',
  },
});
