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
};
