import { messages } from './messages.ts';

/** What is said of a session from either side of signing in. */
export const session = messages({
  'LINK.PASSWORD_RESET.SENT': { br: 'Link enviado', en: 'Link sent' },
  'session.wrong': { br: 'E-mail ou senha incorretos.', en: 'Wrong e-mail or password.' },
  'session.unreachable': {
    br: 'Sem resposta do servidor. Confira a conexão e tente de novo.',
    en: 'No answer from the server. Check the connection and try again.',
  },
  'session.broken': {
    br: 'O servidor falhou ao responder. Tente de novo em instantes.',
    en: 'The server failed to answer. Try again in a moment.',
  },
  'session.brokenAt': {
    br: ({ code }: { code: string }) => `O servidor falhou ao responder. Tente de novo em instantes. Para o suporte: código ${code}.`,
    en: ({ code }: { code: string }) => `The server failed to answer. Try again in a moment. For support: code ${code}.`,
  },
  'session.leftOffline': { br: 'Você saiu deste computador', en: 'You are signed out of this computer' },
  'session.leftOfflineHint': {
    br: 'Nada seu ficou guardado aqui. Sem conexão, o servidor ainda não sabe: mantenha esta página aberta e ele saberá assim que ela voltar.',
    en: 'Nothing of yours is kept here. Without a connection the server does not know yet: keep this page open and it will as soon as it is back.',
  },
});
