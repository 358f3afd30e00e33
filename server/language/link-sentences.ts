/** What is said of listings and what they are bound to; as in `sentences.ts`. */
export const linkSentences = {
  'Anúncio já está vinculado a este SKU': 'The listing is bound to this SKU already',
  'Anúncio não está vinculado': 'The listing is not bound',
  'O kit com este código diz o que o anúncio vende: mude a composição do kit':
    'The kit with this code says what the listing sells: change what the kit is made of',
  'O vínculo do anúncio mudou agora mesmo: tente de novo': 'What the listing is bound to has just changed: try again',
  'Nenhum kit tem este código': 'No kit has this code',
};
