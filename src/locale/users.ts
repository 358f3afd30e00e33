import { messages } from './messages.ts';

/** /users and a person's page. */
export const users = messages({
  'kind.user.one': { br: 'Usuário', en: 'User' },
  'kind.user.many': { br: 'usuários', en: 'users' },
  'kind.user.choose': { br: 'Escolha um usuário', en: 'Choose a user' },

  'user.invite': { br: 'Convidar usuário', en: 'Invite a user' },
  'user.changeAccess': { br: 'Mudar acesso', en: 'Change access' },
  'user.accessChanged': { br: 'Acesso alterado', en: 'Access changed' },
  'user.block': { br: 'Bloquear usuário', en: 'Block user' },
  'user.blocked': { br: 'Usuário bloqueado', en: 'User blocked' },
  'user.unblock': { br: 'Desbloquear usuário', en: 'Unblock user' },
  'user.unblocked': { br: 'Usuário desbloqueado', en: 'User unblocked' },
  'user.revokeSessions': { br: 'Encerrar sessões', en: 'End sessions' },
  'user.sessionsRevoked': { br: 'Sessões encerradas', en: 'Sessions ended' },
  'user.resendInvite': { br: 'Reenviar convite', en: 'Send the invitation again' },
  'user.withdrawInvite': { br: 'Cancelar convite', en: 'Take the invitation back' },
  'user.inviteSent': { br: 'Convite reenviado', en: 'Invitation sent again' },
  'user.role': { br: 'Papel', en: 'Role' },
  'user.role.seller': { br: 'Vendedor', en: 'Seller' },
  'user.role.reviewer': { br: 'Revisor', en: 'Reviewer' },
  'user.role.superuser': { br: 'Superusuário', en: 'Superuser' },
  'user.refused.self': { br: 'Você não pode mudar o seu próprio papel', en: 'You can not change your own role' },
  'user.refused.selfBlock': { br: 'Você não pode bloquear a si mesmo', en: 'You can not block yourself' },
  'user.refused.lastSuperuser': { br: 'É o último superusuário', en: 'It is the last superuser' },
  'user.refused.alreadyBlocked': { br: 'Usuário já está bloqueado', en: 'The user is blocked already' },
  'user.refused.notBlocked': { br: 'Usuário não está bloqueado', en: 'The user is not blocked' },
  'user.refused.noSessions': { br: 'Nenhuma sessão a encerrar', en: 'No session to end' },
  'user.refused.notInvited': { br: 'O convite não está em aberto', en: 'There is no open invitation' },

  'shell.title.users': { br: 'Usuários', en: 'Users' },
  'shell.title.user': { br: 'Usuário', en: 'User' },
  'menu.users': { br: 'Usuários', en: 'Users' },
});
