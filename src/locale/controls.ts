import { messages } from './messages.ts';

/** Words of the small controls that every screen uses. */
export const controls = messages({
  'controls.copy': { br: ({ what }: { what: string }) => `Copiar ${what}`, en: ({ what }: { what: string }) => `Copy ${what}` },
  'controls.copied': { br: 'Copiado', en: 'Copied' },
  'controls.notCopied': { br: 'Não foi possível copiar', en: 'Could not copy' },
  'controls.readAll': { br: 'Ler tudo', en: 'Read all' },
  'controls.readLess': { br: 'Ler menos', en: 'Read less' },
  'controls.back': { br: 'Voltar', en: 'Back' },
  'controls.stillRecording': {
    br: 'Ainda gravando neste computador; mantenha esta página aberta',
    en: 'Still being written on this computer; keep this page open',
  },
  'controls.step.done': { br: 'concluída', en: 'done' },
  'controls.step.current': { br: 'etapa atual', en: 'current step' },
  'controls.step.coming': { br: 'por vir', en: 'to come' },
  'controls.step.failed': { br: 'falhou', en: 'failed' },
  'controls.step.skipped': { br: 'não houve', en: 'did not happen' },
  'controls.step.cancelled': { br: 'cancelada', en: 'cancelled' },
  'controls.choices.others': { br: 'Outros', en: 'Others' },
  'controls.choices.clear': { br: 'Limpar', en: 'Clear' },
  'controls.choices.save': { br: 'Salvar', en: 'Save' },
  'views.title': { br: 'Visões', en: 'Views' },
  'views.none': {
    br: 'Nenhuma visão salva. Filtre a lista e salve o filtro com um nome.',
    en: 'No saved views. Filter the list and save the filter under a name.',
  },
  'views.ready': { br: 'A fazer', en: 'To do' },
  'views.mine': { br: 'Minhas', en: 'Mine' },
  'views.shared': { br: 'Dos colegas', en: 'Of colleagues' },
  'views.name': { br: 'Nome da visão', en: 'Name of the view' },
  'views.share': { br: 'Mostrar aos colegas', en: 'Show to colleagues' },
  'views.save': { br: 'Salvar visão', en: 'Save view' },
  'views.saved': { br: 'Visão salva', en: 'View saved' },
  'views.updated': { br: 'Visão atualizada', en: 'View updated' },
  'views.restored': { br: 'Visão restaurada', en: 'View restored' },
  'views.deleted': { br: 'Visão apagada', en: 'View deleted' },
  'views.failed': { br: 'Não foi possível salvar a visão. Nada mudou.', en: 'The view could not be saved. Nothing changed.' },
  'views.unsure': {
    br: 'Não se sabe se a visão foi salva. Tente de novo.',
    en: 'It is not known whether the view was saved. Try again.',
  },
  'views.unsureDeleted': {
    br: 'Não se sabe se a visão foi apagada. Tente de novo.',
    en: 'It is not known whether the view was deleted. Try again.',
  },
  'views.notDeleted': { br: 'Não foi possível apagar a visão. Nada mudou.', en: 'The view could not be deleted. Nothing changed.' },
  'views.delete': {
    br: ({ name }: { name: string }) => `Apagar visão ${name}`,
    en: ({ name }: { name: string }) => `Delete view ${name}`,
  },
  'form.count': {
    br: ({ n, most }: { n: string; most: string }) => `${n} de ${most}`,
    en: ({ n, most }: { n: string; most: string }) => `${n} of ${most}`,
  },
  'form.over': {
    br: ({ n }: { n: string }) => `${n} a mais`,
    en: ({ n }: { n: string }) => `${n} too many`,
  },
  'form.adjusted': {
    br: ({ to }: { to: string }) => `Ajustado para ${to}.`,
    en: ({ to }: { to: string }) => `Adjusted to ${to}.`,
  },
  'form.converted': {
    br: ({ from, to }: { from: string; to: string }) => `${from} = ${to}.`,
    en: ({ from, to }: { from: string; to: string }) => `${from} = ${to}.`,
  },
  'form.cleared': { br: 'Apagado: deve ser maior que 0.', en: 'Cleared: it must be more than 0.' },
  'form.openCalendar': { br: 'Abrir calendário', en: 'Open the calendar' },
});
