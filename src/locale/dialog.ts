import { messages } from './messages.ts';

/** Words of the dialogs every screen uses. */
export const dialog = messages({
  'dialog.deleteTitle': { br: 'Deletar Registro(s)', en: 'Delete record(s)' },
  'dialog.deleteQuestion': {
    br: 'Deseja mesmo deletar o(s) registro(s) selecionado(s)?',
    en: 'Do you really want to delete the selected record(s)?',
  },
  'dialog.deleteConfirm': { br: 'Deletar', en: 'Delete' },
});
