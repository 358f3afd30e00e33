import { countBr, countEn } from './count.ts';
import { messages } from './messages.ts';

export const shell = messages({
  'shell.skip': { br: 'Ir para o conteúdo', en: 'Skip to content' },
  'shell.menu': { br: 'Menu', en: 'Menu' },
  'shell.openMenu': { br: 'Abrir menu', en: 'Open menu' },
  'shell.collapse': { br: 'Recolher menu', en: 'Collapse menu' },
  'shell.expand': { br: 'Expandir menu', en: 'Expand menu' },
  'shell.terms': { br: 'Termos de uso e política de privacidade', en: 'Terms of use and privacy policy' },
  'shell.termsShort': { br: 'Termos', en: 'Terms' },
  'shell.close': { br: 'Recolher', en: 'Collapse' },
  'shell.general': { br: 'Geral', en: 'General' },
  'shell.loading': { br: 'Carregando a página', en: 'Loading the page' },
  'shell.help': { br: 'Central de ajuda (abre em nova aba)', en: 'Help centre (opens a new tab)' },
  'shell.breadcrumb': { br: 'Você está em', en: 'You are in' },
  'shell.profile': {
    br: ({ name }: { name: string }) => `${name}, configurações`,
    en: ({ name }: { name: string }) => `${name}, settings`,
  },
  'shell.account': {
    br: ({ name, company }: { name: string; company: string }) => `${name}, ${company}: trocar de empresa`,
    en: ({ name, company }: { name: string; company: string }) => `${name}, ${company}: switch company`,
  },
  'shell.greeting': { br: ({ name }: { name: string }) => `Olá, ${name}`, en: ({ name }: { name: string }) => `Hello, ${name}` },
  /** Of a line of the menu: work that waits. */
  'shell.waiting': {
    br: ({ count }: { count: number }) => (count === 1 ? '1 pendente' : `${count} pendentes`),
    en: ({ count }: { count: number }) => `${count} waiting`,
  },
  /** Of a line of the menu: what one was told of and has not read. */
  'shell.unreadNotices': {
    br: ({ count }: { count: number }) => (count === 1 ? '1 aviso não lido' : `${count} avisos não lidos`),
    en: ({ count }: { count: number }) => (count === 1 ? '1 unread notice' : `${count} unread notices`),
  },
  'shell.title.home': { br: 'Resumo', en: 'Summary' },
  'shell.title.expedition': { br: 'Expedição', en: 'Shipping' },
  'shell.title.settings': { br: 'Configurações', en: 'Settings' },
  'shell.title.ownCompanies': { br: 'Minhas empresas', en: 'My companies' },
  'shell.title.activity': { br: 'Atividade', en: 'Activity' },
  'shell.title.integrations': { br: 'Integrações', en: 'Integrations' },
  'shell.title.reputation': { br: 'Reputação', en: 'Reputation' },
  'shell.title.status': { br: 'Situação do sistema', en: 'System status' },
  'shell.title.notFound': { br: 'Página não encontrada', en: 'Page not found' },
  'shell.notFoundHint': {
    br: 'O endereço pode ter mudado, ou a página ainda não existe.',
    en: 'The address may have changed, or the page does not exist yet.',
  },
  'shell.goHome': { br: 'Ir para o início', en: 'Go to the start' },
  'shell.defectTitle': { br: 'Algo quebrou nesta página', en: 'Something broke on this page' },
  'shell.defectHint': {
    br: 'O erro é nosso. O que você decidiu está guardado neste computador e será enviado. Recarregue para continuar.',
    en: 'The error is ours. What you decided is kept on this computer and will be sent. Reload to go on.',
  },
  'shell.chunkHint': {
    br: 'A conexão caiu antes que ela chegasse. O que você decidiu está guardado neste computador e será enviado.',
    en: 'The connection was lost before it arrived. What you decided is kept on this computer and will be sent.',
  },
  'shell.reload': { br: 'Recarregar', en: 'Reload' },

  'menu.summary': { br: 'Resumo', en: 'Summary' },
  'menu.records': { br: 'Cadastros', en: 'Records' },
  'menu.integrations': { br: 'Integrações', en: 'Integrations' },
  /** Its page by the page's own name (spec, decision 42). */
  'menu.connections': { br: 'Integrações', en: 'Integrations' },
  'menu.expedition': { br: 'Expedição', en: 'Shipping' },
  'menu.settings': { br: 'Configurações', en: 'Settings' },
  'menu.reputation': { br: 'Reputação', en: 'Reputation' },
  'menu.status': { br: 'Situação do sistema', en: 'System status' },

  // What is typed in a screen is the frame's to keep.
  'form.cutFromPaste': {
    br: ({ text, most }: { text: string; most: number }) => `Aqui cabem ${most} caracteres. Do texto colado ficou fora: “${text}”`,
    en: ({ text, most }: { text: string; most: number }) => `This takes ${most} characters. Left out of the pasted text: “${text}”`,
  },
  'form.leaveTitle': { br: 'Sair sem salvar?', en: 'Leave without saving?' },
  'form.leaveKept': {
    br: 'O que foi digitado fica guardado como rascunho neste computador.',
    en: 'What was typed is kept as a draft on this computer.',
  },
  'form.leaveLost': { br: 'O que foi digitado será perdido.', en: 'What was typed will be lost.' },
  'form.leave': { br: 'Sair', en: 'Leave' },
  'form.stay': { br: 'Ficar', en: 'Stay' },
  // Lists say these too.
  'table.number': { br: countBr, en: countEn },
});
