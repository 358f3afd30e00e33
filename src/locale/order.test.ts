import { expect, test } from 'vitest';
import { translateIn } from './translate.ts';

test.each([
  ['2000012000008083', 'Recusar a solicitação de cancelamento do pedido 2000012000008083? Não pode ser desfeito'],
  ['3 pedidos', 'Recusar a solicitação de cancelamento de 3 pedidos? Não pode ser desfeito'],
])('what is done to an order or to some (%s) is asked in Portuguese as it is spoken', (label, question) => {
  expect(translateIn('br')('order.refuseCancelReview', { label })).toBe(question);
});
