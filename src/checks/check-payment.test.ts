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
  'Formas de pagamento: cartão',
  'Parcelamos no cartão',
  'Parcelo em 3 vezes',
  '10x de R$ 29,90 sem juros',
  'Desconto à vista',
  'À vista tem 10% off',
  'Pagamento na entrega em dinheiro',
  'Pode pagar metade na entrega',
  'Aceito PicPay',
  'Aceitamos cheque',
  'No P1X sai mais barato',
  'Transferência para o Banco Exemplo',
  'Crediário próprio',
  'Fora do ML sai mais barato',
])('%j is talk of payment', (description) => {
  expect(checkPayment.find(theFacts({ description }))).toMatchObject([{ code: 'paymentTalk', proposes: 'payment' }]);
});

test.each([
  'Tecido Pix-Art de alta definição',
  'Tijolo à vista, tamanho 10 cm',
  'Carteira com espaço para cheque e dinheiro',
  'Transferência de calor para camisetas',
  'Máquina de cartão não inclusa',
  'Aspirador com depósito de pó de 2 litros',
  'Pixel perfeito',
  'Conta com 3 gavetas',
  'Vista de fora',
  '',
])('%j is not', (description) => {
  expect(checkPayment.find(theFacts({ description }))).toEqual([]);
});

test.each(['formas\u00A0de pagamento', 'depósito  bancário', 'Sem\njuros', 'P\u200Bix'])(
  '%j is talk of payment, whatever its blanks',
  (description) => {
    expect(checkPayment.find(theFacts({ description }))).toMatchObject([{ code: 'paymentTalk', values: { said: description } }]);
  },
);

test('each place is named', () => {
  const description = 'Só à vista. Pix ou boleto.';
  expect(written(description, checkPayment.find(theFacts({ description })))).toEqual(['Pix', 'boleto']);
});
