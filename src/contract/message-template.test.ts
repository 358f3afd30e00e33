import { expect, test } from 'vitest';
import { fillMessage, longestMessage, unknownFacts } from './message-template.ts';

const facts = { comprador: 'Joana', pedido: '2000001', produto: 'Capa de chuva', loja: 'Casa da Ana', rastreio: null };

test('a message says of its order what it is asked to, each time it is asked', () => {
  expect(fillMessage('Oi, {comprador}! {produto} ({pedido}) da {loja}. {comprador}!', facts)).toBe(
    'Oi, Joana! Capa de chuva (2000001) da Casa da Ana. Joana!',
  );
});

test('what the order does not have makes no half message', () => {
  expect(fillMessage('Rastreie em {rastreio}', facts)).toBeNull();
  expect(fillMessage('Rastreie em {rastreio}', { ...facts, rastreio: 'BR1' })).toBe('Rastreie em BR1');
});

test('what is filled in is not filled again, and nothing grows longer than the marketplace takes it', () => {
  expect(fillMessage('{comprador}', { ...facts, comprador: '{pedido}' })).toBe('{pedido}');
  expect(fillMessage('{comprador}', { ...facts, comprador: '$& $1' })).toBe('$& $1');
  expect([...(fillMessage(`${'😀'.repeat(340)}{produto}`, facts) ?? '')]).toHaveLength(longestMessage);
});

test('a fact that is none is told', () => {
  expect(unknownFacts('{comprador} {nome} {}')).toEqual(['nome', '']);
  expect(unknownFacts('{comprador}')).toEqual([]);
});
