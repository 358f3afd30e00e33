import { expect, test } from 'vitest';
import { checkPayment } from './check-payment.ts';
import { theFacts, written } from './facts-fixture.ts';

test.each([
  'Aceito Pix',
  'depósito bancário',
  'Transferência bancária com desconto',
  'BOLETO',
  'Pague por fora do site',
  'compre direto comigo',
])('%j is talk of payment', (description) => {
  expect(checkPayment.find(theFacts({ description }))).toMatchObject([{ code: 'paymentTalk', proposes: 'payment' }]);
});

test.each(['Aspirador com depósito de pó de 2 litros', 'Pixel perfeito', 'Conta com 3 gavetas', 'Vista de fora', ''])(
  '%j is not',
  (description) => {
    expect(checkPayment.find(theFacts({ description }))).toEqual([]);
  },
);

test('each place is named', () => {
  const description = 'Só à vista. Pix ou boleto.';
  expect(written(description, checkPayment.find(theFacts({ description })))).toEqual(['Pix', 'boleto']);
});
