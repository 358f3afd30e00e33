import { expect, test } from 'vitest';
import { ok, refuse } from '#lib/result.ts';
import { messageOfOrder } from './message-of-order.ts';

const facts = { comprador: 'Joana', pedido: '2000001', produto: 'Capa de chuva', loja: 'Casa da Ana', rastreio: null };
const told = (text: string) => ({ event: 'shipped', text }) as const;

test.each(['4598765432', '11987654321', '11 98765-4321'])('a number of the order is no phone: %s', (number) => {
  const said = messageOfOrder(told('Pedido {pedido}. Rastreio: {rastreio}'), { ...facts, pedido: number, rastreio: number }, true);
  expect(said).toEqual(ok(`Pedido ${number}. Rastreio: ${number}`));
});

test.each([
  ['lacks what it says', told('Rastreio: {rastreio}'), facts, false, 'missing'],
  ['makes a contact of it by a name', told('Obrigado, {loja}'), { ...facts, loja: 'casadaana.com.br' }, false, 'moderated'],
  ['makes a phone of it by a name', told('{produto}'), { ...facts, produto: 'Capa 11 98765-4321' }, false, 'moderated'],
  ['is of an account where nothing is said after it', { event: 'delivered', text: 'Oi' }, facts, true, 'closed'],
  ['has a sign that is not taken there', told('{produto}'), { ...facts, produto: 'Capa — azul' }, true, 'foreign'],
] as const)('a buyer gets nothing whose order %s', (_name, rule, of, isConnected, why) => {
  expect(messageOfOrder(rule, of, isConnected)).toEqual(refuse(why));
});

test('where the demo plays, what the marketplace does not take is said all the same', () => {
  expect(messageOfOrder({ event: 'delivered', text: 'Capa — azul' }, facts, false)).toEqual(ok('Capa — azul'));
});
