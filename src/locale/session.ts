import { messages } from './messages.ts';

/** What is said of a session from either side of signing in. */
export const session = messages({
  'session.passwordRule': {
    br: ({ most }: { most: number }) => `A senha tem de 6 a ${most} caracteres, com ao menos uma letra e um número.`,
    en: ({ most }: { most: number }) => `A password has 6 to ${most} characters, with at least one letter and one digit.`,
  },
  'session.passwordHint': {
    br: ({ most }: { most: number }) => `De 6 a ${most} caracteres, com ao menos uma letra e um número.`,
    en: ({ most }: { most: number }) => `6 to ${most} characters, with at least one letter and one digit.`,
  },
  'session.passwordCommon': {
    br: 'Esta senha é comum demais. Escolha outra.',
    en: 'This password is too common. Choose another one.',
  },
  'session.passwordAgain': { br: 'Repita a senha', en: 'Repeat the password' },
  'session.retryAt': {
    br: ({ time }: { time: string }) => `Tente de novo a partir das ${time}.`,
    en: ({ time }: { time: string }) => `Try again from ${time} on.`,
  },
  'LINK.PASSWORD_RESET.SENT': { br: 'Link enviado', en: 'Link sent' },
  'session.newPassword': { br: 'Nova senha', en: 'New password' },
  'session.changePassword': { br: 'Trocar senha', en: 'Change password' },
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
  'session.uncheckedTitle': { br: 'Não foi possível verificar a sessão', en: 'The session could not be checked' },
  'session.uncheckedHint': {
    br: 'O servidor não respondeu. Sua sessão e o que ainda não foi enviado continuam guardados neste computador.',
    en: 'The server did not answer. Your session and what was not sent yet are still kept on this computer.',
  },
  'session.leave': { br: 'Sair', en: 'Sign out' },
  'session.leaveTitle': {
    br: ({ count }: { count: number }) =>
      count === 1 ? 'Uma decisão ainda não foi enviada' : `${count} decisões ainda não foram enviadas`,
    en: ({ count }: { count: number }) => (count === 1 ? 'One decision was not sent yet' : `${count} decisions were not sent yet`),
  },
  'session.leaveRejected': {
    br: ({ count }: { count: number }) =>
      count === 1 ? 'Uma decisão não foi aceita pelo servidor' : `${count} decisões não foram aceitas pelo servidor`,
    en: ({ count }: { count: number }) =>
      count === 1 ? 'One decision was not accepted by the server' : `${count} decisions were not accepted by the server`,
  },
  'session.leaveDrafts': {
    br: ({ count }: { count: number }) =>
      count === 1 ? 'Um formulário ainda não foi salvo' : `${count} formulários ainda não foram salvos`,
    en: ({ count }: { count: number }) => (count === 1 ? 'One form was not saved yet' : `${count} forms were not saved yet`),
  },
  'session.leaveHint': {
    br: 'Ao sair, tudo o que é seu é apagado deste computador.',
    en: 'Signing out erases everything of yours from this computer.',
  },
  'session.leaveSend': { br: 'Enviar agora e sair', en: 'Send now and sign out' },
  'session.leaveDiscard': { br: 'Descartar e sair', en: 'Discard and sign out' },
  'session.leaveStay': { br: 'Ficar', en: 'Stay' },
  'session.leaveSending': { br: 'Enviando…', en: 'Sending…' },
  'session.leaveNotSent': {
    br: 'Nem tudo pôde ser enviado. Nada foi apagado.',
    en: 'Not everything could be sent. Nothing was erased.',
  },
  'session.leaveNotErased': {
    br: 'Outra aba impede que os dados sejam apagados. Feche as outras abas e saia de novo.',
    en: 'Another tab keeps the data from being erased. Close the other tabs and sign out again.',
  },
  'session.leftOffline': { br: 'Você saiu deste computador', en: 'You are signed out of this computer' },
  'session.leftOfflineHint': {
    br: 'Nada seu ficou guardado aqui. Sem conexão, o servidor ainda não sabe: mantenha esta página aberta e ele saberá assim que ela voltar.',
    en: 'Nothing of yours is kept here. Without a connection the server does not know yet: keep this page open and it will as soon as it is back.',
  },
  'session.leaving': { br: 'Saindo…', en: 'Signing out…' },
});
