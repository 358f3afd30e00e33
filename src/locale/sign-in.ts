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
  'session.noAccounts': { br: 'Sem cadastro por aqui', en: 'No registration here' },
  'session.noAccountsHint': {
    br: 'Este servidor não oferece cadastro nem troca de senha. Fale com quem administra sua conta.',
    en: 'This server offers neither registration nor new passwords. Talk to whoever manages your account.',
  },
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
  'session.hasAccount': { br: 'Já tem conta?', en: 'Already have an account?' },
  'session.register': { br: 'Cadastre-se', en: 'Register' },
  'session.registerTitle': { br: 'Cadastrar empresa', en: 'Register a company' },
  'session.registerHint': {
    br: 'Crie a conta da sua empresa e acompanhe por aqui anúncios e vendas.',
    en: 'Open your company’s account and follow its listings and sales from here.',
  },
  'session.registerConsultantTitle': { br: 'Cadastrar consultor', en: 'Register a consultant' },
  'session.registerConsultantHint': {
    br: 'Consultores não têm empresa própria: quem administra o Balcão liga sua conta à empresa que você atende.',
    en: 'Consultants have no company of their own: who runs Balcão links your account to the company you work for.',
  },
  'session.isConsultant': { br: 'Presta consultoria?', en: 'Are you a consultant?' },
  'session.isSeller': { br: 'Tem uma empresa?', en: 'Do you have a company?' },
  'session.companyName': { br: 'Nome da empresa', en: 'Company name' },
  'session.document': { br: 'CNPJ ou CPF', en: 'CNPJ or CPF' },
  'session.fullName': { br: 'Nome e sobrenome', en: 'Full name' },
  'session.createAccount': { br: 'Criar conta', en: 'Create account' },
  'session.confirmSent': { br: 'Confirme seu e-mail', en: 'Confirm your e-mail' },
  'session.confirmSentHint': {
    br: 'Enviamos um link para o endereço informado. Abra-o e informe a senha que acabou de escolher: a conta passa a valer.',
    en: 'A link is on its way to that address. Open it and enter the password you have just chosen: the account is then yours.',
  },
  'session.maybeSentHint': {
    br: 'Se houver uma conta com este endereço, a mensagem chega em instantes. Confira também o lixo eletrônico.',
    en: 'If there is an account with this address, the message arrives in a moment. Look into the spam folder, too.',
  },
  'session.mailDelayed': {
    br: 'O envio de e-mails está fora do ar. Seu pedido foi registrado e a mensagem sai assim que ele voltar.',
    en: 'Mail can not be sent just now. Your request is recorded, and the message goes out as soon as it can.',
  },
  'session.demoMail': {
    br: 'Esta demonstração não envia e-mails: eles ficam em uma página dela.',
    en: 'This demo sends no mail: it is kept on a page of its own.',
  },
  'session.readDemoMail': { br: 'Ler o e-mail', en: 'Read the mail' },
  'session.backToLogin': { br: 'Voltar para a entrada', en: 'Back to sign-in' },
  'session.confirmTitle': { br: 'Confirmar e-mail', en: 'Confirm e-mail' },
  'session.confirmHint': {
    br: 'Falta só a senha que você escolheu no cadastro.',
    en: 'Only the password you chose when registering is missing.',
  },
  'session.confirm': { br: 'Confirmar e entrar', en: 'Confirm and sign in' },
  'session.passwordChosen': { br: 'Senha do cadastro', en: 'Password you registered with' },
  'session.resendHint': {
    br: 'Informe o endereço do cadastro para receber o link outra vez.',
    en: 'Enter the address you registered to get the link once more.',
  },
  'session.resend': { br: 'Enviar o link de novo', en: 'Send the link again' },
  'session.resendLink': { br: 'Receber outro link', en: 'Get another link' },
  'session.linkIsOld': { br: 'O link não vale mais?', en: 'Does the link not work any more?' },
  'session.resetTitle': { br: 'Esqueci a senha', en: 'Forgotten password' },
  'session.resetHint': {
    br: 'Informe seu e-mail para receber um link e escolher outra senha.',
    en: 'Enter your e-mail to get a link and choose another password.',
  },
  'session.resetAsk': { br: 'Enviar link', en: 'Send link' },
  'session.newPasswordTitle': { br: 'Escolher nova senha', en: 'Choose a new password' },
  'session.newPasswordHint': {
    br: 'Ao trocar a senha, todas as sessões abertas são encerradas.',
    en: 'Changing the password ends every open session.',
  },
  'session.passwordChanged': { br: 'Senha trocada', en: 'Password changed' },
  'session.passwordChangedHint': {
    br: 'Entre com a nova senha. As sessões abertas em outros lugares foram encerradas.',
    en: 'Sign in with the new password. Sessions open elsewhere were ended.',
  },
  'session.notKept': {
    br: 'Este navegador não deixa este endereço guardar nada. Libere o armazenamento para entrar.',
    en: 'This browser lets this address keep nothing. Allow storage to sign in.',
  },
});
