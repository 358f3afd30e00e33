import { messages } from './messages.ts';

/** What of imports is said anywhere: their commands and names. What only their pages say is in import-screens.ts. */
export const imports = messages({
  'kind.import.one': { br: 'Importação', en: 'Import' },
  'kind.import.many': { br: 'importações', en: 'imports' },
  'kind.import.choose': { br: 'Escolha uma importação', en: 'Choose an import' },

  'import.new': { br: 'Importar arquivo', en: 'Import a file' },
  'import.sheet': { br: 'Exportar preço e estoque', en: 'Export price and stock' },
  'import.start': { br: 'Começar importação', en: 'Start the import' },
  'import.review': {
    br: ({ name }: { name: string }) => `Importar “${name}”? O que muda não volta por um desfazer.`,
    en: ({ name }: { name: string }) => `Import “${name}”? What changes can not be undone at once.`,
  },
  'import.started': { br: 'Importação começada', en: 'Import begun' },
  'import.cancel': { br: 'Cancelar importação', en: 'Cancel import' },
  'import.cancelled': { br: 'Importação cancelada', en: 'Import cancelled' },
  'import.report': { br: 'Baixar relatório', en: 'Download report' },
  'import.refused.step': { br: 'A importação não está mais neste passo', en: 'The import is not at this step any more' },
  'import.refused.nothing': { br: 'Nenhuma linha tem o que importar', en: 'No line has anything to import' },

  'shell.title.imports': { br: 'Importar', en: 'Import' },
  'shell.title.import': { br: 'Importação', en: 'Import' },
  'menu.imports': { br: 'Importar', en: 'Import' },
});
