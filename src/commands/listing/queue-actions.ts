import { everyRole } from '#contract/call.ts';
import { listingAccess } from '#contract/listing-parties.ts';
import { rolesOf } from '#contract/party.ts';
import { defineAction, type Action } from '../command.ts';

type QueueAction = Omit<Parameters<typeof defineAction>[0], 'roles' | 'scope' | 'run' | 'name'> & { readonly name: `queue.${string}` };

/** Each runs what the mounted queue offers under its name; without the queue on screen there is nothing to run. */
const queueAction = (action: QueueAction): Action =>
  defineAction({
    ...action,
    roles: rolesOf(listingAccess, 'readQueue'),
    scope: 'queue',
    run: ({ handlers }) => handlers.get(action.name) ?? null,
  });

/** Moving, selecting and looking in the review queue. Leases are no part of the log: claiming is an action, not an intent. */
export const queueActions: readonly Action[] = [
  queueAction({
    name: 'queue.next',
    title: 'queue.next',
    icon: 'arrow-down',
    aliases: ['next', 'próximo'],
    hotkey: 'j, down',
    allowsRepeat: true,
  }),
  queueAction({
    name: 'queue.previous',
    title: 'queue.previous',
    icon: 'arrow-up',
    aliases: ['previous', 'anterior'],
    hotkey: 'k, up',
    allowsRepeat: true,
  }),
  queueAction({ name: 'queue.first', title: 'queue.first', icon: 'chevrons-up', aliases: ['first', 'início', 'topo'], hotkey: 'home' }),
  queueAction({ name: 'queue.last', title: 'queue.last', icon: 'chevrons-down', aliases: ['last', 'fim', 'final'], hotkey: 'end' }),
  queueAction({
    name: 'queue.extendDown',
    title: 'queue.extendDown',
    icon: 'list-plus',
    aliases: ['extend', 'seleção'],
    hotkey: 'shift+j, shift+down',
    allowsRepeat: true,
  }),
  queueAction({
    name: 'queue.extendUp',
    title: 'queue.extendUp',
    icon: 'list-plus',
    aliases: ['extend', 'seleção'],
    hotkey: 'shift+k, shift+up',
    allowsRepeat: true,
  }),
  queueAction({
    name: 'queue.extendToEnd',
    title: 'queue.extendToEnd',
    icon: 'list-plus',
    aliases: ['extend', 'seleção', 'até o fim'],
    hotkey: 'shift+end',
  }),
  queueAction({
    name: 'queue.extendToStart',
    title: 'queue.extendToStart',
    icon: 'list-plus',
    aliases: ['extend', 'seleção', 'até o início'],
    hotkey: 'shift+home',
  }),
  queueAction({
    name: 'queue.selectAll',
    title: 'queue.selectAll',
    icon: 'square-check',
    aliases: ['select all', 'marcar todos', 'tudo'],
    hotkey: 'mod+a',
  }),
  queueAction({
    name: 'queue.toggleSelected',
    title: 'queue.toggleSelected',
    icon: 'square-check',
    aliases: ['select', 'marcar'],
    hotkey: 'x',
  }),
  queueAction({
    name: 'queue.walkSelected',
    title: 'queue.walkSelected',
    icon: 'list-checks',
    aliases: ['walk', 'percorrer', 'rever', 'selecionados'],
    hotkey: 'w',
  }),
  queueAction({ name: 'queue.clearSelection', title: 'queue.clearSelection', icon: 'square-x', aliases: ['clear', 'desmarcar'] }),
  queueAction({ name: 'queue.open', title: 'queue.open', icon: 'external-link', aliases: ['open', 'página', 'abrir'], hotkey: 'enter' }),
  queueAction({
    name: 'queue.toggleReason',
    title: 'queue.toggleReason',
    icon: 'list-checks',
    aliases: ['reason', 'motivo', 'marcar motivo', 'recusa', 'warning'],
    hotkey: '1, 2, 3, 4, 5, 6, 7, 8, 9',
  }),
  queueAction({
    name: 'queue.refuseChosen',
    title: 'queue.refuseChosen',
    icon: 'x',
    aliases: ['refuse', 'recusar', 'motivos marcados'],
    hotkey: 'enter',
    outranks: ['queue.open', 'queue.takeSuggestion'],
  }),
  queueAction({
    name: 'queue.takeSuggestion',
    title: 'queue.takeSuggestion',
    icon: 'check-check',
    aliases: ['suggestion', 'sugestão', 'casos iguais'],
    hotkey: 'enter',
    outranks: ['queue.open'],
  }),
  queueAction({
    name: 'queue.scrollDown',
    title: 'queue.scrollDown',
    icon: 'chevrons-down',
    aliases: ['scroll', 'rolar', 'descrição'],
    hotkey: 'space',
    allowsRepeat: true,
  }),
  queueAction({
    name: 'queue.scrollUp',
    title: 'queue.scrollUp',
    icon: 'chevrons-up',
    aliases: ['scroll', 'rolar'],
    hotkey: 'shift+space',
    allowsRepeat: true,
  }),
  queueAction({
    name: 'queue.openImage',
    title: 'queue.openImage',
    icon: 'search',
    aliases: ['image', 'zoom', 'ampliar', 'foto', 'imagem'],
    hotkey: 'i',
  }),
  queueAction({
    name: 'queue.compareImages',
    title: 'queue.compareImages',
    icon: 'layers-2',
    aliases: ['compare', 'lado a lado', 'cortina', 'transparência'],
    hotkey: 'b',
  }),
  queueAction({
    name: 'queue.group',
    title: 'queue.group',
    icon: 'layers-2',
    aliases: ['group', 'parecidos', 'iguais', 'mesmo para estes', 'duplicados'],
    hotkey: 'm',
  }),
  queueAction({
    name: 'queue.guidelines',
    title: 'queue.guidelines',
    icon: 'file-text',
    aliases: ['guidelines', 'diretriz', 'regras da revisão', 'manual', 'critérios'],
    hotkey: 'h',
  }),
  queueAction({
    name: 'queue.sheet',
    title: 'queue.sheet',
    icon: 'layout-grid',
    aliases: ['contact sheet', 'limpos', 'fotos', 'grade', 'imagens'],
    hotkey: 'g',
  }),
  queueAction({ name: 'queue.search', title: 'queue.search', icon: 'search', aliases: ['search', 'buscar', 'procurar'], hotkey: 'slash' }),
  queueAction({ name: 'queue.filters', title: 'queue.filters', icon: 'list-filter', aliases: ['filters', 'filtrar'], hotkey: 'f' }),
  queueAction({ name: 'queue.back', title: 'queue.back', icon: 'arrow-left', aliases: ['back', 'voltar para a lista'], hotkey: 'escape' }),
  queueAction({
    name: 'queue.undoLast',
    title: 'queue.undoLast',
    icon: 'undo-2',
    aliases: ['undo', 'desfazer'],
    hotkey: 'u',
    waitsForWord: true,
  }),
  queueAction({
    name: 'queue.redoLast',
    title: 'queue.redoLast',
    icon: 'redo-2',
    aliases: ['redo', 'refazer', 'de novo'],
    hotkey: 'shift+u',
    waitsForWord: true,
  }),
  queueAction({ name: 'queue.claim', title: 'queue.claim', icon: 'hand', aliases: ['claim', 'reservar', 'pegar'], hotkey: 'c' }),
  queueAction({ name: 'queue.release', title: 'queue.release', icon: 'hand-platter', aliases: ['release', 'liberar', 'soltar'] }),
  queueAction({
    name: 'queue.validateImages',
    title: 'queue.validateImages',
    icon: 'scan-eye',
    aliases: ['images', 'imagens', 'analisar', 'foto'],
    hotkey: 'v',
  }),
  // On a listing's page as well, whoever looks at it.
  {
    ...queueAction({
      name: 'queue.openSameEan',
      title: 'queue.openSameEan',
      icon: 'copy',
      aliases: ['ean', 'gtin', 'duplicado', 'iguais'],
    }),
    roles: everyRole,
  },
];
