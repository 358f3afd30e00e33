import { messages } from './messages.ts';

/** What everybody can do with their own account, from the palette too. */
export const profile = messages({
  'kind.profile.one': { br: 'Perfil', en: 'Profile' },
  'kind.profile.many': { br: 'perfis', en: 'profiles' },
  'kind.profile.choose': { br: 'Abra o seu perfil', en: 'Open your profile' },
  'profile.rename': { br: 'Mudar meu nome', en: 'Change my name' },
  'profile.renamed': { br: 'Nome alterado', en: 'Name changed' },
  'profile.name': { br: 'Nome', en: 'Name' },
  'profile.nickname': { br: 'Apelido', en: 'Nickname' },
  'profile.endSessions': { br: 'Encerrar minhas outras sessões', en: 'End my other sessions' },
  'profile.sessionsEnded': { br: 'Sessões encerradas', en: 'Sessions ended' },
  'profile.refused.noSessions': { br: 'Não há outra sessão sua aberta', en: 'You have no other open session' },

  'shell.title.profile': { br: 'Perfil', en: 'Profile' },
});
