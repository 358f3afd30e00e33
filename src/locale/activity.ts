import { messages } from './messages.ts';

/** The timeline of what was decided on this computer. */
export const activity = messages({
  'activity.hint': {
    br: 'Cada decisão registrada neste computador, na ordem em que aconteceu. Arraste para ver como estava em cada passo.',
    en: 'Each decision recorded on this computer, in the order it happened. Drag to see how things stood at each step.',
  },
  'activity.empty': { br: 'Nada registrado ainda', en: 'Nothing recorded yet' },
  'activity.emptyHint': { br: 'O que você decidir aparece aqui, passo a passo.', en: 'What you decide appears here, step by step.' },
  'activity.list': { br: 'Passos', en: 'Steps' },
  'activity.position': {
    br: ({ at, of }: { at: number; of: number }) => `Passo ${at} de ${of}`,
    en: ({ at, of }: { at: number; of: number }) => `Step ${at} of ${of}`,
  },
  'activity.back': { br: 'Passo anterior', en: 'Step back' },
  'activity.forward': { br: 'Próximo passo', en: 'Step forward' },
  'activity.draft': { br: 'Rascunho', en: 'Draft' },
  'activity.then': {
    br: ({ waiting, rejected }: { waiting: number; rejected: number }) =>
      `Neste passo: ${waiting} aguardando envio, ${rejected} não aceitas`,
    en: ({ waiting, rejected }: { waiting: number; rejected: number }) => `At this step: ${waiting} waiting, ${rejected} not accepted`,
  },
  'activity.loadFailed': { br: 'O registro não pôde ser lido', en: 'The log could not be read' },
});
