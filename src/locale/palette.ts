import { messages } from './messages.ts';

type Undone = { readonly n: number; readonly titles: string; readonly label: string };

/** What commands answer, the header's search, and the commands of the console itself; the palette's own window is in palette-dialog.ts. Commands of a domain have their titles in its own area. */
export const palette = messages({
  'palette.only.reviewer': { br: 'Só revisores', en: 'Reviewers only' },
  'palette.only.superuser': { br: 'Só superusuário', en: 'Superusers only' },
  'palette.only.seller': { br: 'Só sellers', en: 'Sellers only' },
  'order.open': { br: 'Abrir pedido', en: 'Open order' },
  'palette.notAtProvider': { br: 'O servidor desta conta não faz isto', en: 'The server of this account does not do this' },
  'palette.notHere.global': { br: 'Não disponível nesta tela', en: 'Not available on this screen' },
  'palette.unsaved': { br: 'Salve ou descarte antes o que foi alterado na tela', en: 'Save or discard first what was changed on screen' },
  'palette.unseen': {
    br: 'Ainda não apareceu na tela por inteiro: nada foi decidido',
    en: 'It is not on screen in full yet: nothing was decided',
  },
  'palette.swept': {
    br: 'Selecionados de uma vez, sem olhar cada um: aprove pela folha de contato',
    en: 'Selected at once, without a look at each: approve on the contact sheet',
  },
  'palette.justCame': {
    br: 'A tecla era de outro anúncio: nada foi decidido',
    en: 'The key was meant for another listing: nothing was decided',
  },
  'palette.notHere.queue': { br: 'Só na fila de revisão', en: 'Only in the review queue' },
  'palette.notHere.look': { br: 'Só em uma segunda revisão', en: 'Only in a second look' },
  'palette.notHere.sheet': { br: 'Só na folha de contato', en: 'Only on the contact sheet' },
  'palette.notHere.listing': { br: 'Só com um anúncio aberto', en: 'Only with a listing open' },
  'palette.notHere.order': { br: 'Só com um pedido aberto', en: 'Only with an order open' },
  'palette.notHere.question': { br: 'Só na tela de perguntas', en: 'Only on the screen of questions' },
  'palette.notHere.mediation': { br: 'Só com uma mediação aberta', en: 'Only with a mediation open' },
  'palette.notHere.dialog': { br: 'Só com uma janela aberta', en: 'Only with a dialog open' },

  'palette.argsInvalid': { br: 'Argumentos inválidos', en: 'Invalid arguments' },

  /** `kinds`: what they are, as `kind.….many` names them. */
  'palette.batch': {
    br: ({ recorded, refused }: { recorded: number; refused: number }) =>
      `${recorded === 1 ? '1 registrada' : `${recorded} registradas`}, ${refused === 1 ? '1 não aceita' : `${refused} não aceitas`}`,
    en: ({ recorded, refused }: { recorded: number; refused: number }) => `${recorded} recorded, ${refused} not accepted`,
  },
  'palette.recorded': {
    br: ({ n, title }: { n: number; title: string }) => `${title}: ${n} registradas`,
    en: ({ n, title }: { n: number; title: string }) => `${title}: ${n} recorded`,
  },
  'palette.refusedItem': {
    br: ({ label, reason }: { label: string; reason: string }) => `${label}: ${reason}`,
    en: ({ label, reason }: { label: string; reason: string }) => `${label}: ${reason}`,
  },
  'palette.doubted': {
    br: ({ n, of }: { n: number; of: number }) => `${n} de ${of} com problema`,
    en: ({ n, of }: { n: number; of: number }) => `${n} of ${of} with a problem`,
  },
  /** `again`: the key, or the name of the button. */
  'palette.despite': {
    br: ({ what, question, again }: { what: string; question: string; again: string }) => `${what} · ${question} ${again} de novo`,
    en: ({ what, question, again }: { what: string; question: string; again: string }) => `${what} · ${question} ${again} again`,
  },
  'palette.missing': {
    br: 'Sem conexão, isto ainda não chegou a este computador. Tente de novo em instantes.',
    en: 'Offline, this has not reached this computer yet. Try again in a moment.',
  },
  'palette.undone': {
    br: ({ n, titles, label }: Undone) => (n === 1 ? `Desfeito: ${titles} · ${label}` : `${n} desfeitos: ${titles}`),
    en: ({ n, titles, label }: Undone) => (n === 1 ? `Undone: ${titles} · ${label}` : `${n} undone: ${titles}`),
  },
  'palette.undoing': {
    br: ({ n, titles, label }: Undone) => (n === 1 ? `Desfazendo: ${titles} · ${label}` : `Desfazendo ${n}: ${titles}`),
    en: ({ n, titles, label }: Undone) => (n === 1 ? `Undoing: ${titles} · ${label}` : `Undoing ${n}: ${titles}`),
  },

  'search.label': { br: 'Buscar no menu e nas ações', en: 'Search the menu and the actions' },
  'search.placeholder': { br: 'Buscar…', en: 'Search…' },
  'search.more': { br: 'Mais ações', en: 'More actions' },
  'search.results': { br: 'Itens do menu', en: 'Menu items' },
  'search.actions': { br: 'Ações e registros', en: 'Actions and records' },

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
  'app.categories': { br: 'Categorias', en: 'Categories' },
  'app.compatibilities': { br: 'Compatibilidades', en: 'Compatibilities' },
  'app.profile': { br: 'Meu perfil', en: 'My profile' },
  'app.switchCompany': { br: 'Trocar de empresa', en: 'Switch company' },
  'app.activity': { br: 'O que eu fiz, passo a passo', en: 'What I did, step by step' },
  'app.settings': { br: 'Configurações', en: 'Settings' },
  'app.home': { br: 'Ir para o início', en: 'Go to the home page' },
  'app.logout': { br: 'Sair', en: 'Log out' },
  'app.save': { br: 'Salvar o formulário aberto', en: 'Save the open form' },
  'app.undoLast': { br: 'Desfazer última ação', en: 'Undo the last action' },
  'app.problems': { br: 'Ver decisões não aceitas', en: 'Show decisions that were not accepted' },
  'hotkeys.typed': {
    br: 'Parece um texto digitado fora de um campo: nada foi decidido',
    en: 'It looks like text typed outside a field: nothing was decided',
  },
  'hotkeys.typedWithdrawn': {
    br: 'Parece um texto digitado fora de um campo: o que as teclas decidiram foi desfeito',
    en: 'It looks like text typed outside a field: what its keys decided was undone',
  },
  'hotkeys.typedReversed': {
    br: 'Parece um texto digitado fora de um campo: o que as teclas decidiram já tinha sido enviado e está sendo desfeito',
    en: 'It looks like text typed outside a field: what its keys decided had been sent and is being undone',
  },
  'hotkeys.typedStays': {
    br: ({ reason }: { reason: string }) =>
      `Parece um texto digitado fora de um campo, mas o que as teclas decidiram continua valendo. ${reason}`,
    en: ({ reason }: { reason: string }) => `It looks like text typed outside a field, but what its keys decided stands. ${reason}`,
  },
  'hotkeys.tooSoon': {
    br: ({ title }: { title: string }) => `“${title}” veio antes de a tecla anterior terminar: nada foi decidido`,
    en: ({ title }: { title: string }) => `“${title}” came before the key before it was done: nothing was decided`,
  },
  'hotkeys.clash': {
    br: ({ key, first, second }: { key: string; first: string; second: string }) =>
      `A tecla ${key} está em “${first}” e em “${second}”: nenhuma das duas foi executada`,
    en: ({ key, first, second }: { key: string; first: string; second: string }) =>
      `The key ${key} belongs to “${first}” and to “${second}”: neither was run`,
  },
});
