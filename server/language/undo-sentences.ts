/** Why something is not taken back. */
export const undoSentences = {
  'Isto mudou depois: não dá mais para desfazer': 'This has changed since: it can no longer be undone',
  'A decisão a desfazer não foi encontrada': 'The decision to take back was not found',
  'Só quem decidiu pode desfazer': 'Only who decided can take it back',
  'A decisão já foi desfeita': 'The decision was taken back already',
} as const;
