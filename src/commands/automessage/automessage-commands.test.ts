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

const intentNamed = (name: string) => {
  const command = commandNamed(name);
  if (command.kind !== 'intent') throw new Error(`${name} is no intent`);
  return command;
};

test.each([
  ['pause', 'active', 'paused', 'automessage.resume'],
  ['resume', 'paused', 'active', 'automessage.pause'],
] as const)('a message is %sd where it is %s, becomes %s, and %s takes it back', (step, from, to, inverse) => {
  const command = intentNamed(`automessage.${step}`);
  expect(command.apply({ ...rule, status: from }, args, actor)).toEqual({ ok: true, value: { ...rule, status: to } });
  expect(command.apply({ ...rule, status: to }, args, actor).ok).toBe(false);
  expect(command.inverseOf?.(args, 'i1')).toEqual({ command: inverse, args });
});

test('what the marketplace would refuse is not resumed, and its pause has no way back', () => {
  const [pause, resume] = ['pause', 'resume'].map((step) => intentNamed(`automessage.${step}`));
  const refused = { ...rule, isRefusedThere: true };
  expect(resume?.isPossible({ ...refused, status: 'paused' }, actor)).toEqual({ ok: false, error: { key: 'automessage.refused.there' } });
  expect(pause?.isPossible(refused, actor).ok).toBe(true);
  expect(pause?.inverseOf?.(pause.prefillFrom(refused), 'i1')).toBeNull();
  expect(pause?.inverseOf?.(pause.prefillFrom(rule), 'i1')).toMatchObject({ command: 'automessage.resume' });
});

test('a rule that another keeps from being resumed names that one', () => {
  const refused: AutoMessageRow = { ...rule, status: 'paused', isRefusedThere: true, otherThere: 'Pagamento' };
  expect(intentNamed('automessage.resume').isPossible(refused, actor)).toEqual({
    ok: false,
    error: { key: 'automessage.refused.other', values: { name: 'Pagamento' } },
  });
});
