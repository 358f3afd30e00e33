import { formatNumber } from '#lib/formats.ts';
import { countBr, countEn, type Count } from './count.ts';
import { messages } from './messages.ts';

const shownBr = (n: number): string => formatNumber(n, 'pt-BR');
const shownEn = (n: number): string => formatNumber(n, 'en');

/** The table's default texts: those of part 2, section 8, letter by letter, and what our table says beyond them. */
export const table = messages({
  'table.sort': { br: 'Ordenar', en: 'Sort' },
  'table.next': { br: 'Próxima Página', en: 'Next Page' },
  'table.previous': { br: 'Página Anterior', en: 'Previous Page' },
  'table.rowsPerPage': { br: 'Linhas por Página:', en: 'Rows per Page:' },
  'table.jumpToPage': { br: 'Pular para página:', en: 'Jump to page:' },
  'table.search': { br: 'Buscar', en: 'Search' },
  'table.download': { br: 'Download CSV', en: 'Download CSV' },
  'table.print': { br: 'Imprimir', en: 'Print' },
  'table.viewColumns': { br: 'Ver Colunas', en: 'View Columns' },
  'table.filter': { br: 'Filtrar Tabela', en: 'Filter Table' },
  'table.all': { br: 'Todos', en: 'All' },
  'table.filters': { br: 'Filtros', en: 'Filters' },
  'table.clear': { br: 'Limpar', en: 'Clear' },
  'table.showColumns': { br: 'Mostrar Colunas', en: 'Show Columns' },
  'table.selectedRows': { br: 'linha(s) selecionadas', en: 'row(s) selected' },
  'table.delete': { br: 'Apagar', en: 'Delete' },
  'table.deleteSelected': { br: 'Apagar linhas selecionadas', en: 'Delete selected rows' },

  'table.rows': {
    br: (count: Count) => (count.n === 1 ? '1 linha' : `${countBr(count)} linhas`),
    en: (count: Count) => (count.n === 1 ? '1 row' : `${countEn(count)} rows`),
  },
  'table.position': {
    br: ({ at, of, isAtLeast }: { at: number; of: number; isAtLeast?: boolean | undefined }) =>
      `${shownBr(at)} de ${countBr({ n: of, isAtLeast })}`,
    en: ({ at, of, isAtLeast }: { at: number; of: number; isAtLeast?: boolean | undefined }) =>
      `${shownEn(at)} of ${countEn({ n: of, isAtLeast })}`,
  },
  'table.unreadable': {
    br: 'Linha não lida: o que o servidor respondeu não tem a forma esperada',
    en: 'Row not read: what the server answered is not of the expected form',
  },
  'table.unreadableOf': {
    br: ({ id }: { id: string }) => `Linha não lida (${id}): o que o servidor respondeu não tem a forma esperada`,
    en: ({ id }: { id: string }) => `Row not read (${id}): what the server answered is not of the expected form`,
  },
  'table.unreadableChosen': {
    br: ({ n, ids }: { n: number; ids: string }) =>
      `${n === 1 ? '1 não pôde ser lido e fica de fora' : `${n} não puderam ser lidos e ficam de fora`}${ids === '' ? '' : `: ${ids}`}`,
    en: ({ n, ids }: { n: number; ids: string }) =>
      `${n} could not be read and ${n === 1 ? 'is' : 'are'} left out${ids === '' ? '' : `: ${ids}`}`,
  },
  'table.downloadUnreadable': {
    br: ({ n }: { n: number }) =>
      n === 1
        ? '1 linha não foi lida: no arquivo está só o que ela é'
        : `${shownBr(n)} linhas não foram lidas: no arquivo está só o que elas são`,
    en: ({ n }: { n: number }) =>
      n === 1 ? '1 row was not read: the file has only what it is' : `${shownEn(n)} rows were not read: the file has only what they are`,
  },
  'table.jumpBack': { br: 'Voltar até 10 páginas', en: 'Back up to 10 pages' },
  'table.jumpAhead': { br: 'Avançar até 10 páginas', en: 'Ahead up to 10 pages' },
  'table.page': { br: ({ n }: { n: number }) => `Página ${shownBr(n)}`, en: ({ n }: { n: number }) => `Page ${shownEn(n)}` },
  'table.pages': { br: 'Páginas', en: 'Pages' },
  'table.selectPage': { br: 'Selecionar as linhas mostradas', en: 'Select the rows shown' },
  'table.selectAll': {
    br: (count: Count) => (count.isAtLeast ? `Selecionar todas (${countBr(count)})` : `Selecionar todas as ${countBr(count)}`),
    en: (count: Count) => (count.isAtLeast ? `Select all (${countEn(count)})` : `Select all ${countEn(count)}`),
  },
  'table.outside': {
    br: ({ n }: { n: number }) => `${shownBr(n)} fora do filtro`,
    en: ({ n }: { n: number }) => `${shownEn(n)} outside the filter`,
  },
  'table.includeOutside': { br: 'Incluir', en: 'Include' },
  'table.dropOutside': { br: 'Tirar da seleção', en: 'Take out' },
  'table.selectRow': {
    br: ({ n }: { n: number }) => `Selecionar linha ${shownBr(n)}`,
    en: ({ n }: { n: number }) => `Select row ${shownEn(n)}`,
  },
  'table.tooFar': {
    br: 'Nem todas as linhas do intervalo estão carregadas: selecione por partes ou todas.',
    en: 'Not all rows in between are loaded: select in parts, or all.',
  },
  'table.rowActions': { br: 'Ações', en: 'Actions' },
  'table.deleted': {
    br: ({ n }: { n: number }) => (n === 1 ? '1 registro deletado' : `${shownBr(n)} registros deletados`),
    en: ({ n }: { n: number }) => (n === 1 ? '1 record deleted' : `${shownEn(n)} records deleted`),
  },
  'table.deleteFailed': {
    br: ({ n, why }: { n: number; why: string }) => `${shownBr(n)} não deletado(s), ainda selecionado(s). ${why}`,
    en: ({ n, why }: { n: number; why: string }) => `${shownEn(n)} not deleted, still selected. ${why}`,
  },
  'table.deleteBroke': {
    br: 'Não foi possível deletar. As linhas continuam selecionadas; tente de novo.',
    en: 'Could not delete. The rows are still selected; try again.',
  },
  'table.sortedUp': {
    br: ({ title }: { title: string }) => `${title}: crescente`,
    en: ({ title }: { title: string }) => `${title}: ascending`,
  },
  'table.sortedDown': {
    br: ({ title }: { title: string }) => `${title}: decrescente`,
    en: ({ title }: { title: string }) => `${title}: descending`,
  },
  'table.unsorted': { br: 'Sem ordenação', en: 'Not sorted' },
  'table.resize': {
    br: ({ title }: { title: string }) => `Largura de ${title}`,
    en: ({ title }: { title: string }) => `Width of ${title}`,
  },
  'table.moveHelp': {
    br: 'Enter ordena. Seta para a direita vai à largura. Espaço pega a coluna, setas movem, espaço solta, Esc desiste.',
    en: 'Enter sorts. Right arrow goes to the width. Space lifts the column, arrows move it, space drops it, Esc gives up.',
  },
  'table.moved': {
    br: ({ title, at, of }: { title: string; at: number; of: number }) => `${title}, posição ${at} de ${of}`,
    en: ({ title, at, of }: { title: string; at: number; of: number }) => `${title}, position ${at} of ${of}`,
  },
  'table.resetColumns': { br: 'Restaurar colunas', en: 'Reset columns' },
  'table.neverLoaded': { br: 'Não foi possível carregar as linhas', en: 'The rows could not be loaded' },
  'table.loadFailed': {
    br: 'Não foi possível carregar. O que já estava na tela continua aqui.',
    en: 'Could not load. What was on screen is still here.',
  },
  'table.filteredEmptyHint': { br: 'Nada com esta busca e estes filtros.', en: 'Nothing with this search and these filters.' },
  'table.contains': { br: 'contém', en: 'contains' },
  'table.from': { br: 'de', en: 'from' },
  'table.to': { br: 'até', en: 'to' },
  'table.more': {
    br: ({ n }: { n: number }) => `Mostrar mais ${n}`,
    en: ({ n }: { n: number }) => `Show ${n} more`,
  },
  'table.findOption': { br: 'Procurar opção', en: 'Find an option' },
  'table.filteredBy': {
    br: ({ title, values }: { title: string; values: string }) => `${title}: ${values}`,
    en: ({ title, values }: { title: string; values: string }) => `${title}: ${values}`,
  },
  'table.removeFilter': {
    br: ({ title }: { title: string }) => `Remover filtro ${title}`,
    en: ({ title }: { title: string }) => `Remove filter ${title}`,
  },
  'table.downloading': {
    br: ({ n, of }: { n: number; of: number }) => `Baixando ${shownBr(n)} de ${shownBr(of)}`,
    en: ({ n, of }: { n: number; of: number }) => `Downloading ${shownEn(n)} of ${shownEn(of)}`,
  },
  'table.downloadFailed': {
    br: 'O download parou e nada foi salvo. Tente de novo.',
    en: 'The download stopped and nothing was saved. Try again.',
  },
  'table.printFailed': { br: 'Não foi possível preparar a impressão. Tente de novo.', en: 'Could not prepare the print. Try again.' },
  'table.printCut': {
    br: ({ n, of, isAtLeast }: { n: number; of: number; isAtLeast?: boolean | undefined }) =>
      `Primeiras ${shownBr(n)} de ${countBr({ n: of, isAtLeast })} linhas. Para todas, use o CSV.`,
    en: ({ n, of, isAtLeast }: { n: number; of: number; isAtLeast?: boolean | undefined }) =>
      `First ${shownEn(n)} of ${countEn({ n: of, isAtLeast })} rows. For all, use the CSV.`,
  },
  'table.unreadableCount': {
    br: ({ n, ids }: { n: number; ids: string }) =>
      `${n === 1 ? '1 não pôde ser lido e não está na lista' : `${n} não puderam ser lidos e não estão na lista`}${ids === '' ? '' : `: ${ids}`}`,
    en: ({ n, ids }: { n: number; ids: string }) =>
      `${n} could not be read and ${n === 1 ? 'is' : 'are'} not in the list${ids === '' ? '' : `: ${ids}`}`,
  },
});
