import { expect, test } from 'vitest';
import type { AutoMessageRow } from '#contract/auto-message.ts';
import type { Actor } from '../command.ts';
import { commandNamed } from '../registry.ts';

const rule: AutoMessageRow = {
  _id: '0c0ffee0-0000-4000-8000-000000000001',
  version: 3,
  name: 'Pedido a caminho',
  sellerId: 'ana',
  sellerName: 'Casa da Ana',
  marketPlaceId: null,
  marketPlaceName: null,
  event: 'shipped',
  text: 'Saiu',
  status: 'active',
  sent: 0,
  sentAt: null,
};
const actor: Actor = { id: 'seller', name: 'Ana', role: 'seller', isMoneyManager: false, leases: 'off', now: '2026-11-23T12:00:00.000Z' };
const args = { _id: rule._id, version: 3 };

test.each([
  ['pause', 'active', 'paused', 'automessage.resume'],
  ['resume', 'paused', 'active', 'automessage.pause'],
] as const)('a message is %sd where it is %s, becomes %s, and %s takes it back', (step, from, to, inverse) => {
  const command = commandNamed(`automessage.${step}`);
  if (command.kind !== 'intent') throw new Error(`${step} is no intent`);
  expect(command.apply({ ...rule, status: from }, args, actor)).toEqual({ ok: true, value: { ...rule, status: to } });
  expect(command.apply({ ...rule, status: to }, args, actor).ok).toBe(false);
  expect(command.inverseOf?.(args, 'i1')).toEqual({ command: inverse, args });
});
