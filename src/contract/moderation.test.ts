import { expect, test } from 'vitest';
import { moderatedIn } from './moderation.ts';

const kindsIn = (text: string) => moderatedIn(text).map(({ kind }) => kind);

test.each([
  ['Me chame no (11) 98765-4321', 'phone'],
  ['Ligue 11987654321', 'phone'],
  ['+55 81 3333-4444 é o nosso', 'phone'],
  ['meu número: 98765-4321', 'phone'],
  ['Escreva para loja@exemplo.com.br', 'mail'],
  ['Veja em https://exemplo.com.br/catalogo', 'link'],
  ['Está em www.exemplo.net', 'link'],
  ['Procure lojadaana.com.br', 'link'],
  ['Chama no WhatsApp!', 'word'],
  ['Fechamos POR FORA', 'word'],
  ['aceito Píx', 'word'],
])('%s: the marketplace takes out a %s', (text, kind) => {
  expect(kindsIn(text)).toEqual([kind]);
});

test.each([
  'Bom dia! Serve sim, do 2012 ao 2021. Disponível à pronta entrega.',
  'O código de barras é 7891000100103 e o NCM 8512.20.11',
  'Enviamos para o CEP 01310-100 em até 5 dias',
  'Mede 30 x 40 x 120 cm e pesa 1.250 g. Garantia de 90 dias.',
  'Custa R$ 1.299,90 em 12x',
  'Modelos 2019-2021, tensão 110/220',
  'Temos o zapata e o pixel em estoque',
  '',
])('what answers a question stays: %s', (text) => {
  expect(moderatedIn(text)).toEqual([]);
});

test('each is told once, as it was written, and no text makes it slow', () => {
  expect(moderatedIn('Zap 11 98765-4321 ou zap 11 98765-4321')).toEqual([
    { kind: 'phone', text: '11 98765-4321' },
    { kind: 'word', text: 'zap' },
  ]);
  expect(moderatedIn(`${'a.'.repeat(1000)}@${'1 '.repeat(1000)}`)).toEqual([]);
});
