import { formatNumber } from '#lib/formats.ts';
import { messages } from './messages.ts';

const shownBr = (n: number): string => formatNumber(n, 'pt-BR');
const shownEn = (n: number): string => formatNumber(n, 'en');
/** One or several, as Portuguese and English count. */
const ofBr = (n: number, one: string, many: string): string => `${shownBr(n)} ${n === 1 ? one : many}`;
const ofEn = (n: number, one: string, many: string): string => `${shownEn(n)} ${n === 1 ? one : many}`;

/** The pages of imports: what only they say. */
export const importScreens = messages({
  'imports.search': { br: 'Nome do arquivo', en: 'Name of the file' },
  'imports.none': {
    br: 'Traga um CSV com produtos, anúncios, preços ou estoque: você confere o que muda antes de importar.',
    en: 'Bring a CSV of products, listings, prices or stock: you see what changes before it is imported.',
  },
  'imports.hint': {
    br: 'O servidor continua mesmo que você saia desta página. Cada importação fica aqui por 30 dias.',
    en: 'The server goes on even if you leave this page. Each import stays here for 30 days.',
  },
  'imports.back': { br: 'Voltar às importações', en: 'Back to imports' },
  'imports.bring': {
    br: ({ most }: { most: number }) => `Um CSV de até ${most} MB. Nada muda antes de você conferir as colunas e as linhas.`,
    en: ({ most }: { most: number }) => `A CSV of up to ${most} MB. Nothing changes before you have checked its columns and lines.`,
  },
  'imports.dropHint': {
    br: ({ most }: { most: number }) => `CSV de até ${most} MB e 100.000 linhas, com os nomes das colunas na primeira`,
    en: ({ most }: { most: number }) => `A CSV of up to ${most} MB and 100,000 lines, with the names of its columns in the first`,
  },
  'imports.empty': { br: 'O arquivo está vazio', en: 'The file is empty' },
  'imports.tooLarge': {
    br: ({ most }: { most: number }) => `O arquivo passa do limite de ${most} MB: divida-o em partes`,
    en: ({ most }: { most: number }) => `The file is over the limit of ${most} MB: split it`,
  },
  'imports.unreadable': {
    br: 'O navegador não conseguiu ler o arquivo. Se ele está aberto em outro programa, feche-o e tente de novo.',
    en: 'The browser could not read the file. If another program has it open, close it and try again.',
  },
  'imports.sending': {
    br: ({ name }: { name: string }) => `Enviando “${name}”`,
    en: ({ name }: { name: string }) => `Sending “${name}”`,
  },
  'imports.stillSending': {
    br: 'Um envio está em andamento: espere ele terminar para enviar outro arquivo.',
    en: 'A file is being sent: wait for it to finish before sending another.',
  },
  'imports.sendDropped': {
    br: ({ name }: { name: string }) => `Enviar “${name}”`,
    en: ({ name }: { name: string }) => `Send “${name}”`,
  },
  'imports.accountHint': { br: 'Em qual conta do marketplace entram', en: 'Into which marketplace account they go' },
  'imports.takenInto': {
    br: ({ account }: { account: string }) => `Importada em ${account}`,
    en: ({ account }: { account: string }) => `Imported into ${account}`,
  },
  'imports.companyHint': {
    br: 'De quem são os produtos, anúncios ou pedidos. Veículos não são de nenhuma.',
    en: 'Whose the products, listings or orders are. Vehicles are of none.',
  },
  'imports.noCompany': { br: 'Nenhuma (veículos)', en: 'None (vehicles)' },
  'imports.chooseCompany': { br: 'Escolha a empresa', en: 'Choose the company' },
  'imports.sheetHint': {
    br: 'Mude preço e estoque na planilha, salve como CSV e importe: o Balcão diz o que muda antes de mudar.',
    en: 'Change price and stock in a spreadsheet, save it as CSV and import it: Balcão says what changes before it does.',
  },
  'imports.sheetName': { br: 'Preço e estoque', en: 'Price and stock' },
  'imports.reportName': { br: 'relatório', en: 'report' },
  'imports.file': { br: 'Arquivo', en: 'File' },
  'imports.kind': { br: 'Conteúdo', en: 'Content' },
  'imports.kindAsked': { br: 'O que há neste arquivo?', en: 'What is in this file?' },
  'imports.kind.stock': { br: 'Preço e estoque', en: 'Price and stock' },
  'imports.kind.listings': { br: 'Produtos e anúncios', en: 'Products and listings' },
  'imports.kind.vehicles': { br: 'Veículos', en: 'Vehicles' },
  'imports.kind.orders': { br: 'Pedidos', en: 'Orders' },
  'imports.kind.items': { br: 'Itens dos pedidos', en: 'Items of orders' },
  'imports.kind.customers': { br: 'Clientes', en: 'Customers' },
  'imports.kind.products': { br: 'Produtos dos pedidos', en: 'Products of orders' },
  'imports.kind.sellers': { br: 'Vendedores', en: 'Sellers' },
  'imports.fileOut': { br: 'Deixar de fora', en: 'Leave it out' },
  'imports.fileLeft': { br: 'Deixado de fora', en: 'Left out' },
  'imports.files': { br: 'Arquivos', en: 'Files' },
  'imports.showFile': { br: 'Mostrar arquivo', en: 'Show a file' },
  'imports.fileAbout': {
    br: ({ lines, readAs }: { lines: number; readAs: string }) => `${ofBr(lines, 'linha', 'linhas')}; ${readAs}`,
    en: ({ lines, readAs }: { lines: number; readAs: string }) => `${ofEn(lines, 'line', 'lines')}; ${readAs}`,
  },
  'imports.columnsRead': {
    br: ({ read, all }: { read: number; all: number }) => `Colunas: ${read} de ${all} lidas`,
    en: ({ read, all }: { read: number; all: number }) => `Columns: ${read} of ${all} read`,
  },
  'imports.dates': { br: 'Datas', en: 'Dates' },
  'imports.datesHint': { br: 'Em que ordem estão dia, mês e ano', en: 'In which order day, month and year are' },
  'imports.dates.year': { br: 'Ano primeiro (2026-11-28)', en: 'Year first (2026-11-28)' },
  'imports.dates.day': { br: 'Dia primeiro (28/11/2026)', en: 'Day first (28/11/2026)' },
  'imports.dates.month': { br: 'Mês primeiro (11/28/2026)', en: 'Month first (11/28/2026)' },
  'imports.update': { br: 'Trocar o que já está aqui e difere', en: 'Change what is here already and differs' },
  'imports.updateHint': {
    br: 'Itens e comprador passam a ser os do arquivo; situação e data ficam como estão aqui. O que faltava é completado de qualquer modo.',
    en: 'Items and buyer become those of the file; status and date stay as they are here. What was missing is completed anyway.',
  },
  'imports.bringOrders': {
    br: 'Pedidos são vários arquivos, soltos juntos: pedidos, itens e clientes, e se houver produtos e vendedores.',
    en: 'Orders are several files, dropped together: orders, items and customers, and products and sellers if there are any.',
  },
  'imports.several': { br: ({ n }: { n: number }) => `${n} arquivos`, en: ({ n }: { n: number }) => `${n} files` },
  'imports.tooMany': {
    br: ({ most }: { most: number }) => `No máximo ${most} arquivos de uma vez`,
    en: ({ most }: { most: number }) => `At most ${most} files at a time`,
  },
  'imports.reportOf': {
    br: ({ file }: { file: string }) => `Baixar relatório: ${file}`,
    en: ({ file }: { file: string }) => `Download report: ${file}`,
  },
  'imports.status.uploaded': { br: 'Recebendo', en: 'Arriving' },
  'imports.status.read': { br: 'Confira as colunas', en: 'Check the columns' },
  'imports.status.mapped': { br: 'Conferindo as linhas', en: 'Checking the lines' },
  'imports.status.checked': { br: 'Pronta para importar', en: 'Ready to import' },
  'imports.status.running': { br: 'Importando', en: 'Importing' },
  'imports.status.done': { br: 'Concluída', en: 'Done' },
  'imports.status.failed': { br: 'Falhou', en: 'Failed' },
  'imports.status.cancelled': { br: 'Cancelada', en: 'Cancelled' },
  'imports.turn.uploaded': { br: 'Lendo o arquivo', en: 'Reading the file' },
  'imports.turn.mapped': { br: 'Conferindo as linhas', en: 'Checking the lines' },
  'imports.turn.running': { br: 'Importando', en: 'Importing' },
  'imports.failed.error': {
    br: 'O servidor tentou cinco vezes e houve erro em todas. O que já foi importado ficou; importe o arquivo de novo.',
    en: 'The server tried five times, and met an error each time. What was imported stays; import the file again.',
  },
  'imports.failed.timeout': {
    br: 'O servidor tentou cinco vezes e o tempo acabou. O que já foi importado ficou; divida o arquivo e importe de novo.',
    en: 'The server tried five times, and ran out of time. What was imported stays; split the file and import it again.',
  },
  'imports.failed.interrupted': {
    br: 'O servidor foi interrompido em todas as tentativas. O que já foi importado ficou; importe o arquivo de novo.',
    en: 'The server was interrupted each time it tried. What was imported stays; import the file again.',
  },
  'imports.about': { br: 'Sobre a importação', en: 'About the import' },
  'imports.readAs': { br: 'Lido como', en: 'Read as' },
  'imports.who': { br: 'Quem trouxe', en: 'Brought by' },
  'imports.createdAt': { br: 'Trazido em', en: 'Brought' },
  'imports.columns': { br: 'Colunas', en: 'Columns' },
  'imports.columnsHint': {
    br: 'Diga o que é cada coluna. O Balcão lembra para o próximo arquivo com as mesmas colunas.',
    en: 'Say what each column is. Balcão remembers it for the next file with the same columns.',
  },
  'imports.remembered': {
    br: 'As colunas estão como da última vez que sua empresa trouxe um arquivo assim.',
    en: 'The columns are as they were the last time your company brought such a file.',
  },
  'imports.leftOut': { br: 'Não importar', en: 'Leave out' },
  'imports.noHead': { br: ({ n }: { n: number }) => `Coluna ${n}`, en: ({ n }: { n: number }) => `Column ${n}` },
  'imports.decimal': { br: 'Números', en: 'Numbers' },
  'imports.decimalHint': {
    br: 'Só importa para números que se leem de dois jeitos, como 1.234',
    en: 'It only matters for numbers that can be read in two ways, like 1.234',
  },
  'imports.decimal.own': { br: 'Como estão escritos', en: 'As they are written' },
  'imports.decimal.comma': { br: 'Vírgula antes dos decimais (1.234,56)', en: 'Comma before the decimals (1.234,56)' },
  'imports.decimal.point': { br: 'Ponto antes dos decimais (1,234.56)', en: 'Point before the decimals (1,234.56)' },
  'imports.check': { br: 'Conferir linhas', en: 'Check the lines' },
  'imports.mapAgain': { br: 'Mudar as colunas', en: 'Change the columns' },
  'imports.line': { br: 'Linha', en: 'Line' },
  'imports.what': { br: 'O que muda, ou por quê', en: 'What changes, or why' },
  'imports.filter': { br: 'Mostrar linhas', en: 'Show lines' },
  'imports.all': { br: 'Todas', en: 'All' },
  'imports.outcome.ready': { br: 'A importar', en: 'To import' },
  'imports.outcome.taken': { br: 'Importada', en: 'Imported' },
  'imports.outcome.updated': { br: 'Atualizada', en: 'Updated' },
  'imports.outcome.unused': { br: 'Sem uso', en: 'Of no use' },
  'imports.outcome.known': { br: 'Já estava igual', en: 'Equal already' },
  'imports.outcome.differs': { br: 'Já estava, diferente', en: 'Here, and different' },
  'imports.outcome.refused': { br: 'Recusada', en: 'Refused' },
  'imports.change.price': {
    br: ({ before, after }: { before: string; after: string }) => `Preço: ${before} → ${after}`,
    en: ({ before, after }: { before: string; after: string }) => `Price: ${before} → ${after}`,
  },
  'imports.change.stock': {
    br: ({ before, after }: { before: string; after: string }) => `Estoque: ${before} → ${after}`,
    en: ({ before, after }: { before: string; after: string }) => `Stock: ${before} → ${after}`,
  },
  'imports.count.changes': {
    br: ({ prices, stocks }: { prices: number; stocks: number }) => {
      const said = [...(prices > 0 ? [ofBr(prices, 'preço', 'preços')] : []), ...(stocks > 0 ? [ofBr(stocks, 'estoque', 'estoques')] : [])];
      return `${said.join(' e ')} ${prices + stocks === 1 ? 'muda' : 'mudam'}`;
    },
    en: ({ prices, stocks }: { prices: number; stocks: number }) => {
      const said = [...(prices > 0 ? [ofEn(prices, 'price', 'prices')] : []), ...(stocks > 0 ? [ofEn(stocks, 'stock', 'stocks')] : [])];
      return `${said.join(' and ')} ${prices + stocks === 1 ? 'changes' : 'change'}`;
    },
  },
  'imports.count.ready': {
    br: ({ n }: { n: number }) => ofBr(n, 'linha a importar', 'linhas a importar'),
    en: ({ n }: { n: number }) => ofEn(n, 'line to import', 'lines to import'),
  },
  'imports.count.left': {
    br: ({ n }: { n: number }) => ofBr(n, 'linha não importada', 'linhas não importadas'),
    en: ({ n }: { n: number }) => ofEn(n, 'line not imported', 'lines not imported'),
  },
  'imports.count.taken': {
    br: ({ n }: { n: number }) => ofBr(n, 'importada', 'importadas'),
    en: ({ n }: { n: number }) => `${shownEn(n)} imported`,
  },
  'imports.count.updated': {
    br: ({ n }: { n: number }) => ofBr(n, 'atualizada', 'atualizadas'),
    en: ({ n }: { n: number }) => `${shownEn(n)} updated`,
  },
  'imports.count.unused': {
    br: ({ n }: { n: number }) => `${shownBr(n)} sem uso`,
    en: ({ n }: { n: number }) => `${shownEn(n)} of no use`,
  },
  'imports.count.known': {
    br: ({ n }: { n: number }) => ofBr(n, 'já estava igual', 'já estavam iguais'),
    en: ({ n }: { n: number }) => ofEn(n, 'was equal already', 'were equal already'),
  },
  'imports.count.differs': {
    br: ({ n }: { n: number }) => ofBr(n, 'já estava, diferente, e ficou como estava', 'já estavam, diferentes, e ficaram como estavam'),
    en: ({ n }: { n: number }) => ofEn(n, 'was here and different, and stays', 'were here and different, and stay'),
  },
  'imports.count.refused': {
    br: ({ n }: { n: number }) => ofBr(n, 'recusada', 'recusadas'),
    en: ({ n }: { n: number }) => `${shownEn(n)} refused`,
  },
  'imports.count.none': { br: 'Nenhuma linha conferida ainda', en: 'No line checked yet' },
  'imports.downloading': {
    br: ({ done }: { done: number }) => `Baixando: ${shownBr(done)} linhas`,
    en: ({ done }: { done: number }) => `Downloading: ${shownEn(done)} lines`,
  },
  'imports.downloadFailed': { br: 'O CSV não pôde ser baixado', en: 'The CSV could not be downloaded' },
});
