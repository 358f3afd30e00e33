import { messages } from './messages.ts';

/** What only the pages before signing in say. */
export const signIn = messages({
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
  'session.or': { br: 'ou', en: 'or' },
  'session.google': { br: 'Entrar com o Google', en: 'Sign in with Google' },
  'session.googleRefused': {
    br: 'O acesso pelo Google foi cancelado. Nada mudou aqui.',
    en: 'Signing in with Google was cancelled. Nothing changed here.',
  },
  'session.googleUnasked': {
    br: 'Esta resposta do Google não foi pedida por esta aba. Tente de novo.',
    en: 'This answer of Google was not asked for by this tab. Try again.',
  },
  'session.forgotten': { br: 'Esqueci a senha', en: 'Forgot it' },
  'session.noAccount': { br: 'Ainda não tem conta?', en: 'No account yet?' },
  'session.register': { br: 'Cadastre-se', en: 'Register' },
  'session.resendLink': { br: 'Receber outro link', en: 'Get another link' },
  'session.notKept': {
    br: 'Este navegador não deixa este endereço guardar nada. Libere o armazenamento para entrar.',
    en: 'This browser lets this address keep nothing. Allow storage to sign in.',
  },
});
