import { messages } from './messages.ts';

/** What can be done with reports, from the palette too. */
export const reportActions = messages({
  'report.new': { br: 'Novo relatório', en: 'New report' },
  'report.again': { br: 'Gerar de novo', en: 'Make it again' },
  'report.download': { br: 'Baixar CSV', en: 'Download CSV' },
  'report.cancel': { br: 'Cancelar relatório', en: 'Cancel report' },
  'report.cancelled': { br: 'Relatório cancelado', en: 'Report cancelled' },
  'report.refused.over': { br: 'O relatório não está em andamento', en: 'The report is not under way' },
});
