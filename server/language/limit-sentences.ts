/** How many of something one may have, and what comes too often or at once. */
export const limitSentences = {
  'Outros arquivos seus ainda estão sendo enviados. Aguarde e tente de novo.':
    'Other files of yours are still being sent. Wait and try again.',
  'Limite de {} respostas prontas atingido: apague uma que não use mais':
    'The limit of {} ready answers is reached: delete one that you do not use',
  'Limite de {} visões salvas atingido: apague uma que não use mais':
    'The limit of {} saved views is reached: delete one that you do not use',
  'Limite de {} observações por pedido atingido': 'The limit of {} notes of an order is reached',
  'Limite de {} atributos por variação atingido': 'The limit of {} attributes of a variation is reached',
  'Você já tem {} relatórios em andamento. Espere um terminar ou cancele um deles.':
    'You have {} reports in progress already. Wait for one to end, or cancel one of them.',
  'Você já tem {} relatórios em andamento, contando os de outras empresas. Espere um terminar ou cancele um deles.':
    'You have {} reports in progress already, those of other companies counted. Wait for one to end, or cancel one of them.',
};
