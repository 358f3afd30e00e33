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
  'session.noAccounts': { br: 'Sem cadastro por aqui', en: 'No registration here' },
  'session.noAccountsHint': {
    br: 'Este servidor não oferece cadastro nem troca de senha. Fale com quem administra sua conta.',
    en: 'This server offers neither registration nor new passwords. Talk to whoever manages your account.',
  },
  'session.retryAt': {
    br: ({ time }: { time: string }) => `Tente de novo a partir das ${time}.`,
    en: ({ time }: { time: string }) => `Try again from ${time} on.`,
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
  'LINK.PASSWORD_RESET.SENT': { br: 'Link enviado', en: 'Link sent' },
  'session.newPasswordTitle': { br: 'Escolher nova senha', en: 'Choose a new password' },
  'session.newPasswordHint': {
    br: 'Ao trocar a senha, todas as sessões abertas são encerradas.',
    en: 'Changing the password ends every open session.',
  },
  'session.newPassword': { br: 'Nova senha', en: 'New password' },
  'session.changePassword': { br: 'Trocar senha', en: 'Change password' },
  'session.passwordChanged': { br: 'Senha trocada', en: 'Password changed' },
  'session.passwordChangedHint': {
    br: 'Entre com a nova senha. As sessões abertas em outros lugares foram encerradas.',
    en: 'Sign in with the new password. Sessions open elsewhere were ended.',
  },
  'session.wrong': { br: 'E-mail ou senha incorretos.', en: 'Wrong e-mail or password.' },
  'session.unreachable': {
    br: 'Sem resposta do servidor. Confira a conexão e tente de novo.',
    en: 'No answer from the server. Check the connection and try again.',
  },
  'session.notKept': {
    br: 'Este navegador não deixa este endereço guardar nada. Libere o armazenamento para entrar.',
    en: 'This browser lets this address keep nothing. Allow storage to sign in.',
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
