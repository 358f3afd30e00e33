import { messages } from './messages.ts';

/** What the pages say that register, confirm a mail and choose a password. */
export const accounts = messages({
  'session.noAccounts': { br: 'Sem cadastro por aqui', en: 'No registration here' },
  'session.noAccountsHint': {
    br: 'Este servidor não oferece cadastro nem troca de senha. Fale com quem administra sua conta.',
    en: 'This server offers neither registration nor new passwords. Talk to whoever manages your account.',
  },
  'session.closedHint': {
    br: 'O cadastro está fechado: só se entra por convite. Peça um a quem administra o Balcão ou à sua empresa.',
    en: 'Registration is closed: one comes by invitation. Ask who runs Balcão, or your company, for one.',
  },
  'session.hasAccount': { br: 'Já tem conta?', en: 'Already have an account?' },
  'session.registerTitle': { br: 'Cadastrar empresa', en: 'Register a company' },
  'session.registerHint': {
    br: 'Crie a conta da sua empresa e acompanhe por aqui anúncios e vendas.',
    en: 'Open your company’s account and follow its listings and sales from here.',
  },
  'session.registerConsultantTitle': { br: 'Cadastrar consultor', en: 'Register a consultant' },
  'session.registerConsultantHint': {
    br: 'Consultores não têm empresa própria: cada empresa que você atende convida este e-mail, e você troca de uma para outra.',
    en: 'Consultants have no company of their own: each company you work for invites this mail, and you switch between them.',
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
});
