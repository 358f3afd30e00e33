import { messages } from './messages.ts';

/** /report and a report's page. */
export const reports = messages({
  'kind.report.one': { br: 'Relatório', en: 'Report' },
  'kind.report.many': { br: 'relatórios', en: 'reports' },
  'kind.report.choose': { br: 'Escolha um relatório', en: 'Choose a report' },

  'report.new': { br: 'Novo relatório', en: 'New report' },
  'report.again': { br: 'Gerar de novo', en: 'Make it again' },
  'report.download': { br: 'Baixar CSV', en: 'Download CSV' },
  'report.cancel': { br: 'Cancelar relatório', en: 'Cancel report' },
  'report.cancelled': { br: 'Relatório cancelado', en: 'Report cancelled' },
  'report.refused.over': { br: 'O relatório não está em andamento', en: 'The report is not under way' },

  'shell.title.reports': { br: 'Relatórios', en: 'Reports' },
  'shell.title.report': { br: 'Relatório', en: 'Report' },
  'menu.reports': { br: 'Relatórios', en: 'Reports' },
});
