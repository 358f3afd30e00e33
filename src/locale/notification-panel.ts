import { messages } from './messages.ts';

/** What the panel of the bell says once it is open; the bell says what is in notifications.ts. */
export const notificationPanel = messages({
  'notification.readAt': { br: 'Lido em:', en: 'Read at:' },
  'notification.unread': { br: 'Não lida', en: 'Unread' },
  'notification.countUnread': {
    br: ({ n }: { n: number }) => (n === 1 ? '1 não lida' : `${n} não lidas`),
    en: ({ n }: { n: number }) => `${n} unread`,
  },
  'notification.emptyHint': {
    br: 'O que acontecer com seus anúncios e vendas aparece aqui.',
    en: 'What happens to your listings and sales shows up here.',
  },
  'notification.stale': {
    br: 'Sem resposta do servidor: estas são as últimas que chegaram.',
    en: 'No answer from the server: these are the last that arrived.',
  },
  'notification.refresh': { br: 'Atualizar', en: 'Refresh' },
  'notification.group.certificate': { br: 'Certificados', en: 'Certificates' },
  'notification.group.SkuOutOfService': { br: 'Produtos', en: 'Products' },
  'notification.group.order': { br: 'Logística', en: 'Logistics' },
  'notification.group.meliMessage': { br: 'Mensagens', en: 'Messages' },
  'notification.group.meliQuestion': { br: 'Perguntas', en: 'Questions' },
  'notification.group.mediation': { br: 'Mediação', en: 'Mediation' },
});
