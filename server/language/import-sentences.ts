/** What is said of files that people bring; as in `sentences.ts`. */
export const importSentences = {
  'O arquivo passa do limite de {} MB: divida-o em partes': 'The file is over the limit of {} MB: split it',
  'Já há {} importações em andamento. Termine ou cancele uma delas.':
    'There are {} imports in progress already. Finish or cancel one of them.',
  'Você já tem {} importações em andamento, contando as de outras empresas. Termine ou cancele uma delas.':
    'You have {} imports in progress already, those of other companies counted. Finish or cancel one of them.',
  'Você já enviou {} MB de arquivos em 24 horas. Tente de novo mais tarde.':
    'You have sent {} MB of files in 24 hours already. Try again later.',
  'O arquivo já está aqui': 'The file is here already',
  'A importação foi cancelada: envie o arquivo de novo': 'The import was cancelled: send the file again',
  'Uma parte do arquivo chegou incompleta: envie-o de novo': 'A part of the file arrived incomplete: send it again',
  'A importação não está mais neste passo': 'The import is not at this step any more',
  'As colunas não são as deste arquivo': 'The columns are not those of this file',
  'Duas colunas são “{}”: deixe uma delas de fora': 'Two columns are “{}”: leave one of them out',
  'A coluna “{}” não pode ser lida: {}': 'The column “{}” can not be read: {}',
  'A coluna “{}” está duas vezes: apague ou renomeie uma delas': 'The column “{}” is there twice: delete or rename one of them',
  'Falta a coluna {}. Diga qual coluna é.': 'The column {} is missing. Say which one it is.',
  'Nenhuma linha deste arquivo tem o que importar': 'No line of this file has anything to import',
  'Escolha a empresa': 'Choose the company',
  'Vários arquivos juntos são pedidos, que só um superusuário importa. Traga um por vez.':
    'Several files together are orders, which only a superuser imports. Bring one at a time.',
  'Vários arquivos juntos são pedidos: escolha a empresa que os vendeu':
    'Several files together are orders: choose the company that sold them',
  'Dois arquivos são a tabela de {}: deixe um de fora': 'Two files are the table of {}: leave one of them out',
  'Falta a tabela de {}: diga qual arquivo é, ou traga-o junto com os outros':
    'The table of {} is missing: say which file it is, or bring it together with the others',

  // How a file was read, or why it can not be.
  '{}, separado por vírgula': '{}, parted by commas',
  '{}, separado por ponto e vírgula': '{}, parted by semicolons',
  '{}, separado por tabulação': '{}, parted by tabs',
  '{}, separado por barra': '{}, parted by bars',
  'O arquivo está vazio': 'The file is empty',
  'O arquivo só tem a linha com os nomes das colunas': 'The file has nothing but the line with the names of its columns',
  'A primeira linha, com os nomes das colunas, tem aspas que não fecham':
    'The first line, with the names of the columns, has quotes that do not close',
  'O arquivo tem mais de {} colunas': 'The file has more than {} columns',
  'O arquivo tem mais de {} linhas: divida-o em partes': 'The file has more than {} lines: split it',
  'Com este arquivo são mais de {} linhas: traga menos de uma vez': 'With this file there are more than {} lines: bring fewer at a time',
  '{}: É uma planilha (.xlsx ou .ods), não um CSV: salve-o na planilha como “CSV UTF-8” e importe o CSV':
    '{}: It is a spreadsheet (.xlsx or .ods), no CSV: save it there as “CSV UTF-8” and import that',
  '{}: É uma planilha (.xls), não um CSV: salve-o na planilha como “CSV UTF-8” e importe o CSV':
    '{}: It is a spreadsheet (.xls), no CSV: save it there as “CSV UTF-8” and import that',
  '{}: Parece UTF-16 sem BOM: salve-o na planilha como “CSV UTF-8” e importe o CSV':
    '{}: It looks like UTF-16 without a BOM: save it in the spreadsheet as “CSV UTF-8” and import that',
  '{}: Parece a codificação do MS-DOS ou do Macintosh: salve-o na planilha como “CSV UTF-8” e importe o CSV':
    '{}: It looks like the encoding of MS-DOS or of a Macintosh: save it in the spreadsheet as “CSV UTF-8” and import that',
  'É uma tabela de pedidos: um superusuário a importa junto com as outras (pedidos, itens e clientes), soltas de uma vez':
    'It is a table of orders: a superuser imports it together with the others (orders, items and customers), dropped at once',
  'Quem pediu esta importação não tem mais acesso a esta empresa': 'Who asked for this import has no access to this company any more',
};

/** Tables of orders, as they are called in 'Falta a tabela de {}'. */
export const tableNouns: Readonly<Record<string, string>> = {
  pedidos: 'orders',
  itens: 'items',
  clientes: 'customers',
  produtos: 'products',
  vendedores: 'sellers',
};
