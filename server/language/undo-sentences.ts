/** Why something is not taken back. */
export const undoSentences = {
  'Só se exclui o anúncio que nunca foi publicado, e do qual nada está sendo enviado':
    'Only a listing that was never published is deleted, and none of which anything is being sent',
  '{} excluiu este anúncio': '{} deleted this listing',
  'Isto mudou depois: não dá mais para desfazer': 'This has changed since: it can no longer be undone',
  'A decisão a desfazer não foi encontrada': 'The decision to take back was not found',
  'Só quem decidiu pode desfazer': 'Only who decided can take it back',
  'A decisão já foi desfeita': 'The decision was taken back already',
} as const;
