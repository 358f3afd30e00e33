import { tokenToCome } from '../password-mail/mail-token.ts';
import type { Mail } from './smtp.ts';

/** What a mail says, without whom it goes to. Portuguese: the language of a person is known only to their browser. */
type Letter = Omit<Mail, 'recipient'>;

const letter = (subject: string, ...paragraphs: readonly string[]): Letter => ({
  subject,
  body: `${[...paragraphs, 'Balcão'].join('\n\n')}\n`,
});

/**
 * The token stands behind `#`: a browser keeps that part to itself, so no log and no referrer has it. In a mail it is made when the mail
 * is sent.
 */
export const linkTo = (base: string, path: string, token = tokenToCome): string => `${base}${path}#token=${token}`;

/** A name that a stranger may have written under somebody else's address is said to nobody: null. */
const greet = (name: string | null): string => (name === null ? 'Olá.' : `Olá, ${name}.`);

export const confirmAddress = (base: string): Letter =>
  letter(
    'Confirme seu e-mail no Balcão',
    greet(null),
    'Falta um passo: confirme que este e-mail é seu. Abra o endereço abaixo e informe a senha que você escolheu no cadastro.',
    linkTo(base, '/login-validate-mail'),
    'O endereço vale por 24 horas e só uma vez. Se não foi você que se cadastrou, apague esta mensagem: sem a senha, ninguém entra.',
  );

export const chooseNewPassword = (base: string, name: string | null, lasts: '30 minutos' | '3 dias'): Letter =>
  letter(
    'Nova senha no Balcão',
    greet(name),
    'Pediram uma nova senha para a sua conta. Para escolhê-la, abra o endereço abaixo.',
    linkTo(base, '/reset-password'),
    `O endereço vale por ${lasts} e só uma vez. Se não foi você, apague esta mensagem: sua senha continua a mesma.`,
  );

/** By whom, so that nobody takes it for a trick. */
export const invitation = (base: string, name: string, by: string): Letter =>
  letter(
    'Seu acesso ao Balcão',
    greet(name),
    `${by} criou um acesso para você. Para entrar, abra o endereço abaixo e escolha a sua senha.`,
    linkTo(base, '/reset-password'),
    'O endereço vale por 3 dias e só uma vez. Se você não esperava este convite, apague esta mensagem: sem a senha, ninguém entra.',
  );

/** To somebody who signs in already: the same, and nothing to choose. */
export const invitationHere = (base: string, name: string, by: string): Letter =>
  letter(
    'Seu acesso ao Balcão',
    greet(name),
    `${by} criou um acesso para você em mais uma empresa. Entre com a senha que você já usa e aceite o convite em:`,
    `${base}/settings/companies`,
    'Se você não esperava este convite, apague esta mensagem: nada muda até você aceitar.',
  );

/** To somebody of the hub: they enter for no company. */
export const hubInvitation = (name: string, by: string): Letter =>
  letter(
    'Convite de uma empresa do Balcão',
    greet(name),
    `${by} convidou este e-mail para entrar por uma empresa. Quem trabalha no Balcão não entra por empresas, e quem convidou não foi informado disso.`,
    'Nada mudou no seu acesso.',
  );

export const alreadyRegistered = (base: string, name: string): Letter =>
  letter(
    'Você já tem conta no Balcão',
    greet(name),
    'Pediram um cadastro ou uma confirmação com este e-mail, mas ele já é de uma conta ativa. Basta entrar:',
    `${base}/login`,
    'Esqueceu a senha? Escolha outra em:',
    `${base}/reset-password`,
  );

/** In the profile the session that asked goes on; by a mailed link none does. */
export const passwordChanged = (base: string, name: string, by: 'profile' | 'link'): Letter =>
  letter(
    'Sua senha do Balcão foi trocada',
    greet(name),
    `A senha da sua conta acaba de ser trocada, e todas as ${by === 'profile' ? 'outras sessões' : 'sessões'} abertas foram encerradas.`,
    'Se não foi você, peça outra agora mesmo:',
    `${base}/reset-password`,
  );
