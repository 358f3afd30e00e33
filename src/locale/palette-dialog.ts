import { messages } from './messages.ts';

type Many = { readonly n: number };
type Aimed = Many & { readonly on: keyof typeof aimedBr; readonly label: string };
const aimedBr = {
  listing: ['Anúncio', 'anúncios'],
  order: ['Pedido', 'pedidos'],
  mediation: ['Mediação', 'mediações'],
  question: ['Pergunta', 'perguntas'],
  notifications: ['Notificações', 'notificações'],
  user: ['Usuário', 'usuários'],
  company: ['Empresa', 'empresas'],
  link: ['Anúncio', 'anúncios'],
  profile: ['Perfil', 'perfis'],
  category: ['Categoria', 'categorias'],
  vehicle: ['Veículo', 'veículos'],
  money: ['Pedido', 'pedidos'],
  marketplace: ['Conta', 'contas'],
  job: ['Envio', 'envios'],
  report: ['Relatório', 'relatórios'],
  pricerule: ['Regra', 'regras'],
  automessage: ['Mensagem automática', 'mensagens automáticas'],
} as const;
const aimedEn = {
  listing: ['Listing', 'listings'],
  order: ['Order', 'orders'],
  mediation: ['Mediation', 'mediations'],
  question: ['Question', 'questions'],
  notifications: ['Notifications', 'notifications'],
  user: ['User', 'users'],
  company: ['Company', 'companies'],
  link: ['Listing', 'listings'],
  profile: ['Profile', 'profiles'],
  category: ['Category', 'categories'],
  vehicle: ['Vehicle', 'vehicles'],
  money: ['Order', 'orders'],
  marketplace: ['Account', 'accounts'],
  job: ['Dispatch', 'dispatches'],
  report: ['Report', 'reports'],
  pricerule: ['Rule', 'rules'],
  automessage: ['Automatic message', 'automatic messages'],
} as const;

/** The palette's window and the list of keys: they come behind the first screen, with what the other commands say. */
export const paletteDialog = messages({
  'palette.title': { br: 'Ações', en: 'Actions' },
  'palette.placeholder': { br: 'O que deseja fazer?', en: 'What do you want to do?' },
  'palette.hint': { br: '? para ajuda', en: '? for help' },
  'palette.empty': { br: 'Sem opções', en: 'No options' },
  'palette.emptyFor': {
    br: ({ query }: { query: string }) => `Nada encontrado para “${query}”`,
    en: ({ query }: { query: string }) => `Nothing found for “${query}”`,
  },
  'palette.searching': { br: 'Procurando…', en: 'Searching…' },
  'palette.searchFailed': {
    br: 'A busca no servidor falhou. O que está nesta lista continua valendo.',
    en: 'The search on the server failed. What is listed here still works.',
  },
  'palette.count': {
    br: ({ n }: Many) => (n === 1 ? '1 opção' : `${n} opções`),
    en: ({ n }: Many) => (n === 1 ? '1 option' : `${n} options`),
  },
  'palette.unavailable': {
    br: ({ reason }: { reason: string }) => `indisponível: ${reason}`,
    en: ({ reason }: { reason: string }) => `unavailable: ${reason}`,
  },
  'palette.repeat': { br: ({ title }: { title: string }) => `Repetir: ${title}`, en: ({ title }: { title: string }) => `Repeat: ${title}` },
  'palette.close': { br: 'Fechar', en: 'Close' },

  'palette.layer.recent': { br: 'Último comando', en: 'Last command' },
  'palette.layer.selection': { br: 'Seleção', en: 'Selection' },
  'palette.layer.page': { br: 'Nesta página', en: 'On this page' },
  'palette.layer.global': { br: 'Tudo', en: 'Everything' },
  'palette.layer.remote': { br: 'Encontrados no servidor', en: 'Found on the server' },
  'palette.where.menu': { br: 'Menu', en: 'Menu' },
  'palette.where.listing': { br: 'Anúncio', en: 'Listing' },
  'palette.where.company': { br: 'Empresa', en: 'Company' },
  'palette.where.user': { br: 'Usuário', en: 'User' },
  'palette.where.console': { br: 'Console', en: 'Console' },
  'palette.where.queue': { br: 'Fila', en: 'Queue' },
  'palette.where.order': { br: 'Pedido', en: 'Order' },
  'palette.where.question': { br: 'Pergunta', en: 'Question' },
  'palette.where.mediation': { br: 'Mediação', en: 'Mediation' },
  'palette.where.dialog': { br: 'Janela', en: 'Dialog' },
  'palette.many.listing': { br: ({ n }: Many) => `${n} anúncios`, en: ({ n }: Many) => `${n} listings` },
  'palette.many.order': { br: ({ n }: Many) => `${n} pedidos`, en: ({ n }: Many) => `${n} orders` },
  'palette.many.notifications': { br: ({ n }: Many) => `${n} caixas de notificações`, en: ({ n }: Many) => `${n} notification boxes` },
  'palette.many.question': { br: ({ n }: Many) => `${n} perguntas`, en: ({ n }: Many) => `${n} questions` },
  'palette.many.mediation': { br: ({ n }: Many) => `${n} mediações`, en: ({ n }: Many) => `${n} mediations` },

  'palette.many.user': { br: ({ n }: Many) => `${n} usuários`, en: ({ n }: Many) => `${n} users` },
  'palette.many.money': { br: ({ n }: Many) => `${n} pedidos`, en: ({ n }: Many) => `${n} orders` },
  'palette.many.report': { br: ({ n }: Many) => `${n} relatórios`, en: ({ n }: Many) => `${n} reports` },
  'palette.many.link': { br: ({ n }: Many) => `${n} anúncios`, en: ({ n }: Many) => `${n} listings` },
  'palette.many.pricerule': { br: ({ n }: Many) => `${n} regras`, en: ({ n }: Many) => `${n} rules` },
  'palette.many.automessage': { br: ({ n }: Many) => `${n} mensagens automáticas`, en: ({ n }: Many) => `${n} automatic messages` },
  'palette.many.company': { br: ({ n }: Many) => `${n} empresas`, en: ({ n }: Many) => `${n} companies` },
  'palette.many.marketplace': { br: ({ n }: Many) => `${n} contas`, en: ({ n }: Many) => `${n} accounts` },
  'palette.many.job': { br: ({ n }: Many) => `${n} envios`, en: ({ n }: Many) => `${n} dispatches` },

  'palette.prefix.order': {
    br: 'Buscar pedido por número, comprador, SKU ou rastreio',
    en: 'Find an order by number, buyer, SKU or tracking',
  },
  'palette.prefix.listing': { br: 'Buscar anúncio por título, SKU ou EAN', en: 'Find a listing by title, SKU or EAN' },
  'palette.prefix.mediation': { br: 'Buscar mediação por pedido, comprador ou empresa', en: 'Find a mediation by order, buyer or company' },
  'palette.prefix.question': {
    br: 'Buscar pergunta por texto, comprador ou anúncio',
    en: 'Find a question by text, buyer or listing',
  },
  'palette.prefix.company': { br: 'Buscar empresa', en: 'Find a company' },
  'palette.prefix.command': { br: 'Só comandos', en: 'Commands only' },
  'palette.prefix.help': { br: 'Ajuda da paleta', en: 'Palette help' },
  'palette.prefixHelp': {
    br: ({ prefixes }: { prefixes: string }) => `Nada aqui. Prefixos: ${prefixes}`,
    en: ({ prefixes }: { prefixes: string }) => `Nothing here. Prefixes: ${prefixes}`,
  },
  'palette.field.optional': { br: 'opcional', en: 'optional' },
  'palette.field.others': { br: 'Outros', en: 'Others' },
  'palette.field.chosen': { br: 'marcado', en: 'chosen' },
  'palette.field.notChosen': { br: 'não marcado', en: 'not chosen' },
  'palette.field.chosenCount': {
    br: ({ n }: Many) => (n === 1 ? '1 marcada' : `${n} marcadas`),
    en: ({ n }: Many) => `${n} chosen`,
  },
  'palette.field.othersText': { br: 'Escreva a observação e tecle Enter', en: 'Write the observation and press Enter' },
  'palette.field.choicesHint': {
    br: ({ n, others }: { n: number; others: boolean }) => `1–${n} marca${others ? ', O escreve outra' : ''}, Enter envia`,
    en: ({ n, others }: { n: number; others: boolean }) => `1–${n} toggles${others ? ', O writes another' : ''}, Enter sends`,
  },
  'palette.step': {
    br: ({ at, of }: { at: number; of: number }) => `Passo ${at} de ${of}`,
    en: ({ at, of }: { at: number; of: number }) => `Step ${at} of ${of}`,
  },
  'palette.confirm': { br: 'Confirmar', en: 'Confirm' },

  /** What a dialog of a command acts on: the one thing by its name, several by their number. */
  'palette.aimedAt': {
    br: ({ on, n, label }: Aimed) => (n === 1 ? `${aimedBr[on][0]} ${label}`.trim() : `${n} ${aimedBr[on][1]}`),
    en: ({ on, n, label }: Aimed) => (n === 1 ? `${aimedEn[on][0]} ${label}`.trim() : `${n} ${aimedEn[on][1]}`),
  },

  'hotkeys.scope.global': { br: 'Em todo lugar', en: 'Everywhere' },
  'hotkeys.scope.queue': { br: 'Fila de revisão', en: 'Review queue' },
  'hotkeys.scope.listing': { br: 'Anúncio aberto', en: 'Open listing' },
  'hotkeys.scope.order': { br: 'Pedido aberto', en: 'Open order' },
  'hotkeys.scope.question': { br: 'Perguntas', en: 'Questions' },
  'hotkeys.scope.mediation': { br: 'Mediação aberta', en: 'Open mediation' },
  'hotkeys.scope.dialog': { br: 'Janela aberta', en: 'Open dialog' },
  'hotkeys.search': { br: 'Buscar atalho', en: 'Search shortcuts' },
  'hotkeys.none': { br: 'Nenhum atalho encontrado', en: 'No shortcut found' },
  'hotkeys.off': {
    br: 'Atalhos de uma tecla estão desligados nas configurações',
    en: 'Single-key shortcuts are switched off in the settings',
  },
  'hotkeys.switch': { br: 'Atalhos de uma tecla', en: 'Single-key shortcuts' },
  'hotkeys.switchHint': {
    br: 'Desligados, só funcionam as combinações com Ctrl, Cmd ou Alt, as setas e Enter; tudo continua nos botões e na paleta',
    en: 'When off, only combinations with Ctrl, Cmd or Alt, arrows and Enter work; everything stays in the buttons and in the palette',
  },
  'hotkeys.record': {
    br: ({ title }: { title: string }) => `Mudar tecla de ${title}`,
    en: ({ title }: { title: string }) => `Change the key of ${title}`,
  },
  'hotkeys.recording': { br: 'Tecle o novo atalho, Esc cancela', en: 'Press the new shortcut, Esc cancels' },
  'hotkeys.reset': {
    br: ({ title }: { title: string }) => `Restaurar tecla de ${title}`,
    en: ({ title }: { title: string }) => `Reset the key of ${title}`,
  },
  'hotkeys.resetAll': { br: 'Restaurar todos', en: 'Reset all' },
  'hotkeys.remove': {
    br: ({ title }: { title: string }) => `Tirar tecla de ${title}`,
    en: ({ title }: { title: string }) => `Remove the key of ${title}`,
  },
  'hotkeys.noKey': { br: 'sem tecla', en: 'no key' },
  'hotkeys.taken': {
    br: ({ key, title }: { key: string; title: string }) => `${key} já é de “${title}”`,
    en: ({ key, title }: { key: string; title: string }) => `${key} already belongs to “${title}”`,
  },
  'hotkeys.forbidden': {
    br: 'Backspace, Delete e Tab não podem ser atalhos',
    en: 'Backspace, Delete and Tab can not be shortcuts',
  },
});
