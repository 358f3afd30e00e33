import { messages } from './messages.ts';

/** A session that ends, or could not be checked. */
export const leaving = messages({
  'session.uncheckedTitle': { br: 'Não foi possível verificar a sessão', en: 'The session could not be checked' },
  'session.uncheckedHint': {
    br: 'O servidor não respondeu. Sua sessão e o que ainda não foi enviado continuam guardados neste computador.',
    en: 'The server did not answer. Your session and what was not sent yet are still kept on this computer.',
  },
  'session.leave': { br: 'Sair', en: 'Sign out' },
});
