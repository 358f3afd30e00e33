import { messages } from './messages.ts';

type Named = { readonly name: string };
type Counted = { readonly count: number };

/** The companies of one person, and going from one to another. */
export const ownCompanies = messages({
  'ownCompanies.title': { br: 'Minhas empresas', en: 'My companies' },
  'ownCompanies.list': { br: 'Por onde você entra', en: 'Where you enter' },
  'ownCompanies.manage': {
    br: ({ invitations }: { invitations: number }) => {
      if (invitations === 0) return 'Minhas empresas…';
      return invitations === 1 ? 'Minhas empresas (1 convite)…' : `Minhas empresas (${invitations} convites)…`;
    },
    en: ({ invitations }: { invitations: number }) => {
      if (invitations === 0) return 'My companies…';
      return invitations === 1 ? 'My companies (1 invitation)…' : `My companies (${invitations} invitations)…`;
    },
  },
  'ownCompanies.hint': {
    br: 'Uma senha para todas. Em cada empresa você vê e faz o que ela lhe deu, e nada passa de uma para outra.',
    en: 'One password for all. In each company you see and do what it gave you, and nothing goes from one to another.',
  },
  'ownCompanies.none': {
    br: 'Você ainda não entra por nenhuma empresa. Aceite um convite, ou cadastre a sua.',
    en: 'You do not enter for any company yet. Accept an invitation, or register your own.',
  },
  'ownCompanies.state.here': { br: 'Você está aqui', en: 'You are here' },
  'ownCompanies.state.open': { br: 'Aberta', en: 'Open' },
  'ownCompanies.state.invited': { br: 'Convite', en: 'Invitation' },
  'ownCompanies.state.blocked': { br: 'Empresa bloqueada', en: 'Company blocked' },
  'ownCompanies.accept': { br: 'Aceitar convite', en: 'Accept invitation' },
  'ownCompanies.acceptOf': {
    br: ({ name }: Named) => `Aceitar convite de ${name}`,
    en: ({ name }: Named) => `Accept the invitation of ${name}`,
  },
  'ownCompanies.accepted': {
    br: ({ name }: Named) => `Você agora entra por ${name}`,
    en: ({ name }: Named) => `You now enter for ${name}`,
  },
  'ownCompanies.decline': { br: 'Recusar convite', en: 'Decline invitation' },
  'ownCompanies.declineOf': {
    br: ({ name }: Named) => `Recusar convite de ${name}`,
    en: ({ name }: Named) => `Decline the invitation of ${name}`,
  },
  'ownCompanies.declineQuestion': {
    br: 'O convite some daqui. A empresa não é avisada: para ela o convite continua em aberto, e se ela o reenviar ele volta a aparecer.',
    en: 'The invitation goes from here. The company is not told: for it the invitation stays open, and if it is sent again it shows here again.',
  },
  'ownCompanies.declined': {
    br: ({ name }: Named) => `Convite de ${name} recusado`,
    en: ({ name }: Named) => `Invitation of ${name} declined`,
  },
  'ownCompanies.new': { br: 'Nova empresa', en: 'New company' },
  'ownCompanies.newHint': {
    br: 'Você será responsável por ela. Para um CPF ou CNPJ que já está no Balcão, peça um convite a quem responde por ele.',
    en: 'You will be in charge of it. For a tax id that is in Balcão already, ask who is in charge of it for an invitation.',
  },
  'ownCompanies.register': { br: 'Cadastrar empresa', en: 'Register company' },
  'ownCompanies.registered': { br: ({ name }: Named) => `${name} cadastrada`, en: ({ name }: Named) => `${name} registered` },
  'ownCompanies.closed': {
    br: 'O cadastro está fechado: só se entra por convite.',
    en: 'Registration is closed: one enters by invitation only.',
  },

  'switch.unsent': {
    br: ({ count }: Counted) => (count === 1 ? 'Uma decisão ainda não foi enviada' : `${count} decisões ainda não foram enviadas`),
    en: ({ count }: Counted) => (count === 1 ? 'One decision was not sent yet' : `${count} decisions were not sent yet`),
  },
  'switch.unsentHint': {
    br: ({ name }: Named) =>
      `Se você trocar agora, isso fica cifrado neste computador e só é enviado quando você voltar a ${name}. Nunca por outra empresa.`,
    en: ({ name }: Named) =>
      `If you switch now, that stays enciphered on this computer and is sent only once you are back in ${name}. Never for another company.`,
  },
  'switch.unsaved': { br: 'Trocar sem salvar?', en: 'Switch without saving?' },
  'switch.stay': { br: 'Ficar', en: 'Stay' },
  'switch.anyway': { br: 'Trocar assim mesmo', en: 'Switch anyway' },
  'switch.send': { br: 'Enviar e trocar', en: 'Send and switch' },
  'switch.sending': { br: 'Enviando…', en: 'Sending…' },
  'switch.notSent': { br: 'Nem tudo pôde ser enviado. Nada foi perdido.', en: 'Not everything could be sent. Nothing was lost.' },
  'switch.leaving': { br: ({ name }: Named) => `Trocando para ${name}…`, en: ({ name }: Named) => `Switching to ${name}…` },
  'switch.failed': {
    br: 'Não foi possível trocar de empresa. Tente de novo.',
    en: 'The company could not be switched. Try again.',
  },
  'switch.done': { br: ({ name }: Named) => `Agora você está em ${name}`, en: ({ name }: Named) => `You are in ${name} now` },
  'switch.followedTitle': {
    br: ({ name }: Named) => `Esta aba agora está em ${name}`,
    en: ({ name }: Named) => `This tab is in ${name} now`,
  },
  'switch.followed': {
    br: 'Você trocou de empresa em outra aba, e esta acompanhou. O que foi decidido aqui e os rascunhos ficaram guardados na empresa de antes; o que estava digitado sem rascunho se perdeu.',
    en: 'You switched company in another tab, and this one followed. What was decided here and drafts are kept in the company before; what was typed without a draft is lost.',
  },
  'switch.otherPerson': {
    br: ({ name }: Named) => `Outra pessoa entrou neste navegador, em outra aba: ${name}. O que for feito aqui agora é em nome dela.`,
    en: ({ name }: Named) =>
      `Another person signed in in this browser, in another tab: ${name}. What is done here now is done in their name.`,
  },
  'switch.goOn': { br: 'Continuar', en: 'Go on' },
});
