import { expect, test } from 'vitest';
import type { Backlog } from '#contract/backlog.ts';
import { formatMessage, translateIn } from '#locale/translate.ts';
import type { Actor, AnyIntentCommand } from '../command.ts';
import { commandNamed } from '../registry.ts';

const waiting: Backlog = {
  _id: 'account-ana',
  version: 2,
  accountName: 'Loja da Ana',
  sellerId: 'ana',
  sellerName: 'Casa da Ana',
  total: 5,
  reasons: [{ reason: 'unconfirmed', count: 5 }],
  kinds: [
    { kind: 'changePrice', count: 3 },
    { kind: 'publishListing', count: 2 },
  ],
  sendable: 5,
  discardable: 3,
  first: [{ kind: 'changePrice', name: 'Capa', createdAt: '2026-11-23T11:00:00.000Z' }],
  until: '2026-11-23T11:00:00.000Z',
};
const actor: Actor = { id: 'seller', name: 'Ana', role: 'seller', isMoneyManager: false, leases: 'off', now: '2026-11-23T12:00:00.000Z' };
const discard = (): AnyIntentCommand => {
  const command = commandNamed('backlog.discard');
  if (command.kind !== 'intent') throw new Error('backlog.discard is no intent');
  return command;
};
const args = (backlog: Backlog): unknown => {
  const parsed = discard().parseArgs(discard().prefillFrom(backlog));
  if (!parsed.ok) throw new Error('What a discard begins with does not fit');
  return parsed.value;
};

test('a discard says how much of it stays, for a listing waits for it', () => {
  const asked = (backlog: Backlog): string => {
    const message = discard().reviewOf?.(args(backlog), backlog.accountName);
    return message ? formatMessage(translateIn('br'), message) : '';
  };
  expect(asked(waiting)).toBe(
    'Descartar o que esperava de Loja da Ana (3)? Nada disso será enviado, e não pode ser desfeito. Publicações continuam esperando: 2',
  );
  expect(asked({ ...waiting, discardable: 5 })).toBe(
    'Descartar o que esperava de Loja da Ana (5)? Nada disso será enviado, e não pode ser desfeito',
  );
});

test('where only publications wait nothing is discarded, and it is said why', () => {
  expect(discard().isPossible({ ...waiting, discardable: 0 }, actor)).toEqual({ ok: false, error: { key: 'backlog.refused.publishing' } });
  expect(discard().apply(waiting, args(waiting), actor)).toMatchObject({ ok: true, value: { total: 2, sendable: 2, discardable: 0 } });
});
