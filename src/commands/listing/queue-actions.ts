import { everyRole } from '#contract/call.ts';
import { listingAccess } from '#contract/listing-parties.ts';
import { rolesOf } from '#contract/party.ts';
import { defineAction, type Action, type ActionGiven } from '../command.ts';

type QueueAction = Omit<ActionGiven, 'roles' | 'scope' | 'run' | 'name'> & { readonly name: `queue.${string}` };

/** What the mounted queue offers. */
const queueAction = (action: QueueAction): Action =>
  defineAction({
    ...action,
    roles: rolesOf(listingAccess, 'readQueue'),
    scope: 'queue',
  });

/** Moving, selecting and looking in the review queue. Leases are no part of the log: claiming is an action, not an intent. */
export const queueActions: readonly Action[] = [
  queueAction({
    name: 'queue.next',
    icon: 'arrow-down',
    aliases: ['next', 'próximo'],
    hotkey: 'j, down',
    allowsRepeat: true,
  }),
  queueAction({
    name: 'queue.previous',
    icon: 'arrow-up',
    aliases: ['previous', 'anterior'],
    hotkey: 'k, up',
    allowsRepeat: true,
  }),
  queueAction({ name: 'queue.first', icon: 'chevrons-up', aliases: ['first', 'início', 'topo'], hotkey: 'home' }),
  queueAction({ name: 'queue.last', icon: 'chevrons-down', aliases: ['last', 'fim', 'final'], hotkey: 'end' }),
  queueAction({
    name: 'queue.extendDown',
    icon: 'list-plus',
    aliases: ['extend', 'seleção'],
    hotkey: 'shift+j, shift+down',
    allowsRepeat: true,
  }),
  queueAction({
    name: 'queue.extendUp',
    icon: 'list-plus',
    aliases: ['extend', 'seleção'],
    hotkey: 'shift+k, shift+up',
    allowsRepeat: true,
  }),
  queueAction({
    name: 'queue.extendToEnd',
    icon: 'list-plus',
    aliases: ['extend', 'seleção', 'até o fim'],
    hotkey: 'shift+end',
  }),
  queueAction({
    name: 'queue.extendToStart',
    icon: 'list-plus',
    aliases: ['extend', 'seleção', 'até o início'],
    hotkey: 'shift+home',
  }),
  queueAction({
    name: 'queue.selectAll',
    icon: 'square-check',
    aliases: ['select all', 'marcar todos', 'tudo'],
    hotkey: 'mod+a',
  }),
  queueAction({
    name: 'queue.toggleSelected',
    icon: 'square-check',
    aliases: ['select', 'marcar'],
    hotkey: 'x',
  }),
  queueAction({
    name: 'queue.walkSelected',
    icon: 'list-checks',
    aliases: ['walk', 'percorrer', 'rever', 'selecionados'],
    hotkey: 'w',
  }),
  queueAction({ name: 'queue.clearSelection', icon: 'square-x', aliases: ['clear', 'desmarcar'] }),
  queueAction({ name: 'queue.open', icon: 'external-link', aliases: ['open', 'página', 'abrir'], hotkey: 'enter' }),
  queueAction({
    name: 'queue.toggleReason',
    icon: 'list-checks',
    aliases: ['reason', 'motivo', 'marcar motivo', 'recusa', 'warning'],
    hotkey: '1, 2, 3, 4, 5, 6, 7, 8, 9',
  }),
  queueAction({
    name: 'queue.refuseChosen',
    icon: 'x',
    aliases: ['refuse', 'recusar', 'motivos marcados'],
    hotkey: 'enter',
    outranks: ['queue.open', 'queue.takeSuggestion'],
  }),
  queueAction({
    name: 'queue.takeSuggestion',
    icon: 'check-check',
    aliases: ['suggestion', 'sugestão', 'casos iguais'],
    hotkey: 'enter',
    outranks: ['queue.open'],
  }),
  queueAction({
    name: 'queue.scrollDown',
    icon: 'chevrons-down',
    aliases: ['scroll', 'rolar', 'descrição'],
    hotkey: 'space',
    allowsRepeat: true,
  }),
  queueAction({
    name: 'queue.scrollUp',
    icon: 'chevrons-up',
    aliases: ['scroll', 'rolar'],
    hotkey: 'shift+space',
    allowsRepeat: true,
  }),
  queueAction({
    name: 'queue.openImage',
    icon: 'search',
    aliases: ['image', 'zoom', 'ampliar', 'foto', 'imagem'],
    hotkey: 'i',
  }),
  queueAction({
    name: 'queue.compareImages',
    icon: 'layers-2',
    aliases: ['compare', 'lado a lado', 'cortina', 'transparência'],
    hotkey: 'b',
  }),
  queueAction({
    name: 'queue.group',
    icon: 'layers-2',
    aliases: ['group', 'parecidos', 'iguais', 'mesmo para estes', 'duplicados'],
    hotkey: 'm',
  }),
  queueAction({
    name: 'queue.guidelines',
    icon: 'file-text',
    aliases: ['guidelines', 'diretriz', 'regras da revisão', 'manual', 'critérios'],
    hotkey: 'h',
  }),
  queueAction({
    name: 'queue.sheet',
    icon: 'layout-grid',
    aliases: ['contact sheet', 'limpos', 'fotos', 'grade', 'imagens'],
    hotkey: 'g',
  }),
  queueAction({ name: 'queue.search', icon: 'search', aliases: ['search', 'buscar', 'procurar'], hotkey: 'slash' }),
  queueAction({ name: 'queue.filters', icon: 'list-filter', aliases: ['filters', 'filtrar'], hotkey: 'f' }),
  queueAction({ name: 'queue.back', icon: 'arrow-left', aliases: ['back', 'voltar para a lista'], hotkey: 'escape' }),
  queueAction({
    name: 'queue.undoLast',
    icon: 'undo-2',
    aliases: ['undo', 'desfazer'],
    hotkey: 'u',
    waitsForWord: true,
  }),
  queueAction({
    name: 'queue.redoLast',
    icon: 'redo-2',
    aliases: ['redo', 'refazer', 'de novo'],
    hotkey: 'shift+u',
    waitsForWord: true,
  }),
  queueAction({ name: 'queue.claim', icon: 'hand', aliases: ['claim', 'reservar', 'pegar'], hotkey: 'c' }),
  queueAction({ name: 'queue.release', icon: 'hand-platter', aliases: ['release', 'liberar', 'soltar'] }),
  queueAction({
    name: 'queue.validateImages',
    icon: 'scan-eye',
    aliases: ['images', 'imagens', 'analisar', 'foto'],
    hotkey: 'v',
  }),
  // On a listing's page as well, whoever looks at it.
  {
    ...queueAction({
      name: 'queue.openSameEan',
      icon: 'copy',
      aliases: ['ean', 'gtin', 'duplicado', 'iguais'],
    }),
    roles: everyRole,
  },
];
