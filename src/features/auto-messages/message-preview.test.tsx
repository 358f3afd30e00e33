import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SampleOrder } from '#contract/auto-message.ts';
import { ok } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { MessagePreview } from './message-preview.tsx';

const facts = { comprador: 'Joana', pedido: '2000001', produto: 'Capa de chuva', loja: 'Casa da Ana', rastreio: null };
const order = (changes: Partial<SampleOrder['facts']>, isConnected = false): SampleOrder => ({
  orderId: 'o1',
  at: '2026-11-21T12:00:00.000Z',
  facts: { ...facts, ...changes },
  isConnected,
});
const stopped = (why: SampleOrder['stopped']): SampleOrder => ({ ...order({}), stopped: why });

/** What the preview says of a message over one order. */
const saidOver = async (of: SampleOrder, text: string, event: 'shipped' | 'delivered' = 'shipped') => {
  const Preview = () => <MessagePreview text={text} scope={{ event }} />;
  const router = createRouter({ routeTree: createRootRoute({ component: Preview }), history: createMemoryHistory() });
  await renderConsole({ api: { send: (async () => ok([of])) as never }, children: <RouterProvider router={router as never} /> });
  return (await screen.findByRole('definition')).textContent;
};

test.each([
  ['lacks a field', order({}), 'Rastreio: {rastreio}', 'shipped', 'Não seria enviada: falta um dado neste pedido.'],
  [
    'makes a contact of it',
    order({ loja: 'casadaana.com.br' }),
    'Obrigado, {loja}',
    'shipped',
    'Não seria enviada: com os nomes deste pedido ela traz um contato ou link.',
  ],
  [
    'has a sign in it that is not taken there',
    order({ produto: 'Capa — azul' }, true),
    '{produto}',
    'shipped',
    'Não seria enviada: com os dados deste pedido ela tem um sinal que o Mercado Livre não aceita.',
  ],
  [
    'is over where nothing is said any more',
    order({}, true),
    'Oi, {comprador}',
    'delivered',
    'Não seria enviada: depois deste evento o Mercado Livre não aceita mensagem.',
  ],
  ['is of a paused account', stopped('paused'), 'Oi, {comprador}', 'shipped', 'Não seria enviada: a conta está pausada.'],
  ['is of a blocked company', stopped('blocked'), 'Oi, {comprador}', 'shipped', 'Não seria enviada: a empresa está bloqueada.'],
  [
    'is of an account that is not connected any more',
    stopped('disconnected'),
    'Oi, {comprador}',
    'shipped',
    'Não seria enviada agora: a conta precisa ser conectada de novo.',
  ],
  ['has all it says', order({}, true), 'Oi, {comprador}', 'shipped', 'Oi, Joana'],
] as const)('the preview says what a buyer would get whose order %s', async (_name, of, text, event, said) => {
  expect(await saidOver(of, text, event)).toBe(said);
});
