import { messages } from './messages.ts';

export const session = messages({
  'session.tagline': { br: 'Console do operador', en: 'Operator console' },
  'session.mail': { br: 'E-mail', en: 'E-mail' },
  'session.password': { br: 'Senha', en: 'Password' },
  'session.showPassword': { br: 'Mostrar senha', en: 'Show password' },
  'session.hidePassword': { br: 'Ocultar senha', en: 'Hide password' },
  'session.signIn': { br: 'Entrar', en: 'Sign in' },
  'session.continueHint': {
    br: 'Entre para continuar de onde parou. O que ainda não foi enviado está guardado neste computador.',
    en: 'Sign in to go on where you were. What was not sent yet is kept on this computer.',
  },
  'session.demoTitle': { br: 'Contas da demonstração', en: 'Demo accounts' },
  'session.demoHint': { br: 'Escolha uma para preencher.', en: 'Choose one to fill the form.' },
  'session.mailInvalid': { br: 'Informe um e-mail válido.', en: 'Enter a valid e-mail.' },
  'session.passwordRule': {
    br: 'A senha tem de 6 a 20 caracteres, com ao menos uma letra e um número.',
    en: 'A password has 6 to 20 characters, with at least one letter and one digit.',
  },
  'session.wrong': { br: 'E-mail ou senha incorretos.', en: 'Wrong e-mail or password.' },
  'session.unreachable': {
    br: 'Sem resposta do servidor. Confira a conexão e tente de novo.',
    en: 'No answer from the server. Check the connection and try again.',
  },
  'session.broken': {
    br: 'O servidor falhou ao responder. Tente de novo em instantes.',
    en: 'The server failed to answer. Try again in a moment.',
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
  'session.leaving': { br: 'Saindo…', en: 'Signing out…' },
});
