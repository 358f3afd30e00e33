import { messages } from './messages.ts';

type Named = { readonly name: string };

/** Companies and who enters for them, as commands, menu and palette name them. */
export const companies = messages({
  'kind.company.one': { br: 'Empresa', en: 'Company' },
  'kind.company.many': { br: 'empresas', en: 'companies' },
  'kind.company.choose': { br: 'Escolha uma empresa', en: 'Choose a company' },
  'company.block': { br: 'Bloquear empresa', en: 'Block company' },
  'company.blocked': { br: 'Empresa bloqueada', en: 'Company blocked' },
  'company.blockReview': {
    br: ({ label }: { label: string }) =>
      `Bloquear ${label}? Quem é da equipe lê o motivo e não abre mais nada aqui, e as mensagens automáticas aos compradores param. Anúncios e vendas no marketplace continuam.`,
    en: ({ label }: { label: string }) =>
      `Block ${label}? Their team reads why and opens nothing more here, and automatic messages to buyers stop. Listings and sales on the marketplace go on.`,
  },
  'company.blockReason': { br: 'Motivo do bloqueio', en: 'Why it is blocked' },
  'company.unblock': { br: 'Desbloquear empresa', en: 'Unblock company' },
  'company.unblocked': { br: 'Empresa desbloqueada', en: 'Company unblocked' },
  'company.refused.alreadyBlocked': { br: 'Empresa já está bloqueada', en: 'The company is blocked already' },
  'company.refused.notBlocked': { br: 'Empresa não está bloqueada', en: 'The company is not blocked' },
  'shell.title.companies': { br: 'Empresas', en: 'Companies' },
  'shell.title.company': { br: 'Detalhe da empresa', en: 'Company detail' },
  'menu.companies': { br: 'Empresas', en: 'Companies' },
  'company.edit': { br: 'Editar empresa', en: 'Edit company' },
  'colleague.invite': { br: 'Convidar colega', en: 'Invite a colleague' },
  'colleague.which': { br: 'Qual colega?', en: 'Which colleague?' },
  'colleague.block': { br: 'Bloquear colega', en: 'Block colleague' },
  'colleague.unblock': { br: 'Desbloquear colega', en: 'Unblock colleague' },
  'colleague.giveMoney': { br: 'Abrir o financeiro', en: 'Open the money to them' },
  'colleague.takeMoney': { br: 'Fechar o financeiro', en: 'Close the money to them' },
  'colleague.makeOwner': { br: 'Tornar responsável', en: 'Put in charge' },
  'colleague.takeOwner': { br: 'Deixar de ser responsável', en: 'No longer in charge' },
  'colleague.resendInvite': { br: 'Reenviar convite ao colega', en: 'Send the colleague the invitation again' },
  'colleague.resendReview': {
    br: ({ name }: Named) => `Reenviar o convite de ${name}? O link anterior deixa de valer`,
    en: ({ name }: Named) => `Send the invitation of ${name} again? The link before stops working`,
  },
  'colleague.withdrawInvite': { br: 'Cancelar convite', en: 'Take the invitation back' },
  'colleague.withdrawReview': {
    br: ({ name }: Named) => `Cancelar o convite de ${name}? O link enviado deixa de valer`,
    en: ({ name }: Named) => `Take the invitation of ${name} back? The link that was sent stops working`,
  },
  'colleague.inviteWithdrawn': { br: 'Convite cancelado', en: 'Invitation taken back' },
  'colleague.refused.self': { br: 'Você não pode bloquear a si mesmo', en: 'You can not block yourself' },
  'colleague.refused.lastOwner': { br: 'É o último responsável pela empresa', en: 'It is the last person in charge' },
  'colleague.refused.alreadyBlocked': { br: 'Já está bloqueado', en: 'Blocked already' },
  'colleague.refused.notBlocked': { br: 'Não está bloqueado', en: 'Not blocked' },
  'colleague.refused.blockedByHub': { br: 'Bloqueado por quem administra o Balcão', en: 'Blocked by who runs Balcão' },
  'colleague.refused.sameAccess': { br: 'O acesso já é este', en: 'The access is this already' },
  'colleague.refused.notInvited': { br: 'O convite não está em aberto', en: 'There is no open invitation' },
  'colleague.refused.notOwner': { br: 'Só um responsável pela empresa', en: 'Only who is in charge of the company' },
});
