import { messages } from './messages.ts';

export const shell = messages({
  'shell.skip': { br: 'Ir para o conteúdo', en: 'Skip to content' },
  'shell.menu': { br: 'Menu', en: 'Menu' },
  'shell.openMenu': { br: 'Abrir menu', en: 'Open menu' },
  'shell.collapse': { br: 'Recolher menu', en: 'Collapse menu' },
  'shell.expand': { br: 'Expandir menu', en: 'Expand menu' },
  'shell.terms': { br: 'Termos de uso e política de privacidade', en: 'Terms of use and privacy policy' },
  'shell.help': { br: 'Central de ajuda (abre em nova aba)', en: 'Help centre (opens a new tab)' },
  'shell.breadcrumb': { br: 'Você está em', en: 'You are in' },
  'shell.profile': {
    br: ({ name }: { name: string }) => `${name}, configurações`,
    en: ({ name }: { name: string }) => `${name}, settings`,
  },
  'shell.greeting': { br: ({ name }: { name: string }) => `Olá, ${name}`, en: ({ name }: { name: string }) => `Hello, ${name}` },
  'shell.unread': {
    br: ({ count }: { count: number }) => `${count} não lidas`,
    en: ({ count }: { count: number }) => `${count} unread`,
  },
  'shell.title.home': { br: 'Resumo', en: 'Summary' },
  'shell.title.review': { br: 'Revisão', en: 'Review' },
  'shell.title.listings': { br: 'Anúncios', en: 'Listings' },
  'shell.title.listing': { br: 'Detalhe do anúncio', en: 'Listing detail' },
  'shell.title.settings': { br: 'Configurações', en: 'Settings' },
  'shell.title.activity': { br: 'Atividade', en: 'Activity' },
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
  'shell.reload': { br: 'Recarregar', en: 'Reload' },
});
