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
  profile: ['Perfil', 'perfis'],
} as const;
const aimedEn = {
  listing: ['Listing', 'listings'],
  order: ['Order', 'orders'],
  mediation: ['Mediation', 'mediations'],
  question: ['Question', 'questions'],
  notifications: ['Notifications', 'notifications'],
  user: ['User', 'users'],
  company: ['Company', 'companies'],
  profile: ['Profile', 'profiles'],
} as const;

/** The palette, the keys, and commands of the console itself. Commands of a domain have their titles in its own area. */
export const palette = messages({
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
  'palette.many.company': { br: ({ n }: Many) => `${n} empresas`, en: ({ n }: Many) => `${n} companies` },

  'palette.prefix.order': {
    br: 'Buscar pedido por número, comprador, SKU ou rastreio',
    en: 'Find an order by number, buyer, SKU or tracking',
  },
  'palette.prefix.listing': { br: 'Buscar anúncio por título, SKU ou EAN', en: 'Find a listing by title, SKU or EAN' },
  'palette.prefix.mediation': { br: 'Buscar mediação por pedido, comprador ou empresa', en: 'Find a mediation by order, buyer or company' },
  'palette.prefix.company': { br: 'Buscar empresa', en: 'Find a company' },
  'palette.prefix.command': { br: 'Só comandos', en: 'Commands only' },
  'palette.prefix.help': { br: 'Ajuda da paleta', en: 'Palette help' },
  'palette.prefixHelp': {
    br: ({ prefixes }: { prefixes: string }) => `Nada aqui. Prefixos: ${prefixes}`,
    en: ({ prefixes }: { prefixes: string }) => `Nothing here. Prefixes: ${prefixes}`,
  },

  'palette.only.reviewer': { br: 'Só revisores', en: 'Reviewers only' },
  'palette.only.superuser': { br: 'Só superusuário', en: 'Superusers only' },
  'palette.only.seller': { br: 'Só sellers', en: 'Sellers only' },
  'palette.choose.listing': { br: 'Escolha um anúncio', en: 'Choose a listing' },
  'palette.choose.order': { br: 'Escolha um pedido', en: 'Choose an order' },
  'palette.choose.question': { br: 'Escolha uma pergunta', en: 'Choose a question' },
  'palette.choose.mediation': { br: 'Escolha uma mediação', en: 'Choose a mediation' },
  'palette.choose.notifications': { br: 'Sem notificações disponíveis agora', en: 'No notifications at hand now' },
  /** What a dialog of a command acts on: the one thing by its name, several by their number. */
  'palette.aimedAt': {
    br: ({ on, n, label }: Aimed) => (n === 1 ? `${aimedBr[on][0]} ${label}`.trim() : `${n} ${aimedBr[on][1]}`),
    en: ({ on, n, label }: Aimed) => (n === 1 ? `${aimedEn[on][0]} ${label}`.trim() : `${n} ${aimedEn[on][1]}`),
  },
  'palette.choose.user': { br: 'Escolha um usuário', en: 'Choose a user' },
  'palette.choose.company': { br: 'Escolha uma empresa', en: 'Choose a company' },
  'palette.notHere.global': { br: 'Não disponível nesta tela', en: 'Not available on this screen' },
  'palette.unsaved': { br: 'Salve ou descarte antes o que foi alterado na tela', en: 'Save or discard first what was changed on screen' },
  'palette.notHere.queue': { br: 'Só na fila de revisão', en: 'Only in the review queue' },
  'palette.notHere.listing': { br: 'Só com um anúncio aberto', en: 'Only with a listing open' },
  'palette.notHere.order': { br: 'Só com um pedido aberto', en: 'Only with an order open' },
  'palette.notHere.question': { br: 'Só na tela de perguntas', en: 'Only on the screen of questions' },
  'palette.notHere.mediation': { br: 'Só com uma mediação aberta', en: 'Only with a mediation open' },
  'palette.notHere.dialog': { br: 'Só com uma janela aberta', en: 'Only with a dialog open' },

  'palette.argsInvalid': { br: 'Argumentos inválidos', en: 'Invalid arguments' },
  'palette.field.required': { br: 'Preencha para continuar', en: 'Fill this in to go on' },
  'palette.field.chooseOne': { br: 'Escolha ao menos uma opção', en: 'Choose at least one option' },
  'palette.field.invalid': { br: 'Valor inválido', en: 'Invalid value' },
  'palette.field.tooLong': { br: ({ n }: Many) => `No máximo ${n} caracteres`, en: ({ n }: Many) => `At most ${n} characters` },
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

  'palette.batch': {
    br: ({ recorded, refused }: { recorded: number; refused: number }) =>
      `${recorded === 1 ? '1 registrada' : `${recorded} registradas`}, ${refused === 1 ? '1 recusada' : `${refused} recusadas`}`,
    en: ({ recorded, refused }: { recorded: number; refused: number }) => `${recorded} recorded, ${refused} refused`,
  },
  'palette.recorded': {
    br: ({ n, title }: { n: number; title: string }) => `${title}: ${n} registradas`,
    en: ({ n, title }: { n: number; title: string }) => `${title}: ${n} recorded`,
  },
  'palette.refusedItem': {
    br: ({ label, reason }: { label: string; reason: string }) => `${label}: ${reason}`,
    en: ({ label, reason }: { label: string; reason: string }) => `${label}: ${reason}`,
  },
  'palette.undone': {
    br: ({ n }: Many) => (n === 1 ? 'Desfeito' : `${n} desfeitos`),
    en: ({ n }: Many) => (n === 1 ? 'Undone' : `${n} undone`),
  },

  'search.label': { br: 'Buscar no menu', en: 'Search the menu' },
  'search.placeholder': { br: 'Buscar…', en: 'Search…' },
  'search.more': { br: 'Mais ações', en: 'More actions' },
  'search.results': { br: 'Itens do menu', en: 'Menu items' },

  'app.openPalette': { br: 'Abrir ações', en: 'Open actions' },
  'app.shortcuts': { br: 'Atalhos do teclado', en: 'Keyboard shortcuts' },
  'app.toggleAppearance': { br: 'Alternar tema claro e escuro', en: 'Switch light and dark theme' },
  'app.switchLocale': { br: 'Mudar idioma para inglês', en: 'Switch language to Portuguese' },
  'app.light': { br: 'Tema claro', en: 'Light theme' },
  'app.dark': { br: 'Tema escuro', en: 'Dark theme' },
  'app.grey': { br: 'Tema cinza', en: 'Grey theme' },
  'app.lightBlue': { br: 'Tema azul claro', en: 'Light blue theme' },
  'app.layoutSidebar': { br: 'Layout: barra lateral', en: 'Layout: sidebar' },
  'app.layoutBig': { br: 'Layout: barra lateral grande', en: 'Layout: big sidebar' },
  'app.layoutTop': { br: 'Layout: navegação no topo', en: 'Layout: top navigation' },
  'app.layoutMega': { br: 'Layout: mega menu', en: 'Layout: mega menu' },
  'app.dense': { br: 'Densidade compacta', en: 'Dense' },
  'app.comfortable': { br: 'Densidade confortável', en: 'Comfortable density' },
  'app.ltr': { br: 'Direção: da esquerda para a direita', en: 'Direction: left to right' },
  'app.rtl': { br: 'Direção: da direita para a esquerda', en: 'Direction: right to left' },
  'app.br': { br: 'Idioma: português', en: 'Language: Português' },
  'app.en': { br: 'Idioma: English', en: 'Language: English' },
  'app.inUse': { br: 'Já em uso', en: 'Already in use' },
  'app.profile': { br: 'Meu perfil', en: 'My profile' },
  'app.activity': { br: 'O que eu fiz, passo a passo', en: 'What I did, step by step' },
  'app.settings': { br: 'Configurações', en: 'Settings' },
  'app.home': { br: 'Ir para o início', en: 'Go to the home page' },
  'app.logout': { br: 'Sair', en: 'Log out' },
  'app.undoLast': { br: 'Desfazer última ação', en: 'Undo the last action' },
  'app.problems': { br: 'Ver decisões não aceitas', en: 'Show decisions that were not accepted' },

  'hotkeys.scope.global': { br: 'Em todo lugar', en: 'Everywhere' },
  'hotkeys.scope.queue': { br: 'Fila de revisão', en: 'Review queue' },
  'hotkeys.scope.listing': { br: 'Anúncio aberto', en: 'Open listing' },
  'hotkeys.scope.order': { br: 'Pedido aberto', en: 'Open order' },
  'hotkeys.scope.question': { br: 'Perguntas', en: 'Questions' },
  'hotkeys.scope.mediation': { br: 'Mediação aberta', en: 'Open mediation' },
  'hotkeys.scope.dialog': { br: 'Janela aberta', en: 'Open dialog' },
  'hotkeys.clash': {
    br: ({ key, first, second }: { key: string; first: string; second: string }) =>
      `A tecla ${key} está em “${first}” e em “${second}”: nenhuma das duas foi executada`,
    en: ({ key, first, second }: { key: string; first: string; second: string }) =>
      `The key ${key} belongs to “${first}” and to “${second}”: neither was run`,
  },
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
