import { messages } from './messages.ts';

export const notifications = messages({
  'kind.notifications.one': { br: 'Notificações', en: 'Notifications' },
  'kind.notifications.many': { br: 'notificações', en: 'notifications' },
  'kind.notifications.choose': { br: 'Sem notificações disponíveis agora', en: 'No notifications at hand now' },
  'notification.title': { br: 'Notificações', en: 'Notifications' },
  'notification.open': { br: 'Abrir notificações', en: 'Open notifications' },
  'notification.markAllRead': { br: 'Marcar todas como lida', en: 'Mark all as read' },
  'notification.markRead': { br: 'Marcar a mais nova como lida', en: 'Mark the newest as read' },
  'notification.read': { br: 'Marcada como lida', en: 'Marked as read' },
  'notification.allRead': { br: 'Todas marcadas como lidas', en: 'All marked as read' },
  'notification.bell': {
    br: ({ n }: { n: string }) => `Notificações: ${n} não lidas`,
    en: ({ n }: { n: string }) => `Notifications: ${n} unread`,
  },
  'notification.blocked': {
    br: 'Notificações desativadas, 0 não lidas: há uma empresa bloqueada',
    en: 'Notifications are off, 0 unread: a company is blocked',
  },
  'notification.failed': { br: 'As notificações não puderam ser carregadas', en: 'Notifications could not be loaded' },
  'notification.failedHint': { br: 'Sem resposta do servidor. Nada se perdeu.', en: 'No answer from the server. Nothing was lost.' },
  'notification.refused.noReader': { br: 'Usuário não informado', en: 'User not informed' },
  'notification.refused.otherReader': {
    br: 'Só quem está conectado pode marcar como lida',
    en: 'Only who is signed in can mark it as read',
  },
  'notification.refused.nothingUnread': { br: 'Não há notificações não lidas', en: 'There are no unread notifications' },
});
