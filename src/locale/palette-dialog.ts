import { messages } from './messages.ts';

type Many = { readonly n: number };

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
  'palette.where.sheet': { br: 'Folha de contato', en: 'Contact sheet' },
  'palette.where.order': { br: 'Pedido', en: 'Order' },
  'palette.where.question': { br: 'Pergunta', en: 'Question' },
  'palette.where.mediation': { br: 'Mediação', en: 'Mediation' },
  'palette.where.dialog': { br: 'Janela', en: 'Dialog' },
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
  'palette.andMore': { br: ({ n }: Many) => `e mais ${n}`, en: ({ n }: Many) => `and ${n} more` },
  'palette.confirm': { br: 'Confirmar', en: 'Confirm' },
  'hotkeys.scope.global': { br: 'Em todo lugar', en: 'Everywhere' },
  'hotkeys.scope.queue': { br: 'Fila de revisão', en: 'Review queue' },
  'hotkeys.scope.sheet': { br: 'Folha de contato', en: 'Contact sheet' },
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
