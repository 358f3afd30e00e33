/** What is said of price, stock and cost; as in `sentences.ts`. */
export const priceSentences = {
  'Informe o preço ou o estoque': 'Give a price or a stock',
  'Abaixo do custo, que é {}': 'Below cost, which is {}',
  'O estoque de um kit é o das suas partes': 'The stock of a kit is that of its parts',
  'O estoque mudou desde então: agora é {}': 'The stock has changed since: it is {} now',
  'O custo mudou desde então: agora é {}': 'The cost has changed since: it is {} now',
  'O custo foi apagado desde então': 'The cost was taken away since',
} as const;
