import { messages } from './messages.ts';

/** Words of the small controls that every screen uses. */
export const controls = messages({
  'controls.copy': { br: ({ what }: { what: string }) => `Copiar ${what}`, en: ({ what }: { what: string }) => `Copy ${what}` },
  'controls.copied': { br: 'Copiado', en: 'Copied' },
  'controls.notCopied': { br: 'Não foi possível copiar', en: 'Could not copy' },
  'controls.back': { br: 'Voltar', en: 'Back' },
  'controls.step.done': { br: 'concluída', en: 'done' },
  'controls.step.current': { br: 'etapa atual', en: 'current step' },
  'controls.step.coming': { br: 'por vir', en: 'to come' },
  'controls.step.failed': { br: 'falhou', en: 'failed' },
  'controls.step.cancelled': { br: 'cancelada', en: 'cancelled' },
  'controls.choices.others': { br: 'Outros', en: 'Others' },
  'controls.choices.clear': { br: 'Limpar', en: 'Clear' },
  'controls.choices.save': { br: 'Salvar', en: 'Save' },
});
