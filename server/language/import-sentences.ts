/** What is said of files that people bring; as in `sentences.ts`. */
export const importSentences = {
  'O arquivo passa do limite de {} MB: divida-o em partes': 'The file is over the limit of {} MB: split it',
  'Já há {} importações em andamento. Termine ou cancele uma delas.':
    'There are {} imports in progress already. Finish or cancel one of them.',
  'O arquivo já está aqui': 'The file is here already',
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
  'Vários arquivos juntos são pedidos: escolha a empresa que os vendeu': 'Several files together are orders: choose the company that sold them',
  'Dois arquivos são a tabela de {}: deixe um de fora': 'Two files are the table of {}: leave one of them out',
  'Falta a tabela de {}: diga qual arquivo é, ou traga-o junto com os outros':
    'The table of {} is missing: say which file it is, or bring it together with the others',
};
